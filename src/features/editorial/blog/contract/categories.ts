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
    summary: 'Creates a category of the blog; without a key it gets one of its name',
    body: z.strictObject({ name, nameBn: nameBn.optional(), key: key.optional() }),
    output: made,
    errors: [],
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/blog/category/update/{id}',
    summary: 'Changes what is given of a category of the blog',
    params,
    body: z.strictObject({ name: name.optional(), nameBn: nameBn.optional(), key: key.optional() }),
    output: made,
    errors: [],
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/blog/category/delete/{id}',
    summary: 'Deletes a category of the blog; 409 for one with posts. Deleted posts that can be restored lose it',
    params,
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof blogCategoriesContract> {}
}
