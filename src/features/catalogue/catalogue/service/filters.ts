import type * as z from 'zod';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findContributorIdByUsername } from '../../../people/contributors/service/contributors.ts';
import { findCategoryKey, findSubcategoryKey } from '../../categories/service/categories.ts';
import { type LicenceTerms, readLicenceTerms } from '../../licences/service/licences.ts';
import { type filters, isPickedColor } from '../contract/filters.ts';
import { toColorTiers } from '../rules/color-cells.ts';
import type { SearchQuery } from '../rules/plan.ts';
import { toStyleTerms } from '../rules/styles.ts';
import { foldCase, keepTelling, stemWord, tokenize } from '../rules/words.ts';
import { toCurrentCategoryKey, toCurrentSubcategoryKey } from './current-keys.ts';

export type Filters = z.output<typeof filters>;

const MAX_WORDS = 8;

/** Words that are to be searched for as they are typed; `all` is every one. */
export type AsTyped = readonly string[] | 'all';

export interface ParsedFilters {
  readonly search: SearchQuery;
  /** The words as they were typed, beside their stems, in order. */
  readonly words: readonly string[];
  /** Words that are searched for as they are typed. */
  readonly asTyped: AsTyped;
  readonly categoryKey: string | undefined;
}

function parsePriceRange(text: string | undefined): SearchQuery['price'] {
  const match = /^(\d*)-(\d*)$/.exec(text ?? '');
  if (match === null) return undefined;
  return {
    min: match[1] === '' ? 0 : Number(match[1]),
    max: match[2] === '' ? Number.MAX_SAFE_INTEGER : Number(match[2]),
  };
}

const group = (prefix: string, values: readonly string[] | undefined): string[][] =>
  values === undefined || values.length === 0 ? [] : [values.map((value) => `${prefix}:${value}`)];

type Use = NonNullable<Filters['use']>[number];

const grants: Readonly<Record<Use, (licence: LicenceTerms) => boolean>> = {
  'no-credit': ({ needsCredit }) => !needsCredit,
  resale: ({ allowsResale }) => allowsResale,
};

/** The terms of the licences in force that grant a use: a work with one of them does. `l:` is none's, and finds nothing. */
export const toUseTerms = (use: Use, licences: readonly LicenceTerms[]): string[] => {
  const granting = licences.filter(grants[use]).map(({ code }) => `l:${code}`);
  return granting.length === 0 ? ['l:'] : granting;
};

/** Each use has to be granted, by whichever licence. */
async function toUseGroups(db: Database, uses: Filters['use']): Promise<string[][]> {
  if (uses === undefined || uses.length === 0) return [];
  const licences = await readLicenceTerms(db);
  return [...new Set(uses)].map((use) => toUseTerms(use, licences));
}

/** Each once, as `#rrggbb`. */
const toPickedColors = (colors: Filters['color']): string[] => [
  ...new Set((colors ?? []).filter(isPickedColor).map((color) => `#${color.replace('#', '')}`)),
];

/** An excluded keyword excludes its word's other forms, in titles too; one of several words only itself. */
export function toExcludedTerms(keyword: string): string[] {
  const words = tokenize(keyword);
  return [`w:${keyword}`, ...(words.length === 1 ? words.map((word) => `+${stemWord(word)}`) : [])];
}

/** Turns filters into terms; `leftOut` are those of the caller's exclusions. Identifiers are looked up for the keys that terms are made of. */
export async function parseFilters(
  db: Database,
  query: Filters,
  leftOut: readonly string[] = [],
): Promise<ParsedFilters> {
  const words = keepTelling(tokenize(query.q ?? '', MAX_WORDS));
  const { category, subcategory, contributor } = query;
  const categoryKey =
    category === undefined || !isId(category)
      ? await toCurrentCategoryKey(db, category)
      : ((await findCategoryKey(db, category)) ?? category);
  const subcategoryKey =
    subcategory === undefined || !isId(subcategory)
      ? await toCurrentSubcategoryKey(db, subcategory)
      : ((await findSubcategoryKey(db, subcategory)) ?? subcategory);
  const contributorId =
    contributor === undefined || isId(contributor)
      ? contributor
      : ((await findContributorIdByUsername(db, contributor)) ?? contributor);
  const single: [string, string | undefined][] = [
    ['c', categoryKey],
    ['s', subcategoryKey],
    ['u', contributorId],
    ['w', query.keyword?.toLowerCase()],
    ['p', query.price === 'free' || query.price === 'paid' ? query.price : undefined],
    ['ai', query.ai === undefined ? undefined : query.ai === 'only' ? 'yes' : 'no'],
  ];
  const asTyped = query.asTyped ?? [];
  return {
    words,
    asTyped: asTyped.includes('*') ? 'all' : asTyped.map(foldCase),
    categoryKey: categoryKey === '' ? undefined : categoryKey,
    search: {
      stems: words.map(stemWord),
      alternatives: [],
      all: single.flatMap(([prefix, value]) => (value === undefined || value === '' ? [] : [`${prefix}:${value}`])),
      any: [
        ...group('f', query.format),
        ...group('o', query.orientation),
        ...group(
          'k',
          query.color?.filter((color) => !isPickedColor(color)),
        ),
        ...group('l', query.licence),
        ...group('n', query.items),
      ],
      uncounted: [
        ...(await toUseGroups(db, query.use)),
        ...(query.style === undefined || query.style.length === 0 ? [] : [query.style.flatMap(toStyleTerms)]),
      ],
      none: [...new Set((query.not ?? []).flatMap(toExcludedTerms))],
      leftOut,
      colors: toPickedColors(query.color).map(toColorTiers),
      price: parsePriceRange(query.price),
    },
  };
}
