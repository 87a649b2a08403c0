import * as z from 'zod';
import { id, instant, money } from '../../../../platform/http/schemas.ts';
import { previewKinds } from '../../../../platform/media/preview-kinds.ts';

export const orientations = ['landscape', 'portrait', 'square'] as const;

/**
 * A public preview, at `/media/{_id}/{width}.webp` and `.avif` for each of `widths`. The preview of a video also has a
 * short silent clip, `asset.mp4`.
 */
export const preview = z
  .object({
    _id: id,
    kind: z.enum(previewKinds),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    /** Widths that are also available as AVIF. */
    avifWidths: z.array(z.int()),
    /** Two or three dominant colours of the picture for the placeholder: `#rrggbb`. */
    colors: z.array(z.string()),
  })
  .meta({ id: 'Preview' });

/** A category or subcategory, as cards and other objects refer to it. */
export const categoryName = z
  .object({ _id: id, key: z.string(), name: z.string(), nameBn: z.string().nullable() })
  .meta({ id: 'CategoryName' });
const contributor = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    /** URL of a square picture, or null. */
    image: z.string().nullable(),
    /** True for authors of openly licensed works in the demo catalogue, who don't sell here. */
    demo: z.boolean(),
  })
  .meta({ id: 'ContributorName' });

/** Data of a content in lists. */
export const card = z
  .object({
    _id: id,
    title: z.string(),
    /** The title in the site's other language, or null. */
    translatedTitle: z.string().nullable(),
    language: z.enum(['en', 'bn']),
    contributor,
    category: categoryName,
    /** The lowest price of a variant for sale, in minor units; 0 is free. */
    minPrice: money,
    maxPrice: money,
    /**
     * If the variant with the lowest price, or with the highest one beside a free variant, is in a sale: its price without
     * it, and the lowest of the 30 days before.
     */
    sale: z.object({ listPrice: money, lowestPrice: money }).optional(),
    currency: z.string(),
    formats: z.array(z.string()),
    preview: preview.nullable(),
    /** URL of the second preview at card width; missing if there is none. */
    secondPicture: z.string().optional(),
    ai: z.boolean(),
    publishedAt: instant,
  })
  .meta({ id: 'Card' });

export type Card = z.output<typeof card>;
