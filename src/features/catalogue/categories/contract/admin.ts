import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, line, multilineText } from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

/** Key in addresses: lower-case letters, digits and single hyphens. */
export const addressKey = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  // A key must not look like an id, because addresses accept both.
  .refine((text) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text));
const name = line(80).trim().min(1);
/** Bangla name; empty if there is none. */
const nameBn = line(80).trim();
const description = multilineText(1000);

const names = { key: addressKey.optional(), name: name.optional(), nameBn: nameBn.optional() };
const texts = { description: description.optional(), descriptionBn: description.optional() };
/** Chosen contents for the category's covers, in order; if none is chosen, the most popular ones are shown. */
const covers = z.array(z.string().max(100)).max(4).optional();

const params = z.object({ id });
const made = z.object({ _id: id, key: z.string() }).meta({ id: 'PlacedCategory' });
const published = z.object({ published: z.boolean() });
const toggle = z.strictObject({ published: z.boolean().optional() });
const order = z.strictObject({ ids: z.array(z.string().max(100)).max(500) });
const merge = z.strictObject({ into: z.string().max(100) });

const write = { access: 'admin', audit: 'recorded', tag, errors: ['conflict'] } as const;

/** Operations for admins on categories. Contents are updated in the same transaction. */
export const categoriesAdminContract = {
  create: operation({
    ...write,
    method: 'POST',
    path: '/content-category/create',
    summary: 'Creates an unpublished category at the end; without a key, one is derived from its name',
    body: z.strictObject({ ...names, name, ...texts }),
    output: made,
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/update/{id}',
    summary: 'Changes the given fields of a category; addresses with the old key redirect',
    params,
    body: z.strictObject({ ...names, ...texts, covers }),
    output: made,
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/delete/{id}',
    summary: 'Deletes an empty category; 409 if it has contents',
    params,
    output: done,
  }),
  togglePublished: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/toggle/publish/{id}',
    summary: 'Publishes a category, or hides it with its contents, as `published` says',
    params,
    body: toggle,
    output: published,
  }),
  order: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/order',
    summary: 'Sets the order of all categories; 409 if the set has changed',
    body: order,
    output: done,
  }),
  merge: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/merge/{id}',
    summary:
      'Merges a category into another one: moves its contents and subcategories, deletes it and redirects its addresses',
    params,
    body: merge,
    output: done,
  }),
  createSubcategory: operation({
    ...write,
    method: 'POST',
    path: '/content-category/subcategory/create/{categoryId}',
    summary: 'Creates a published subcategory at the end',
    params: z.object({ categoryId: id }),
    body: z.strictObject({ ...names, name }),
    output: made,
  }),
  updateSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/update/{id}',
    summary: 'Changes the given fields of a subcategory; addresses with the old key redirect',
    params,
    body: z.strictObject({
      ...names,
      /** Chosen content for the subcategory's cover, or null. */
      coverId: z.string().max(100).nullable().optional(),
    }),
    output: made,
  }),
  removeSubcategory: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/subcategory/delete/{categoryId}',
    summary: 'Deletes an empty subcategory of a category; 409 if it has contents. Also accepted in the query',
    params: z.object({ categoryId: id }),
    query: z.object({ subcategoryId: z.string().max(100).optional() }),
    body: z.strictObject({ subcategoryId: z.string().max(100).optional() }),
    output: done,
  }),
  toggleSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/toggle/publish/{id}',
    summary: 'Publishes or hides a subcategory; its contents stay in their category',
    params,
    body: toggle,
    output: published,
  }),
  orderSubcategories: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/order/{categoryId}',
    summary: 'Sets the order of all subcategories of a category; 409 if the set has changed',
    params: z.object({ categoryId: id }),
    body: order,
    output: done,
  }),
  mergeSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/merge/{id}',
    summary: 'Merges a subcategory into another one of its category',
    params,
    body: merge,
    output: done,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof categoriesAdminContract> {}
}
