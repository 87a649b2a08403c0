import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, money } from '../../../../platform/http/schemas.ts';
import { colorNames } from '../../../../platform/media/color-names.ts';
import { card, categoryName, orientations, preview } from '../../catalogue/contract/card.ts';
import { licence } from '../../licences/contract.ts';
import { previewCaption } from './preview-caption.ts';
import { contentVersion } from './version.ts';

export const variantFile = z
  .object({
    _id: id,
    name: z.string(),
    format: z.string(),
    /** Formats of the files inside an archive; empty for other files. */
    containedFormats: z.array(z.string()),
    mediaType: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sha256: z.string(),
    /** Measurements from processing, such as seconds, glyphs or pages, and the camera settings of a photograph. */
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .meta({ id: 'VariantFile' });

export const variant = z
  .object({
    _id: id,
    name: z.string(),
    licence,
    /** Price of the variant, in a sale or not; null means that it isn't for sale. */
    price: money.nullable(),
    /** The price without the sale, and the lowest of the 30 days before it; null if there is no sale. */
    sale: z.object({ listPrice: money, lowestPrice: money }).nullable(),
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
          ...previewCaption,
          /** Technical data of a video, as far as processing could read it; null for other kinds of previews. */
          film: z
            .object({
              seconds: z.number(),
              width: z.int(),
              height: z.int(),
              fps: z.number().nullable(),
              codec: z.string().nullable(),
              hasSound: z.boolean().nullable(),
              /** True if the video loops seamlessly, null if unknown. */
              isLoop: z.boolean().nullable(),
            })
            .nullable(),
          /** URL of the sound or silent clip to play; null for other kinds of previews. */
          asset: z.object({ url: z.string(), mediaType: z.string() }).nullable(),
        })
        .meta({ id: 'ContentPreview' }),
    ),
    variants: z.array(variant),
    attribution: z.string(),
    sourceUrl: z.string(),
    counts: z.object({ views: z.int(), downloads: z.int(), favorites: z.int() }),
    updatedAt: instant,
    /** Published versions, newest first. */
    versions: z.array(contentVersion),
  })
  .meta({ id: 'Content' });

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
  original: operation({
    method: 'GET',
    path: '/content/original/{contentId}/{fileId}',
    access: 'creator',
    tag,
    summary:
      'Redirects (302) to a file of a content in any status, by a link valid for two minutes; for its contributor and, from the admin area, for admins',
    params: z.object({ contentId: id, fileId: id }),
    output: 'stream',
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contentContract> {}
}
