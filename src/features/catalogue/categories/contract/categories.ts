import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id } from '../../../../platform/http/schemas.ts';

/** A cover image at `/media/{_id}/{width}.webp` and `.avif`. */
export const cover = z
  .object({
    _id: id,
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    /** The `widths` that are also available as AVIF. */
    avifWidths: z.array(z.int()),
    colors: z.array(z.string()),
    alt: z.string(),
    /** Whether the image must not be cropped: it is shown whole on its first colour. */
    isWhole: z.boolean().optional(),
  })
  .meta({ id: 'Cover' });

const namedSubcategory = z.object({
  _id: id,
  key: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  contentCount: z.int(),
});

export const subcategory = namedSubcategory
  .extend({
    /** The uploaded picture, or else the chosen content's preview, or else null. */
    cover: cover.nullable(),
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
    /** Covers for a tile: the uploaded picture, then previews of the chosen contents, then of the most popular ones. */
    covers: z.array(cover),
    contentCount: z.int(),
    subcategories: z.array(subcategory),
  })
  .meta({ id: 'Category' });

/** Uploaded cover; null if contents serve as covers. */
const picture = cover.nullable();

const adminCategory = category
  .omit({ covers: true, subcategories: true })
  .extend({
    published: z.boolean(),
    position: z.int(),
    subcategories: z.array(
      namedSubcategory
        .extend({
          published: z.boolean(),
          /** The content chosen as cover. */
          coverId: id.nullable(),
          picture,
        })
        .meta({ id: 'AdminSubcategory' }),
    ),
    /** Contents chosen as covers; empty if the most popular ones are shown. */
    coverIds: z.array(id),
    picture,
  })
  .meta({ id: 'AdminCategory' });

export const categoriesContract = {
  all: operation({
    method: 'GET',
    path: '/content-category/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'All categories, published or not, in order',
    output: z.object({ items: z.array(adminCategory) }),
    errors: ['unauthenticated'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof categoriesContract> {}
}
