import type * as z from 'zod';
import { isId } from '../../../platform/database/id.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { findCategoryKey, findSubcategoryKey } from '../../categories/service.ts';
import type { filters } from '../../content/contract.ts';
import { findContributorIdByUsername } from '../../contributors/service.ts';
import type { SearchQuery } from '../rules/plan.ts';
import { isTelling, stemWord, tokenize } from '../rules/words.ts';

export type Filters = z.output<typeof filters>;

const MAX_WORDS = 8;

export interface ParsedFilters {
  readonly search: SearchQuery;
  /** The words as they were typed, beside their stems, in order. */
  readonly words: readonly string[];
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

/** An excluded keyword takes its word's other forms with it, in titles too; of several words only the whole is meant. */
function toExcludedTerms(keyword: string): string[] {
  const words = tokenize(keyword);
  return [`w:${keyword}`, ...(words.length === 1 ? words.map((word) => `+${stemWord(word)}`) : [])];
}

/** Turns filters into terms. Identifiers become the keys that the terms are made of; a few filters need a look-up for it. */
export async function parseFilters(db: Database, given: Filters): Promise<ParsedFilters> {
  const words = tokenize(given.q ?? '', MAX_WORDS).filter(isTelling);
  const { category, subcategory, contributor } = given;
  const categoryKey =
    category === undefined || !isId(category) ? category : ((await findCategoryKey(db, category)) ?? category);
  const subcategoryKey =
    subcategory === undefined || !isId(subcategory)
      ? subcategory
      : ((await findSubcategoryKey(db, subcategory)) ?? subcategory);
  const contributorId =
    contributor === undefined || isId(contributor)
      ? contributor
      : ((await findContributorIdByUsername(db, contributor)) ?? contributor);
  const single: [string, string | undefined][] = [
    ['c', categoryKey],
    ['s', subcategoryKey],
    ['u', contributorId],
    ['w', given.keyword?.toLowerCase()],
    ['p', given.price === 'free' || given.price === 'paid' ? given.price : undefined],
    ['ai', given.ai === undefined ? undefined : given.ai === 'only' ? 'yes' : 'no'],
  ];
  return {
    words,
    categoryKey: categoryKey === '' ? undefined : categoryKey,
    search: {
      stems: words.map(stemWord),
      all: single.flatMap(([prefix, value]) => (value === undefined || value === '' ? [] : [`${prefix}:${value}`])),
      any: [
        ...group('f', given.format),
        ...group('o', given.orientation),
        ...group('k', given.color),
        ...group('l', given.licence),
      ],
      none: [...new Set((given.not ?? []).flatMap(toExcludedTerms))],
      price: parsePriceRange(given.price),
    },
  };
}
