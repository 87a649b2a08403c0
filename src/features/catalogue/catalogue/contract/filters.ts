import * as z from 'zod';
import { line, pageQuery, personalQuery, wordList } from '../../../../platform/http/schemas.ts';
import { colorNames } from '../../../../platform/media/color-names.ts';
import { orientations } from './card.ts';
import { itemCounts, styles, uses } from './choices.ts';

/** `color` sorts by similarity to the picked colours in three steps, and within each step by popularity. */
export const sorts = ['relevance', 'color', 'newest', 'popular', 'price-asc', 'price-desc'] as const;

const word = (max: number) => z.string().trim().max(max);

/** Maximum number of picked colours. More colours would make the search more expensive than any other. */
const MAX_PICKED_COLORS = 3;
const colorName = z.stringFormat('color', new RegExp(`^(${colorNames.join('|')}|#?[0-9a-f]{6})$`));
export const isPickedColor = (color: string): boolean => /^#?[0-9a-f]{6}$/.test(color);

function limitPickedColors({ value, issues }: z.core.ParsePayload<string[]>): void {
  if (value.filter(isPickedColor).length > MAX_PICKED_COLORS)
    issues.push({ code: 'too_big', origin: 'array', maximum: MAX_PICKED_COLORS, input: value });
}

/** Filters of the page `/content` and of the API call. */
export const filters = z.object({
  q: line(200).optional(),
  /** Words of `q` to search for exactly as typed; `*` for all of them. */
  asTyped: wordList.optional(),
  category: word(100).optional(),
  subcategory: word(100).optional(),
  keyword: line(80).optional(),
  collection: word(100).optional(),
  contributor: word(100).optional(),
  /** `free`, `paid`, or `min-max` in minor units; either end may be left out. */
  price: z
    .string()
    .regex(/^(free|paid|\d{1,12}-\d{0,12}|-\d{1,12})$/)
    .optional(),
  format: wordList.optional(),
  orientation: wordList.pipe(z.array(z.enum(orientations))).optional(),
  /**
   * One of several named colours (`red,blue`), and each of the picked colours (`#d9232e`, the `#` is optional). A
   * picked colour has to be similar to one in the work's palette.
   */
  color: wordList.pipe(z.array(colorName)).check(limitPickedColors).optional(),
  licence: wordList.optional(),
  /** Uses that one of the work's licences has to permit; each of them is required. */
  use: wordList.pipe(z.array(z.enum(uses))).optional(),
  /** Styles, one of which the work's keywords have to name in English or Bangla. */
  style: wordList.pipe(z.array(z.enum(styles))).optional(),
  /** Number of files in the work, including those in archives: `2-20`, `101-`. */
  items: wordList.pipe(z.array(z.enum(itemCounts))).optional(),
  ai: z.enum(['only', 'exclude']).optional(),
  /** Keywords to exclude. */
  not: wordList.optional(),
  ...personalQuery,
});

export const listQuery = filters.extend({
  sort: z.enum(sorts).optional(),
  ...pageQuery,
});

/**
 * Number of works that were left out, with the same limit as totals; null if the caller excludes nothing or didn't
 * request it.
 */
export const leftOut = z.object({ count: z.int(), isMore: z.boolean() }).meta({ id: 'LeftOut' }).nullable();

export const facetGroup = z
  .object({
    key: z.enum([
      'category',
      'subcategory',
      'price',
      'format',
      'orientation',
      'color',
      'licence',
      'use',
      'style',
      'items',
      'ai',
    ]),
    values: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        labelBn: z.string().nullable(),
        /** Number of results; null if counting took too long or was skipped under load, and for `use` and `style`. */
        count: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'FacetGroup' });
