import { allOf, toQueryText } from './terms.ts';

/** What is asked of the listing, resolved: words are stems, names are keys. */
export interface SearchQuery {
  readonly stems: readonly string[];
  /** Facets that must all be there: `c:icons`, `p:free`. */
  readonly all: readonly string[];
  /** Of each group one must be there: `['f:svg', 'f:png']`. */
  readonly any: readonly (readonly string[])[];
  readonly none: readonly string[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

/** Counts by term, as the database keeps them; `*` is the whole of the scope that is walked. */
export type Counts = ReadonlyMap<string, number>;

/** Relevance in three tiers: all words in the title; all in title or keywords; all anywhere. */
export const tierPrefix = ['^', '+', ''] as const;
export const TIERS = tierPrefix.length;

/** The tsquery of one tier, without what the tiers before it have answered already. */
export function tierQuery(search: SearchQuery, tier: number): string {
  const words = search.stems.map((stem) => `${tierPrefix[tier] ?? ''}${stem}`);
  const parsed = toQueryText({ all: [...words, ...search.all], any: search.any, none: search.none });
  if (tier === 0) return parsed;
  return `${parsed} & !(${allOf(search.stems.map((stem) => `${tierPrefix[tier - 1] ?? ''}${stem}`))})`;
}

export const wholeQuery = (search: SearchQuery): string =>
  toQueryText({ all: [...search.stems, ...search.all], any: search.any, none: search.none });

/** How many rows a query should match, taking its terms as independent of each other. */
export function estimateRows(terms: readonly string[], any: readonly (readonly string[])[], counts: Counts): number {
  const whole = Math.max(1, counts.get('*') ?? 0);
  const shares = [
    ...terms.map((term) => (counts.get(term) ?? 0) / whole),
    ...any.map((group) => Math.min(1, group.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / whole)),
  ];
  return shares.reduce((product, share) => product * share, whole);
}

/** Looking at a row in order and finding it wanting costs about a third of fetching a match to sort it. */
const STEP = 1 / 3;

/**
 * Whether to walk the sort's index until the page is full, or to gather all matches and sort them. Frequent words
 * fill a page within a few steps; rare ones are few to gather.
 */
export function shouldScanIndex(matches: number, whole: number, limit: number): boolean {
  if (matches < 1) return false;
  return (limit * whole * STEP) / matches < matches;
}

/** The single term whose count is the total, if one term says it all. */
export function findCountedTerm(search: SearchQuery): string | undefined {
  if (search.price !== undefined || search.none.length > 0) return undefined;
  const terms = [
    ...search.stems,
    ...search.all,
    ...search.any.map((group) => (group.length === 1 ? group[0] : undefined)),
  ];
  return terms.length === 0 ? '*' : terms.length === 1 ? terms[0] : undefined;
}
