import type * as z from 'zod';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findContributorIdByUsername } from '../../../people/contributors/service/contributors.ts';
import { findCategoryKey, findSubcategoryKey } from '../../categories/service/categories.ts';
import { type LicenceTerms, readLicenceTerms } from '../../licences/service/licences.ts';
import { type filters, isPickedColor } from '../contract/filters.ts';
import { toColorTiers } from '../rules/color-cells.ts';
import { dropColorNouns } from '../rules/lexicon/color-nouns.ts';
import type { SearchQuery } from '../rules/plan.ts';
import { toStyleTerms } from '../rules/styles.ts';
import { foldCase, keepTelling, stemWord, tokenize } from '../rules/words.ts';
import { toCurrentCategoryKey, toCurrentSubcategoryKey } from './current-keys.ts';

export type Filters = z.output<typeof filters>;

const MAX_WORDS = 8;

/** Words to search for as typed; `all` means every word. */
export type AsTyped = readonly string[] | 'all';

export interface ParsedFilters {
  readonly search: SearchQuery;
  /** The typed words, in the order of their stems. */
  readonly words: readonly string[];
  /** Words to search for as typed. */
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

/**
 * Lists the terms of current licences that permit a use; a work needs at least one of them. If no licence does, the
 * term `l:` finds nothing.
 */
export const toUseTerms = (use: Use, licences: readonly LicenceTerms[]): string[] => {
  const granting = licences.filter(grants[use]).map(({ code }) => `l:${code}`);
  return granting.length === 0 ? ['l:'] : granting;
};

/** Builds one group per use, because each use has to be permitted, if need be by different licences. */
async function toUseGroups(db: Database, uses: Filters['use']): Promise<string[][]> {
  if (uses === undefined || uses.length === 0) return [];
  const licences = await readLicenceTerms(db);
  return [...new Set(uses)].map((use) => toUseTerms(use, licences));
}

/** Normalizes picked colours to `#rrggbb` without duplicates. */
const toPickedColors = (colors: Filters['color']): string[] => [
  ...new Set((colors ?? []).filter(isPickedColor).map((color) => `#${color.replace('#', '')}`)),
];

/**
 * Lists the terms of an excluded keyword. A single word also excludes its other forms, in titles too; a keyword of
 * several words only excludes itself.
 */
export function toExcludedTerms(keyword: string): string[] {
  const words = tokenize(keyword);
  return [`w:${keyword}`, ...(words.length === 1 ? words.map((word) => `+${stemWord(word)}`) : [])];
}

/**
 * Converts filters to search terms; `leftOut`: terms that the caller excludes. Identifiers are resolved to the keys
 * that terms contain.
 */
export async function parseFilters(
  db: Database,
  query: Filters,
  leftOut: readonly string[] = [],
): Promise<ParsedFilters> {
  const asTyped = query.asTyped ?? [];
  const typed = keepTelling(tokenize(query.q ?? '', MAX_WORDS));
  const words = asTyped.includes('*') ? typed : dropColorNouns(typed);
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
