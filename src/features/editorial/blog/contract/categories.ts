import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, line } from '../../../../platform/http/schemas.ts';

const params = z.object({ id });
const write = { access: 'admin', audit: 'recorded', tag: 'Blog admin' } as const;

const key = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = line(80).trim().min(1);
/** Bangla name; empty for none. */
const nameBn = line(80).trim();
const made = z.object({ _id: id, key: z.string() }).meta({ id: 'SavedBlogCategory' });

export const blogCategoriesContract = {
  create: operation({
    ...write,
    method: 'POST',
    path: '/blog/category/create',
    summary: 'Creates a blog category; without a key, one is derived from its name',
    body: z.strictObject({ name, nameBn: nameBn.optional(), key: key.optional() }),
    output: made,
    errors: [],
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/blog/category/update/{id}',
    summary: 'Changes the given fields of a blog category',
    params,
    body: z.strictObject({ name: name.optional(), nameBn: nameBn.optional(), key: key.optional() }),
    output: made,
    errors: [],
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/blog/category/delete/{id}',
    summary: 'Deletes an empty blog category; 409 if it has posts. Deleted posts lose it if they are restored',
    params,
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof blogCategoriesContract> {}
}
