import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, money, pageQuery } from '../../platform/http/schemas.ts';
import { colorNames } from '../../platform/media/color-names.ts';
import { card, categoryName, orientations, preview } from '../catalogue/contract/card.ts';

export const licence = z
  .object({
    code: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    summary: z.string(),
    summaryBn: z.string().nullable(),
    url: z.string(),
    attributionRequired: z.boolean(),
    commercialUse: z.boolean(),
  })
  .meta({ id: 'Licence' });

export const variantFile = z
  .object({
    _id: id,
    name: z.string(),
    format: z.string(),
    /** Of an archive: the formats in it. */
    containedFormats: z.array(z.string()),
    mediaType: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sha256: z.string(),
  })
  .meta({ id: 'VariantFile' });

export const variant = z
  .object({
    _id: id,
    name: z.string(),
    licence,
    /** Null: not for sale until it has one. */
    price: money.nullable(),
    currency: z.string(),
    files: z.array(variantFile),
  })
  .meta({ id: 'Variant' });

export const content = card
  .extend({
    description: z.string(),
    subcategories: z.array(categoryName),
    keywords: z.array(z.string()),
    orientation: z.enum(orientations).nullable(),
    colors: z.array(z.object({ hex: z.string(), name: z.enum(colorNames) })),
    previews: z.array(
      preview
        .extend({
          /** A font for the live specimen, or sound to play. */
          asset: z.object({ url: z.string(), mediaType: z.string() }).nullable(),
        })
        .meta({ id: 'ContentPreview' }),
    ),
    variants: z.array(variant),
    attribution: z.string(),
    sourceUrl: z.string(),
    counts: z.object({ views: z.int(), downloads: z.int(), favorites: z.int() }),
    updatedAt: instant,
  })
  .meta({ id: 'Content' });

const once = (max: number) => z.string().trim().max(max);

const tag = 'Content';

export const contentContract = {
  single: operation({
    method: 'GET',
    path: '/content/single/{id}',
    access: 'public',
    tag,
    summary: 'One published content, with its variants',
    params: z.object({ id: idOrKey }),
    output: content,
    errors: ['not_found'],
    shared: true,
  }),
  download: operation({
    method: 'GET',
    path: '/content/download/{contentId}/{variantId}',
    access: 'public',
    tag,
    summary: 'Downloads a file of a free variant; answers ranges',
    description:
      'A paid variant answers 402 until it is bought. `file` chooses among several; the first is the default.',
    params: z.object({ contentId: idOrKey, variantId: idOrKey }),
    query: z.object({ file: once(100).optional() }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
  downloaded: operation({
    method: 'GET',
    path: '/content/downloaded',
    access: 'user',
    tag,
    summary: 'What the signed-in person has downloaded, last first; works that are no longer public stay named',
    query: z.object({ ...pageQuery }),
    output: listSchema(
      z
        .object({
          contentId: id,
          variantId: id,
          title: z.string(),
          variantName: z.string(),
          licence: z.string(),
          /** The card, where the work is still public. */
          card: card.nullable(),
          /** Whether the variant can be downloaded again now. */
          available: z.boolean(),
          times: z.int(),
          firstAt: instant,
          lastAt: instant,
        })
        .meta({ id: 'DownloadedVariant' }),
    ),
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contentContract> {}
}
