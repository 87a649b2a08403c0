import * as z from 'zod';
import { id, instant, money } from '../../../../platform/http/schemas.ts';
import { previewKinds } from '../../../../platform/media/preview-kinds.ts';

export const orientations = ['landscape', 'portrait', 'square'] as const;

/**
 * A derived picture that anybody may see, at `/media/{_id}/{width}.webp` and `.avif` for each of `widths`. A video's has a
 * short silent clip beside it, `asset.mp4`.
 */
export const preview = z
  .object({
    _id: id,
    kind: z.enum(previewKinds),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    /** Widths that also exist as AVIF. */
    avifWidths: z.array(z.int()),
    /** Two or three of the picture's own colours, for the placeholder: `#rrggbb`. */
    colors: z.array(z.string()),
  })
  .meta({ id: 'Preview' });

/** A category or subcategory, as what belongs to it names it. */
export const categoryName = z
  .object({ _id: id, key: z.string(), name: z.string(), nameBn: z.string().nullable() })
  .meta({ id: 'CategoryName' });
const contributor = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    /** Address of a square picture, or null. */
    image: z.string().nullable(),
    /** Stands for authors whose open work the demo catalogue shows, and who don't sell here. */
    demo: z.boolean(),
  })
  .meta({ id: 'ContributorName' });

/** What a list shows of a content. */
export const card = z
  .object({
    _id: id,
    title: z.string(),
    /** The title in the site's other language, where there is one. */
    translatedTitle: z.string().nullable(),
    language: z.enum(['en', 'bn']),
    contributor,
    category: categoryName,
    /** The lowest price of a variant that is for sale, in minor units; 0 is free. */
    minPrice: money,
    maxPrice: money,
    currency: z.string(),
    formats: z.array(z.string()),
    preview: preview.nullable(),
    /** Address of the second preview, as wide as a card shows it. Only where there is one. */
    secondPicture: z.string().optional(),
    ai: z.boolean(),
    publishedAt: instant,
  })
  .meta({ id: 'Card' });

export type Card = z.output<typeof card>;
