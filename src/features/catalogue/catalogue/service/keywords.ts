import type { Database } from '../../../../platform/database/pool.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { readKeywordsByPrefix, readSimilarWords } from '../store/keywords.ts';
import { readCounts } from '../store/listing.ts';
import { readWithin } from '../store/time-limit.ts';

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
