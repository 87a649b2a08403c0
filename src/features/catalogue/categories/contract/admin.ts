import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, line, multilineText } from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

/** What stands in addresses: lower-case letters, digits and single hyphens. */
export const addressKey = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  // An address can hold an identifier in its place.
  .refine((text) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text));
const name = line(80).trim().min(1);
/** Empty for none. */
const nameBn = line(80).trim();
const description = multilineText(1000);

const names = { key: addressKey.optional(), name: name.optional(), nameBn: nameBn.optional() };
const texts = { description: description.optional(), descriptionBn: description.optional() };
/** Contents of the category in their order; without any, its most popular ones stand for it. */
const covers = z.array(z.string().max(100)).max(4).optional();

const params = z.object({ id });
const made = z.object({ _id: id, key: z.string() }).meta({ id: 'PlacedCategory' });
const published = z.object({ published: z.boolean() });
const toggle = z.strictObject({ published: z.boolean().optional() });
const order = z.strictObject({ ids: z.array(z.string().max(100)).max(500) });
const merge = z.strictObject({ into: z.string().max(100) });

const write = { access: 'admin', audit: 'recorded', tag, errors: ['conflict'] } as const;

/** What admins change of categories. Contents follow in the same transaction. */
export const categoriesAdminContract = {
  create: operation({
    ...write,
    method: 'POST',
    path: '/content-category/create',
    summary: 'Creates a category, not published, as the last one; without a key it gets one of its name',
    body: z.strictObject({ ...names, name, ...texts }),
    output: made,
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/update/{id}',
    summary: 'Changes what is given of a category; addresses with the old key lead to the new one',
    params,
    body: z.strictObject({ ...names, ...texts, covers }),
    output: made,
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/delete/{id}',
    summary: 'Deletes a category without contents; 409 for one that has any',
    params,
    output: done,
  }),
  togglePublished: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/toggle/publish/{id}',
    summary: 'Publishes a category or hides it with its contents; `published` says which is wanted',
    params,
    body: toggle,
    output: published,
  }),
  order: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/order',
    summary: 'Puts all categories into this order; 409 where others exist by now',
    body: order,
    output: done,
  }),
  merge: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/merge/{id}',
    summary: 'Moves contents and subcategories of a category to another one, and deletes it; its addresses lead there',
    params,
    body: merge,
    output: done,
  }),
  createSubcategory: operation({
    ...write,
    method: 'POST',
    path: '/content-category/subcategory/create/{categoryId}',
    summary: 'Creates a subcategory, published, as the last one',
    params: z.object({ categoryId: id }),
    body: z.strictObject({ ...names, name }),
    output: made,
  }),
  updateSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/update/{id}',
    summary: 'Changes what is given of a subcategory; addresses with the old key lead to the new one',
    params,
    body: z.strictObject({
      ...names,
      /** A content of the subcategory that stands for it, or null. */
      coverId: z.string().max(100).nullable().optional(),
    }),
    output: made,
  }),
  removeSubcategory: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/subcategory/delete/{categoryId}',
    summary:
      'Deletes a subcategory of a category, without contents; 409 for one that has any. Also taken from the query',
    params: z.object({ categoryId: id }),
    query: z.object({ subcategoryId: z.string().max(100).optional() }),
    body: z.strictObject({ subcategoryId: z.string().max(100).optional() }),
    output: done,
  }),
  toggleSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/toggle/publish/{id}',
    summary: 'Publishes a subcategory or hides it: contents stay in their category, and lose this place',
    params,
    body: toggle,
    output: published,
  }),
  orderSubcategories: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/order/{categoryId}',
    summary: 'Puts all subcategories of a category into this order; 409 where others exist by now',
    params: z.object({ categoryId: id }),
    body: order,
    output: done,
  }),
  mergeSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/merge/{id}',
    summary: 'Moves the contents of a subcategory to another one of its category, and deletes it',
    params,
    body: merge,
    output: done,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof categoriesAdminContract> {}
}
