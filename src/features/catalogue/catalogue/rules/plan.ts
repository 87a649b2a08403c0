import { type Alternatives, isAt, isReplaceable } from './alternatives.ts';
import type { ColorTiers } from './color-cells.ts';
import { isAddition } from './lexicon/listing-terms.ts';
import { toQueryText } from './terms.ts';

/** A search in the listing. Words are stems, choices are keys. */
export interface SearchQuery {
  readonly stems: readonly string[];
  /** Alternatives of some of the words. */
  readonly alternatives: readonly Alternatives[];
  /** Required terms: `c:icons`, `p:free`. */
  readonly all: readonly string[];
  /** Groups of which at least one term each is required: `['f:svg', 'f:png']`. */
  readonly any: readonly (readonly string[])[];
  /** Groups like `any`, for filters whose choices combine several terms and aren't counted. */
  readonly uncounted: readonly (readonly string[])[];
  readonly none: readonly string[];
  /** Terms of works that the caller excludes from every list. */
  readonly leftOut: readonly string[];
  /** Colours, each of which has to be similar to one of the work's palette. */
  readonly colors: readonly ColorTiers[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

/** Numbers of listings by term, from the database; `*` is the size of the scope. */
export type Counts = ReadonlyMap<string, number>;

/** Prefixes by place of the words: in the title; in title or keywords; anywhere. */
export const tierPrefix = ['^', '+', ''] as const;

/** What may match: only the words themselves; synonyms, too; related words, too. */
const extents = ['typed', 'same', 'close'] as const;

/** A tier of relevance: where words must occur, and whether synonyms or related words count. */
interface Tier {
  readonly prefix: (typeof tierPrefix)[number];
  readonly counts: (typeof extents)[number];
}

/**
 * The words themselves rank before synonyms. Titles and keywords rank before descriptions, which mention many things in
 * passing. Related words rank last and match titles and keywords only.
 */
const tiers: readonly Tier[] = [
  { prefix: '^', counts: 'typed' },
  { prefix: '^', counts: 'same' },
  { prefix: '+', counts: 'typed' },
  { prefix: '+', counts: 'same' },
  { prefix: '', counts: 'typed' },
  { prefix: '', counts: 'same' },
  { prefix: '', counts: 'close' },
];
export const MAX_TIERS = tiers.length;
const COLOR_TIERS = 3;

/** What determines a match's tier: where its words occur, or how similar its colours are. */
export type Ranking = 'words' | 'colors';

/** Terms of a tier and all tiers before it: each of `all`, and one of each group of `any`. */
export interface TierTerms {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  /** Groups of which all terms of at least one phrase are required. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
}

/** Lists the tiers that differ for this search. */
function listTiers({ alternatives }: SearchQuery): readonly Tier[] {
  const hasSame = alternatives.some(({ phrases, terms = [] }) => phrases.length + terms.length > 0);
  const hasClose = alternatives.some(({ near = [] }) => near.length > 0);
  return tiers.filter(({ counts }) => (counts === 'typed' ? hasSame : counts === 'same' || hasClose));
}

export const countTiers = (search: SearchQuery, ranking: Ranking): number =>
  ranking === 'words' ? listTiers(search).length : COLOR_TIERS;

const toColorGroups = (search: SearchQuery, tier: number): (readonly string[])[] =>
  search.colors.map((tiers) => tiers[tier] ?? []);

const listUnwanted = ({ none, leftOut }: SearchQuery): readonly string[] =>
  leftOut.length === 0 ? none : [...none, ...leftOut];

const toPhrases = (terms: readonly string[]): string[][] => terms.map((term) => [term]);

/** Whether a word names a kind of work. Works of that kind match as well as works with the word itself. */
const isKind = ({ terms = [] }: Alternatives): boolean => terms.length > 0 && !terms.some(isAddition);

/** Builds the condition that matches a tier and those before it. */
function toTierCondition(search: SearchQuery, ranking: Ranking, tier: number): TierTerms {
  if (ranking === 'colors') return { all: [], any: toColorGroups(search, tier), phrases: [] };
  const { stems, alternatives } = search;
  const { prefix, counts } = listTiers(search)[tier] ?? { prefix: '', counts: 'close' };
  const toTerms = (words: readonly string[]): string[] => words.map((stem) => `${prefix}${stem}`);
  const toClose = (words: readonly string[]): string[] => words.map((stem) => `+${stem}`);
  const asked = counts === 'typed' ? alternatives.filter(isKind) : alternatives;
  const hasSubject = stems.some(
    (_, at) => !alternatives.some((each) => isAt(each, at) && each.terms?.some(isAddition)),
  );
  const isLast = prefix === '' && counts !== 'typed';
  const [only] = alternatives.filter((each) => isKind(each) && each.words === stems.length);
  return {
    // In a search for nothing but a kind of work, works of that kind come first.
    all: [...toTerms(stems.filter((_, at) => !isReplaceable(asked, at))), ...(isLast ? [] : (only?.terms ?? []))],
    any: [],
    phrases: asked.map((each) => {
      const { from, words, phrases, near = [], terms = [] } = each;
      const same = [stems.slice(from, from + words), ...(counts === 'typed' ? [] : phrases)];
      const others = counts === 'close' ? near.map(toClose) : [];
      // Works of a kind come before works that only have its name among their keywords.
      if (isKind(each) && each !== only)
        return [
          ...same.map((phrase) => phrase.map((stem) => `${prefix && '^'}${stem}`)),
          ...others,
          ...toPhrases(terms),
        ];
      // A colour without a subject would fill all pages before the word itself matches.
      const isBeside = isLast || (hasSubject && each !== only);
      return [...same.map(toTerms), ...others, ...(isBeside ? toPhrases(terms) : [])];
    }),
  };
}

/**
 * Whether a tier can match, by the counts of its words: a tier without synonyms has no matches if a word occurs in no
 * work.
 */
export function canMatch(search: SearchQuery, counts: Counts, ranking: Ranking, tier: number): boolean {
  if (ranking === 'colors' || listTiers(search)[tier]?.counts !== 'typed') return true;
  const terms = search.alternatives.filter(isKind);
  return search.stems.every((stem, at) => (counts.get(stem) ?? 0) > 0 || isReplaceable(terms, at));
}

/** Builds the terms of the whole search for a tier. */
export function toTierTerms(search: SearchQuery, ranking: Ranking, tier: number): TierTerms {
  const words = toTierCondition(search, 'words', ranking === 'words' ? tier : countTiers(search, 'words') - 1);
  const colors = toTierCondition(search, 'colors', ranking === 'colors' ? tier : COLOR_TIERS - 1);
  return {
    all: [...words.all, ...search.all],
    any: [...search.any, ...search.uncounted, ...colors.any],
    phrases: words.phrases,
  };
}

export const tierConditionQuery = (search: SearchQuery, ranking: Ranking, tier: number): string =>
  toQueryText({ ...toTierCondition(search, ranking, tier), none: [] });

/** Lists the previous tiers that no later one of them contains. */
function listTiersBefore(search: SearchQuery, ranking: Ranking, tier: number): number[] {
  if (ranking === 'colors') return tier === 0 ? [] : [tier - 1];
  const all = listTiers(search);
  const rank = ({ prefix, counts }: Tier) => [tierPrefix.indexOf(prefix), extents.indexOf(counts)] as const;
  const isWithin = (one: number, other: number): boolean => {
    const [a, b] = [all[one], all[other]].map((each) => (each === undefined ? [0, 0] : rank(each)));
    return (a?.[0] ?? 0) <= (b?.[0] ?? 0) && (a?.[1] ?? 0) <= (b?.[1] ?? 0);
  };
  const before = Array.from({ length: tier }, (_, at) => at);
  return before.filter((one) => !before.some((other) => other > one && isWithin(one, other)));
}

/** Tsqueries that all have to match, which together are equivalent to one. */
export interface Conditions {
  readonly query: string;
  readonly more: readonly string[];
}

/** Whether a term is a colour or a filter's choice, which many works have. */
const isChoice = (term: string): boolean => /^[a-z]{1,2}:/.test(term);

/**
 * Splits a search into one condition per group of alternatives, because the index would read the frequent terms of all
 * groups for a single tsquery. Exclusions need a positive term in the same tsquery, preferably a rare one.
 */
function splitGroups(
  { all, any, phrases }: TierTerms,
  none: readonly string[],
  before: readonly string[] = [],
): Conditions {
  const isFrequent = (group: TierTerms['phrases'][number]): boolean => group.some((terms) => terms.some(isChoice));
  const groups = [
    ...phrases.filter((group) => !isFrequent(group)),
    ...phrases.filter(isFrequent),
    ...any.map((terms) => terms.map((term) => [term])),
  ];
  const beside = all.length > 0 ? [] : groups.slice(0, 1);
  return {
    query: [toQueryText({ all, any: [], phrases: beside, none }), ...before.map((each) => `!(${each})`)].join(' & '),
    more: groups.slice(beside.length).map((group) => toQueryText({ all: [], any: [], phrases: [group], none: [] })),
  };
}

/** Conditions equivalent to `tierQuery`, in the form that is fastest for the index. */
export const tierConditions = (search: SearchQuery, tier: number, ranking: Ranking = 'words'): Conditions =>
  splitGroups(
    toTierTerms(search, ranking, tier),
    listUnwanted(search),
    listTiersBefore(search, ranking, tier).map((each) => tierConditionQuery(search, ranking, each)),
  );

/** Conditions equivalent to `wholeQuery`, in the form that is fastest for the index. */
export const wholeConditions = (search: SearchQuery): Conditions =>
  splitGroups(toWholeTerms(search), listUnwanted(search));

/** Builds the tsquery of one tier without the matches of the tiers before it. */
export function tierQuery(search: SearchQuery, tier: number, ranking: Ranking = 'words'): string {
  const parsed = toQueryText({ ...toTierTerms(search, ranking, tier), none: listUnwanted(search) });
  const before = listTiersBefore(search, ranking, tier).map((each) => tierConditionQuery(search, ranking, each));
  return [parsed, ...before.map((each) => `!(${each})`)].join(' & ');
}

/** Lists all terms of the search, with every cell of its colours. */
export const toWholeTerms = (search: SearchQuery): TierTerms =>
  toTierTerms(search, 'words', countTiers(search, 'words') - 1);

export const wholeQuery = (search: SearchQuery): string =>
  toQueryText({ ...toWholeTerms(search), none: listUnwanted(search) });

/** Builds the search for works that are missing only because the caller excludes them. */
export const toLeftOutSearch = (search: SearchQuery): SearchQuery => ({
  ...search,
  any: [...search.any, search.leftOut],
  leftOut: [],
});

/** Estimates how many rows a query matches, assuming independent terms. */
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

/** Lists every term whose count a plan needs. */
export const listTerms = (search: SearchQuery): string[] => {
  const words = [...search.stems, ...search.alternatives.flatMap(({ phrases }) => phrases.flat())];
  const close = search.alternatives.flatMap(({ near = [] }) => near.flat());
  return [
    ...tierPrefix.flatMap((prefix) => words.map((stem) => `${prefix}${stem}`)),
    ...close.flatMap((stem) => [stem, `+${stem}`]),
    ...search.all,
    ...search.alternatives.flatMap(({ terms = [] }) => terms),
    ...toWholeTerms(search).any.flat(),
  ];
};

/** Cost of testing a row during a scan, relative to fetching and sorting a match. */
const SCAN_COST = 1 / 3;

/**
 * Decides whether to scan the sort's index until the page is full, or to fetch all matches and sort them. Frequent
 * words fill a page within a few rows; rare ones have few matches to fetch.
 */
export function shouldScanIndex(matches: number, whole: number, limit: number): boolean {
  if (matches < 1) return false;
  return (limit * whole * SCAN_COST) / matches < matches;
}

/** Finds the term whose count is the total, if the search has only one term. */
export function findCountedTerm(search: SearchQuery): string | undefined {
  if (search.price !== undefined || listUnwanted(search).length > 0) return undefined;
  const { all, any, phrases } = toWholeTerms(search);
  if (phrases.length > 0) return undefined;
  const terms = [...all, ...any.map((group) => (group.length === 1 ? group[0] : undefined))];
  return terms.length === 0 ? '*' : terms.length === 1 ? terms[0] : undefined;
}

/** Returns a lower bound of the total for a search that only consists of alternatives; 0 if there is none. */
export function findLeastTotal(search: SearchQuery, counts: Counts): number {
  if (search.price !== undefined || listUnwanted(search).length > 0) return 0;
  const { all, any, phrases } = toWholeTerms(search);
  const [group, another] = [...any.map((terms) => terms.map((term) => [term])), ...phrases];
  if (all.length > 0 || group === undefined || another !== undefined) return 0;
  return Math.max(0, ...group.map(([term = '', more]) => (more === undefined ? (counts.get(term) ?? 0) : 0)));
}
