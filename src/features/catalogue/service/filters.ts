import type * as z from 'zod';
import { isId } from '../../../platform/database/id.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { keyOfCategory, keyOfSubcategory } from '../../categories/service.ts';
import type { filters } from '../../content/contract.ts';
import { idOfContributor } from '../../contributors/service.ts';
import type { Wish } from '../rules/plan.ts';
import { isTelling, stemOf, wordsOf } from '../rules/words.ts';

export type Filters = z.output<typeof filters>;

const MOST_WORDS = 8;

export interface Asked {
  readonly wish: Wish;
  /** The words as they were typed, beside their stems, in order. */
  readonly words: readonly string[];
  readonly categoryKey: string | undefined;
}

function priceOf(text: string | undefined): Wish['price'] {
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
function excluded(keyword: string): string[] {
  const words = wordsOf(keyword);
  return [`w:${keyword}`, ...(words.length === 1 ? words.map((word) => `+${stemOf(word)}`) : [])];
}

/** Turns filters into terms. Identifiers become the keys that the terms are made of; a few filters need a look-up for it. */
export async function readWish(db: Database, given: Filters): Promise<Asked> {
  const words = wordsOf(given.q ?? '', MOST_WORDS).filter(isTelling);
  const { category, subcategory, contributor } = given;
  const categoryKey =
    category === undefined || !isId(category) ? category : ((await keyOfCategory(db, category)) ?? category);
  const subcategoryKey =
    subcategory === undefined || !isId(subcategory)
      ? subcategory
      : ((await keyOfSubcategory(db, subcategory)) ?? subcategory);
  const contributorId =
    contributor === undefined || isId(contributor)
      ? contributor
      : ((await idOfContributor(db, contributor)) ?? contributor);
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
    wish: {
      stems: words.map(stemOf),
      all: single.flatMap(([prefix, value]) => (value === undefined || value === '' ? [] : [`${prefix}:${value}`])),
      any: [
        ...group('f', given.format),
        ...group('o', given.orientation),
        ...group('k', given.color),
        ...group('l', given.licence),
      ],
      none: [...new Set((given.not ?? []).flatMap(excluded))],
      price: priceOf(given.price),
    },
  };
}
