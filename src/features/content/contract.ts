import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, money, pageQuery, wordList } from '../../platform/http/schemas.ts';
import { colorNames } from '../../platform/media/color-names.ts';

export const orientations = ['landscape', 'portrait', 'square'] as const;
export const sorts = ['relevance', 'newest', 'popular', 'price-asc', 'price-desc'] as const;

/** A derived picture that anybody may see. Addresses: `/media/{_id}/{width}.webp` and `.avif`, for each of `widths`. */
export const preview = z
  .object({
    _id: id,
    kind: z.enum(['image', 'font', 'audio']),
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

const named = z
  .object({ _id: id, key: z.string(), name: z.string(), nameBn: z.string().nullable() })
  .meta({ id: 'CategoryName' });
const contributor = z.object({ _id: id, username: z.string(), name: z.string() }).meta({ id: 'ContributorName' });

/** What a listing shows of a content. */
export const card = z
  .object({
    _id: id,
    title: z.string(),
    language: z.enum(['en', 'bn']),
    contributor: contributor,
    category: named,
    /** The lowest price of a variant that is for sale, in minor units; 0 is free. */
    minPrice: money,
    maxPrice: money,
    currency: z.string(),
    formats: z.array(z.string()),
    preview: preview.nullable(),
    ai: z.boolean(),
    publishedAt: instant,
  })
  .meta({ id: 'Card' });

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
    subcategories: z.array(named),
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

/** The filters of `/content`, the page and the call alike. */
export const filters = z.object({
  q: once(200).optional(),
  category: once(100).optional(),
  subcategory: once(100).optional(),
  keyword: once(80).optional(),
  collection: once(100).optional(),
  contributor: once(100).optional(),
  /** `free`, `paid`, or `min-max` in minor units, either end may be left out. */
  price: z
    .string()
    .regex(/^(free|paid|\d{1,12}-\d{0,12}|-\d{1,12})$/)
    .optional(),
  format: wordList.optional(),
  orientation: wordList.pipe(z.array(z.enum(orientations))).optional(),
  color: wordList.pipe(z.array(z.enum(colorNames))).optional(),
  licence: wordList.optional(),
  ai: z.enum(['only', 'exclude']).optional(),
  /** Excluded keywords. */
  not: wordList.optional(),
});

export const listQuery = filters.extend({
  sort: z.enum(sorts).optional(),
  ...pageQuery,
});

export const facetGroup = z
  .object({
    key: z.enum(['category', 'subcategory', 'price', 'format', 'orientation', 'color', 'licence', 'ai']),
    values: z.array(z.object({ value: z.string(), label: z.string(), labelBn: z.string().nullable(), count: z.int() })),
  })
  .meta({ id: 'FacetGroup' });

const tag = 'Content';

export const contentContract = {
  all: operation({
    method: 'GET',
    path: '/content/all',
    access: 'public',
    tag,
    summary: 'Published content: search, filters, sort, pages by cursor',
    query: listQuery,
    output: listSchema(card).extend({
      /** What was searched for instead, where `q` had a typing error. */
      correctedQuery: z.string().nullable(),
    }),
    errors: ['bad_input'],
    shared: true,
  }),
  facets: operation({
    method: 'GET',
    path: '/content/facets',
    access: 'public',
    tag,
    summary: 'How many results each choice of each filter has',
    query: filters,
    output: z.object({
      groups: z.array(facetGroup),
      /** Filters whose counts are those of 10,000 results, as there are more: at least so many. */
      sampled: z.array(facetGroup.shape.key),
    }),
    errors: ['bad_input'],
    shared: true,
  }),
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
  related: operation({
    method: 'GET',
    path: '/content/related/{id}',
    access: 'public',
    tag,
    summary: 'Content like this one, and more of its contributor',
    params: z.object({ id: idOrKey }),
    output: z.object({ related: z.array(card), fromContributor: z.array(card) }),
    errors: ['not_found'],
    shared: true,
  }),
  view: operation({
    method: 'PATCH',
    path: '/content/view/{id}',
    access: 'public',
    tag,
    summary: 'Registers a view; a person counts once a day',
    params: z.object({ id: idOrKey }),
    output: z.object({ views: z.int() }),
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
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
  sitemap: operation({
    method: 'GET',
    path: '/content/sitemap',
    access: 'public',
    tag,
    summary: 'Addresses for search engines: without `after` where each part begins, with it the part',
    query: z.object({ after: once(40).optional() }),
    output: z.object({ parts: z.array(z.string()), items: z.array(z.object({ _id: id, updatedAt: instant })) }),
    errors: ['too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contentContract> {}
}
