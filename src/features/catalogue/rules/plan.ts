import { allOf, toQueryText } from './terms.ts';

/** A search in the listing: words are given as stems, choices as keys. */
export interface SearchQuery {
  readonly stems: readonly string[];
  /** Terms that must all be there: `c:icons`, `p:free`. */
  readonly all: readonly string[];
  /** Of each group one must be there: `['f:svg', 'f:png']`. */
  readonly any: readonly (readonly string[])[];
  readonly none: readonly string[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

/** Counts by term, as the database keeps them; `*` is the whole scope. */
export type Counts = ReadonlyMap<string, number>;

/** Relevance in three tiers: all words in the title; all in title or keywords; all anywhere. */
export const tierPrefix = ['^', '+', ''] as const;
export const TIERS = tierPrefix.length;

/** The tsquery of one tier, without the matches of the tiers before it. */
export function tierQuery(search: SearchQuery, tier: number): string {
  const words = search.stems.map((stem) => `${tierPrefix[tier] ?? ''}${stem}`);
  const parsed = toQueryText({ all: [...words, ...search.all], any: search.any, none: search.none });
  if (tier === 0) return parsed;
  return `${parsed} & !(${allOf(search.stems.map((stem) => `${tierPrefix[tier - 1] ?? ''}${stem}`))})`;
}

export const wholeQuery = (search: SearchQuery): string =>
  toQueryText({ all: [...search.stems, ...search.all], any: search.any, none: search.none });

/** Estimates how many rows a query matches, taking its terms as independent of each other. */
export function estimateRows(terms: readonly string[], any: readonly (readonly string[])[], counts: Counts): number {
  const whole = Math.max(1, counts.get('*') ?? 0);
  const shares = [
    ...terms.map((term) => (counts.get(term) ?? 0) / whole),
    ...any.map((group) => Math.min(1, group.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / whole)),
  ];
  return shares.reduce((product, share) => product * share, whole);
}

/** The cost of testing a row during a scan, as a share of fetching a match and sorting it. */
const SCAN_COST = 1 / 3;

/**
 * Whether to scan the sort's index until the page is full, or to fetch all matches and sort them. Frequent words
 * fill a page within a few rows; rare ones have few matches to fetch.
 */
export function shouldScanIndex(matches: number, whole: number, limit: number): boolean {
  if (matches < 1) return false;
  return (limit * whole * SCAN_COST) / matches < matches;
}

/** The term whose count is the total, where the search has one term only. */
export function findCountedTerm(search: SearchQuery): string | undefined {
  if (search.price !== undefined || search.none.length > 0) return undefined;
  const terms = [
    ...search.stems,
    ...search.all,
    ...search.any.map((group) => (group.length === 1 ? group[0] : undefined)),
  ];
  return terms.length === 0 ? '*' : terms.length === 1 ? terms[0] : undefined;
}
