import * as z from 'zod';
import { line, pageQuery, wordList } from '../../../platform/http/schemas.ts';
import { colorNames } from '../../../platform/media/color-names.ts';
import { orientations } from './card.ts';

export const sorts = ['relevance', 'newest', 'popular', 'price-asc', 'price-desc'] as const;

const word = (max: number) => z.string().trim().max(max);

/** The filters of `/content`, the page and the call alike. */
export const filters = z.object({
  q: line(200).optional(),
  category: word(100).optional(),
  subcategory: word(100).optional(),
  keyword: line(80).optional(),
  collection: word(100).optional(),
  contributor: word(100).optional(),
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
    values: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        labelBn: z.string().nullable(),
        /** Null where counting took too long, or too much was being counted. */
        count: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'FacetGroup' });
