import * as z from 'zod';
import type { Database } from '../../../../platform/database/pool.ts';
import { listTerms } from '../rules/plan.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { readKeywordsByPrefix, readSimilarWords, readTitleWordsByPrefix } from '../store/keywords.ts';
import { readCounts } from '../store/listing.ts';
import { readWithin } from '../store/time-limit.ts';
import { findPage } from './find-page.ts';

export { readKeywordPage, readKeywordUses } from '../store/keywords.ts';

/** Counts public contents by keyword, in lower case; keywords without contents are missing. */
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

/** Maximum number of completions of the last typed word in a search for titles. */
const MAX_ENDINGS = 12;

const noFilters = { alternatives: [], all: [], uncounted: [], none: [], colors: [], price: undefined } as const;

/**
 * Finds works whose title contains all these words, most popular first. The last word may be incomplete. The result is
 * empty if reading takes longer than `milliseconds`. `leftOut`: terms that the caller excludes.
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
    const toSearch = (endings: readonly string[]) => {
      const any = [...words.slice(0, -1).map((word) => [stemWord(word)]), [...new Set([stemWord(last), ...endings])]];
      return { ...noFilters, stems: [], any: any.map((stems) => stems.map((stem) => `^${stem}`)), leftOut };
    };
    const terms = [...listTerms(toSearch([])), '*'];
    const { stems, counts } = await read((within) => readTitleWordsByPrefix(within, `${last}%`, MAX_ENDINGS, terms));
    const search = toSearch(stems);
    if (search.any.some((titles) => titles.every((term) => (counts.get(term) ?? 0) === 0))) return [];
    const page = { sort: 'popular', limit: max, after: undefined } as const;
    return findPage(read, page, { search, counts, categoryKey: undefined });
  });
  return (rows ?? []).map(({ content_id: id, card }) => ({ id, title: titled.parse(JSON.parse(card)).title }));
}

export interface SuggestedKeyword {
  readonly keyword: string;
  /**
   * True for a single word, which a search finds in all its forms; false for a keyword of several words, which becomes
   * a filter.
   */
  readonly isWord: boolean;
  /** Number of works that the search or the filter finds. */
  readonly count: number;
}

export interface SuggestionLimits {
  readonly max: number;
  readonly milliseconds: number;
}

/** Minimum length of an incomplete word; shorter ones have too many completions. */
const MIN_BEGUN = 3;
const titled = z.object({ title: z.string() });

/** Factor by which more rows are read than needed, because the forms of a word count as one suggestion. */
const SPARE = 4;

function keepFirst<T>(items: readonly T[], toKey: (item: T) => string): T[] {
  const keys = items.map(toKey);
  return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const toStems = (keyword: string): string[] =>
  tokenize(keyword)
    .filter((word) => !isStopword(word))
    .map(stemWord);

interface UsedKeyword {
  readonly keyword: string;
  /** Number of works that have it. */
  readonly n: number;
}

/**
 * Finds keywords that begin with the text, most used first, without those in `except`. The forms of a word appear once.
 * `prefix` is a LIKE pattern; the result is empty if reading takes longer than `milliseconds`.
 */
export async function findBegunKeywords(
  db: Database,
  prefix: string,
  except: readonly string[],
  { max, milliseconds }: SuggestionLimits,
): Promise<UsedKeyword[]> {
  const rows = await readWithin(db, milliseconds, (read) =>
    read((within) => readKeywordsByPrefix(within, prefix, except, max * SPARE)),
  );
  return keepForms(rows ?? []).slice(0, max);
}

/** Keeps the first form of each word. */
const keepForms = (used: readonly UsedKeyword[]): UsedKeyword[] =>
  keepFirst(used, ({ keyword }) => toStems(keyword).join(' ') || keyword);

/**
 * Converts keywords to suggestions, those that begin with the text before others, which are left out if no work has
 * them. Counts public contents by facet, such as `c:icons`, in the same statement.
 */
export async function countSuggestions(
  db: Database,
  begun: readonly UsedKeyword[],
  others: readonly string[],
  facets: readonly string[],
): Promise<{ keywords: SuggestedKeyword[]; counts: ReadonlyMap<string, number> }> {
  const stems = [...begun.map(({ keyword }) => keyword), ...others].flatMap(toStems);
  const counts = await readCounts(db, '*', [...stems, ...others.map((keyword) => `w:${keyword}`), ...facets]);
  const used = others.flatMap((keyword) => {
    const n = counts.get(`w:${keyword}`) ?? 0;
    return n === 0 ? [] : [{ keyword, n }];
  });
  const toSuggested = ({ keyword, n }: UsedKeyword): SuggestedKeyword => {
    const [stem, ...more] = toStems(keyword);
    const isWord = stem !== undefined && more.length === 0;
    return { keyword, isWord, count: isWord ? (counts.get(stem) ?? n) : n };
  };
  return { keywords: [...begun, ...keepForms(used)].map(toSuggested), counts };
}

/**
 * Converts single words to suggestions, in their order. The forms of a word appear once, and words that no work has are
 * left out.
 */
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

/**
 * Finds words of titles and keywords with a similar spelling, most similar first. The forms of a word appear once; the
 * result is empty if reading takes longer than `milliseconds`.
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
