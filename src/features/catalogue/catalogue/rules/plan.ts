import { type Alternatives, isReplaceable } from './alternatives.ts';
import type { ColorTiers } from './color-cells.ts';
import { toQueryText } from './terms.ts';

/** A search in the listing: words are given as stems, choices as keys. */
export interface SearchQuery {
  readonly stems: readonly string[];
  /** What may be there instead of some of them. */
  readonly alternatives: readonly Alternatives[];
  /** Terms that must all be there: `c:icons`, `p:free`. */
  readonly all: readonly string[];
  /** For each group, at least one term must be there: `['f:svg', 'f:png']`. */
  readonly any: readonly (readonly string[])[];
  /** Like `any`, for filters whose choices are made of several terms and aren't counted. */
  readonly uncounted: readonly (readonly string[])[];
  readonly none: readonly string[];
  /** Terms of what the caller has chosen never to see. */
  readonly leftOut: readonly string[];
  /** Each of the colours must be near. */
  readonly colors: readonly ColorTiers[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

/** Counts by term, as the database keeps them; `*` is the whole scope. */
export type Counts = ReadonlyMap<string, number>;

/** Relevance in three tiers: all words in the title; all in title or keywords; all anywhere. */
export const tierPrefix = ['^', '+', ''] as const;
export const TIERS = tierPrefix.length;
const LAST_TIER = TIERS - 1;

/** What puts a match into a tier: where its words are, or how near its colours. */
export type Ranking = 'words' | 'colors';

/** The terms of a tier and of all tiers before it: each of `all`, one of each group of `any`. */
export interface TierTerms {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  /** For each group, all terms of at least one phrase. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
}

const toColorGroups = (search: SearchQuery, tier: number): (readonly string[])[] =>
  search.colors.map((tiers) => tiers[tier] ?? []);

const listUnwanted = ({ none, leftOut }: SearchQuery): readonly string[] =>
  leftOut.length === 0 ? none : [...none, ...leftOut];

/** What tells the matches of a tier, and of those before it, from the others. */
function toTierCondition(search: SearchQuery, ranking: Ranking, tier: number): TierTerms {
  if (ranking === 'colors') return { all: [], any: toColorGroups(search, tier), phrases: [] };
  const { stems, alternatives } = search;
  const toTerms = (words: readonly string[]): string[] => words.map((stem) => `${tierPrefix[tier] ?? ''}${stem}`);
  return {
    all: toTerms(stems.filter((_, at) => !isReplaceable(alternatives, at))),
    any: [],
    phrases: alternatives.map(({ from, words, phrases, terms = [] }) => [
      ...[stems.slice(from, from + words), ...phrases].map(toTerms),
      // Alone a colour would fill every page before its word did.
      ...(stems.length > words || tier === LAST_TIER ? terms.map((term) => [term]) : []),
    ]),
  };
}

/** The whole search with the condition of a tier. */
export function toTierTerms(search: SearchQuery, ranking: Ranking, tier: number): TierTerms {
  const words = toTierCondition(search, 'words', ranking === 'words' ? tier : LAST_TIER);
  const colors = toTierCondition(search, 'colors', ranking === 'colors' ? tier : LAST_TIER);
  return {
    all: [...words.all, ...search.all],
    any: [...search.any, ...search.uncounted, ...colors.any],
    phrases: words.phrases,
  };
}

export const tierConditionQuery = (search: SearchQuery, ranking: Ranking, tier: number): string =>
  toQueryText({ ...toTierCondition(search, ranking, tier), none: [] });

/** The tsquery of one tier, without the matches of the tiers before it. */
export function tierQuery(search: SearchQuery, tier: number, ranking: Ranking = 'words'): string {
  const parsed = toQueryText({ ...toTierTerms(search, ranking, tier), none: listUnwanted(search) });
  return tier === 0 ? parsed : `${parsed} & !(${tierConditionQuery(search, ranking, tier - 1)})`;
}

/** All terms of the search, with every cell of its colours. */
export const toWholeTerms = (search: SearchQuery): TierTerms => toTierTerms(search, 'words', LAST_TIER);

export const wholeQuery = (search: SearchQuery): string =>
  toQueryText({ ...toWholeTerms(search), none: listUnwanted(search) });

/** The search for what it would find besides if nothing was left out. */
export const toLeftOutSearch = (search: SearchQuery): SearchQuery => ({
  ...search,
  any: [...search.any, search.leftOut],
  leftOut: [],
});

/** Estimates how many rows a query matches, taking its terms as independent of each other. */
export function estimateRows({ all, any, phrases }: TierTerms, counts: Counts): number {
  const whole = Math.max(1, counts.get('*') ?? 0);
  const toShare = (term: string): number => (counts.get(term) ?? 0) / whole;
  const multiply = (shares: readonly number[]): number => shares.reduce((product, share) => product * share, 1);
  const addUp = (shares: readonly number[]): number =>
    Math.min(
      1,
      shares.reduce((sum, share) => sum + share, 0),
    );
  return multiply([
    whole,
    ...all.map(toShare),
    ...any.map((group) => addUp(group.map(toShare))),
    ...phrases.map((group) => addUp(group.map((terms) => multiply(terms.map(toShare))))),
  ]);
}

/** Every term whose count a plan asks for. */
export const listTerms = (search: SearchQuery): string[] => {
  const words = [...search.stems, ...search.alternatives.flatMap(({ phrases }) => phrases.flat())];
  return [
    ...tierPrefix.flatMap((prefix) => words.map((stem) => `${prefix}${stem}`)),
    ...search.all,
    ...search.alternatives.flatMap(({ terms = [] }) => terms),
    ...toWholeTerms(search).any.flat(),
  ];
};

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
  if (search.price !== undefined || listUnwanted(search).length > 0) return undefined;
  const { all, any, phrases } = toWholeTerms(search);
  if (phrases.length > 0) return undefined;
  const terms = [...all, ...any.map((group) => (group.length === 1 ? group[0] : undefined))];
  return terms.length === 0 ? '*' : terms.length === 1 ? terms[0] : undefined;
}

/** So many match at least, where the search asks for one of several terms and nothing else; 0 where that says nothing. */
export function findLeastTotal(search: SearchQuery, counts: Counts): number {
  if (search.price !== undefined || listUnwanted(search).length > 0) return 0;
  const { all, any, phrases } = toWholeTerms(search);
  const [group, another] = any;
  if (all.length + phrases.length > 0 || group === undefined || another !== undefined) return 0;
  return Math.max(0, ...group.map((term) => counts.get(term) ?? 0));
}
