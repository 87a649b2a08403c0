import * as z from 'zod';
import { line, pageQuery, personalQuery, wordList } from '../../../../platform/http/schemas.ts';
import { colorNames } from '../../../../platform/media/color-names.ts';
import { orientations } from './card.ts';
import { itemCounts, styles, uses } from './choices.ts';

/** `color`: the nearest to the picked colours first, in three steps, and within each the most popular. */
export const sorts = ['relevance', 'color', 'newest', 'popular', 'price-asc', 'price-desc'] as const;

const word = (max: number) => z.string().trim().max(max);

/** Searching by more colours would be dearer than any other search. */
const MAX_PICKED_COLORS = 3;
const colorName = z.stringFormat('color', new RegExp(`^(${colorNames.join('|')}|#?[0-9a-f]{6})$`));
export const isPickedColor = (color: string): boolean => /^#?[0-9a-f]{6}$/.test(color);

function limitPickedColors({ value, issues }: z.core.ParsePayload<string[]>): void {
  if (value.filter(isPickedColor).length > MAX_PICKED_COLORS)
    issues.push({ code: 'too_big', origin: 'array', maximum: MAX_PICKED_COLORS, input: value });
}

/** The filters of `/content`, the page and the call alike. */
export const filters = z.object({
  q: line(200).optional(),
  /** Words of `q` that are searched for exactly as they are typed; `*` for all of them. */
  asTyped: wordList.optional(),
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
  /**
   * One of the named ones (`red,blue`), and each of the picked ones (`#d9232e`, the sign may be left out): a colour of the
   * work's palette has to be near it.
   */
  color: wordList.pipe(z.array(colorName)).check(limitPickedColors).optional(),
  licence: wordList.optional(),
  /** What one of the work's licences has to grant: each of these. */
  use: wordList.pipe(z.array(z.enum(uses))).optional(),
  /** Works whose keywords name one of these styles, in English or Bangla. */
  style: wordList.pipe(z.array(z.enum(styles))).optional(),
  /** How many files the work has, those in archives counted: `2-20`, `101-`. */
  items: wordList.pipe(z.array(z.enum(itemCounts))).optional(),
  ai: z.enum(['only', 'exclude']).optional(),
  /** Excluded keywords. */
  not: wordList.optional(),
  ...personalQuery,
});

export const listQuery = filters.extend({
  sort: z.enum(sorts).optional(),
  ...pageQuery,
});

/** How many works were left out, counted as totals are; null where the caller leaves nothing out, or didn't ask for it. */
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
        /** Null where counting took too long, or too much was being counted; always for `use` and `style`. */
        count: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'FacetGroup' });
