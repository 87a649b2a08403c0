import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id } from '../../platform/http/schemas.ts';

export const subcategory = z
  .object({
    _id: id,
    key: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    contentCount: z.int(),
  })
  .meta({ id: 'Subcategory' });

export const category = z
  .object({
    _id: id,
    key: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    description: z.string(),
    descriptionBn: z.string().nullable(),
    /** Previews of the most popular content, for a tile: `/media/{_id}/{width}.webp`. */
    covers: z.array(
      z.object({
        _id: id,
        width: z.int(),
        height: z.int(),
        widths: z.array(z.int()),
        /** Those of `widths` that are there as AVIF too. */
        avifWidths: z.array(z.int()),
        colors: z.array(z.string()),
        alt: z.string(),
      }),
    ),
    contentCount: z.int(),
    subcategories: z.array(subcategory),
  })
  .meta({ id: 'Category' });

const adminCategory = category
  .omit({ covers: true, subcategories: true })
  .extend({
    published: z.boolean(),
    position: z.int(),
    subcategories: z.array(subcategory.extend({ published: z.boolean() }).meta({ id: 'AdminSubcategory' })),
    /** Contents that were chosen to stand for it; none where its most popular ones do. */
    coverIds: z.array(id),
  })
  .meta({ id: 'AdminCategory' });

export const categoriesContract = {
  all: operation({
    method: 'GET',
    path: '/content-category/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'Every category, published or not, in their order',
    output: z.object({ items: z.array(adminCategory) }),
    errors: ['unauthenticated'],
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof categoriesContract> {}
}
