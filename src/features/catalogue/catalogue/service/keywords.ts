import * as z from 'zod';
import type { Database } from '../../../../platform/database/pool.ts';
import { listTerms } from '../rules/plan.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { readKeywordsByPrefix, readSimilarWords, readTitleWordsByPrefix } from '../store/keywords.ts';
import { readCounts } from '../store/listing.ts';
import { readWithin } from '../store/time-limit.ts';
import { findPage } from './find-page.ts';

export { readKeywordPage, readKeywordUses } from '../store/keywords.ts';

/** How many public contents have each of these keywords, in lower case; those that none has are missing. */
export async function countKeywords(db: Database, keywords: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keywords.length === 0) return new Map();
  const counts = await readCounts(
    db,
    '*',
    keywords.map((keyword) => `w:${keyword}`),
  );
  return new Map(
    keywords.flatMap((keyword): [string, number][] => {
      const count = counts.get(`w:${keyword}`) ?? 0;
      return count === 0 ? [] : [[keyword, count]];
    }),
  );
}

/** Maximum number of words, of those that the last typed one may be the beginning of, that titles are searched for. */
const MAX_ENDINGS = 12;

const noFilters = { alternatives: [], all: [], uncounted: [], none: [], colors: [], price: undefined } as const;

/**
 * Works with all these words in their title, of which the last may have been begun only: the most popular first. None
 * where reading them takes longer than `milliseconds`. `leftOut` are terms of what the caller never wants to see.
 */
export async function suggestTitles(
  db: Database,
  text: string,
  leftOut: readonly string[],
  { max, milliseconds }: SuggestionLimits,
): Promise<{ id: string; title: string }[]> {
  const words = tokenize(text).filter((word) => !isStopword(word));
  const last = words.at(-1);
  if (last === undefined || last.length < MIN_BEGUN) return [];
  const rows = await readWithin(db, milliseconds, async (read) => {
    const begun = await read((within) => readTitleWordsByPrefix(within, `${last}%`, MAX_ENDINGS));
    const any = [...words.slice(0, -1).map((word) => [stemWord(word)]), [...new Set([stemWord(last), ...begun])]];
    const search = { ...noFilters, stems: [], any: any.map((stems) => stems.map((stem) => `^${stem}`)), leftOut };
    const counts = await read((within) => readCounts(within, '*', listTerms(search)));
    const page = { sort: 'popular', limit: max, after: undefined } as const;
    return findPage(read, page, { search, counts, categoryKey: undefined });
  });
  return (rows ?? []).map(({ content_id: id, card }) => ({ id, title: titled.parse(JSON.parse(card)).title }));
}

/** How many public contents have each of these facets, such as `c:icons`; those that none has are missing. */
export const countFacetTerms = (db: Database, terms: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  readCounts(db, '*', terms);

export interface SuggestedKeyword {
  readonly keyword: string;
  /** One word, which a search finds in all its forms; otherwise several, which are a keyword to filter by. */
  readonly isWord: boolean;
  /** Number of works that the search or the filter finds. */
  readonly count: number;
}

export interface SuggestionLimits {
  readonly max: number;
  readonly milliseconds: number;
}

/** Fewer letters begin too many words. */
const MIN_BEGUN = 3;
const titled = z.object({ title: z.string() });

/** More are read than wanted, because the forms of a word are one suggestion. */
const SPARE = 4;

function keepFirst<T>(items: readonly T[], toKey: (item: T) => string): T[] {
  const keys = items.map(toKey);
  return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const toStems = (keyword: string): string[] =>
  tokenize(keyword)
    .filter((word) => !isStopword(word))
    .map(stemWord);

/**
 * Keywords that begin with the text, the most used first and each word once, without those of `except`. `prefix` is a
 * LIKE pattern; none where reading them takes longer than `milliseconds`.
 */
export async function suggestKeywords(
  db: Database,
  prefix: string,
  except: readonly string[],
  { max, milliseconds }: SuggestionLimits,
): Promise<SuggestedKeyword[]> {
  const rows =
    (await readWithin(db, milliseconds, (read) =>
      read((within) => readKeywordsByPrefix(within, prefix, except, max * SPARE)),
    )) ?? [];
  return toSuggested(db, rows, max);
}

/** These keywords as suggestions; those that no work carries are left out. */
export async function describeKeywords(db: Database, keywords: readonly string[]): Promise<SuggestedKeyword[]> {
  if (keywords.length === 0) return [];
  const counts = await countKeywords(db, keywords);
  const used = [...counts].map(([keyword, n]) => ({ keyword, n }));
  return toSuggested(db, used, used.length);
}

/** Single words as suggestions, in their order, the forms of a word once; those that no work has are left out. */
export async function describeWords(db: Database, words: readonly string[]): Promise<SuggestedKeyword[]> {
  const read = words.flatMap((keyword) => {
    const [stem, ...others] = toStems(keyword);
    return stem === undefined || others.length > 0 ? [] : [{ keyword, stem }];
  });
  const counts = await readCounts(
    db,
    '*',
    read.map(({ stem }) => stem),
  );
  return keepFirst(read, ({ stem }) => stem).flatMap(({ keyword, stem }) => {
    const count = counts.get(stem) ?? 0;
    return count === 0 ? [] : [{ keyword, isWord: true, count }];
  });
}

async function toSuggested(
  db: Database,
  used: readonly { readonly keyword: string; readonly n: number }[],
  max: number,
): Promise<SuggestedKeyword[]> {
  const read = used.map(({ keyword, n }) => ({ keyword, n, stems: toStems(keyword) }));
  const kept = keepFirst(read, ({ stems, keyword }) => stems.join(' ') || keyword).slice(0, max);
  const counts = await readCounts(
    db,
    '*',
    kept.flatMap(({ stems }) => stems),
  );
  return kept.map(({ keyword, n, stems: [stem, ...others] }) => {
    const isWord = stem !== undefined && others.length === 0;
    return { keyword, isWord, count: isWord ? (counts.get(stem) ?? n) : n };
  });
}

/**
 * Words of titles and keywords that are spelt like the text and in use, the most alike first and each word once; none
 * where reading them takes longer than `milliseconds`.
 */
export async function suggestSimilarWords(
  db: Database,
  text: string,
  { max, milliseconds }: SuggestionLimits,
): Promise<SuggestedKeyword[]> {
  const similar = await readWithin(db, milliseconds, (read) =>
    read((within) => readSimilarWords(within, [text], max * SPARE)),
  );
  return keepFirst(similar?.get(text) ?? [], ({ stem }) => stem)
    .slice(0, max)
    .map(({ word, n }) => ({ keyword: word, isWord: true, count: n }));
}
