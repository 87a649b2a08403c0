import { type Alternatives, isAt, isReplaceable } from './alternatives.ts';
import type { ColorTiers } from './color-cells.ts';
import { isAddition } from './lexicon/listing-terms.ts';
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

/** Where words may be: in the title; in title or keywords; anywhere. */
export const tierPrefix = ['^', '+', ''] as const;

/** The words themselves; what means the same, too; what is only close to them, too. */
const extents = ['typed', 'same', 'close'] as const;

/** A step of relevance: where the words are, and whether others count that mean the same, or are close to it. */
interface Tier {
  readonly prefix: (typeof tierPrefix)[number];
  readonly counts: (typeof extents)[number];
}

/**
 * The words themselves before what means the same, and titles and keywords before descriptions, which mention much; what is
 * only close comes last, and from titles and keywords alone.
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

/** What puts a match into a tier: where its words are, or how near its colours. */
export type Ranking = 'words' | 'colors';

/** The terms of a tier and of all tiers before it: each of `all`, one of each group of `any`. */
export interface TierTerms {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  /** For each group, all terms of at least one phrase. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
}

/** The tiers that tell matches of this search apart. */
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

/** Whether a word says what kind of work is looked for: works of that kind are as good as those that have the word. */
const isKind = ({ terms = [] }: Alternatives): boolean => terms.length > 0 && !terms.some(isAddition);

/** What tells the matches of a tier, and of those before it, from the others. */
function toTierCondition(search: SearchQuery, ranking: Ranking, tier: number): TierTerms {
  if (ranking === 'colors') return { all: [], any: toColorGroups(search, tier), phrases: [] };
  const { stems, alternatives } = search;
  const { prefix, counts } = listTiers(search)[tier] ?? { prefix: '', counts: 'close' };
  const toTerms = (words: readonly string[]): string[] => words.map((stem) => `${prefix}${stem}`);
  const toClose = (words: readonly string[]): string[] => words.map((stem) => `+${stem}`);
  const asked = counts === 'typed' ? alternatives.filter(isKind) : alternatives;
  const hasSubject = stems.some((_, at) => !alternatives.some((each) => isAt(each, at) && each.terms !== undefined));
  const isLast = prefix === '' && counts !== 'typed';
  const [only] = alternatives.filter((each) => isKind(each) && each.words === stems.length);
  return {
    // Who asks for nothing but a kind of work sees works of that kind first.
    all: [...toTerms(stems.filter((_, at) => !isReplaceable(asked, at))), ...(isLast ? [] : (only?.terms ?? []))],
    any: [],
    phrases: asked.map((each) => {
      const { from, words, phrases, near = [], terms = [] } = each;
      const same = [stems.slice(from, from + words), ...(counts === 'typed' ? [] : phrases)];
      const others = counts === 'close' ? near.map(toClose) : [];
      // Works of a kind come before those that only have its name among their keywords.
      if (isKind(each) && each !== only)
        return [
          ...same.map((phrase) => phrase.map((stem) => `${prefix && '^'}${stem}`)),
          ...others,
          ...toPhrases(terms),
        ];
      // A colour without a subject would fill every page before its word did.
      const isBeside = isLast || (hasSubject && each !== only);
      return [...same.map(toTerms), ...others, ...(isBeside ? toPhrases(terms) : [])];
    }),
  };
}

/** Whether works have the words that a tier asks for: there is nothing of the words themselves where one is in no work. */
export function canMatch(search: SearchQuery, counts: Counts, ranking: Ranking, tier: number): boolean {
  if (ranking === 'colors' || listTiers(search)[tier]?.counts !== 'typed') return true;
  const terms = search.alternatives.filter(isKind);
  return search.stems.every((stem, at) => (counts.get(stem) ?? 0) > 0 || isReplaceable(terms, at));
}

/** The whole search with the condition of a tier. */
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

/** Tiers before this one that none of the later ones before it contains. */
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

/** Tsqueries that must all match, and together say the same as one. */
export interface Conditions {
  readonly query: string;
  readonly more: readonly string[];
}

/** A colour or a choice of a filter, which many works have. */
const isChoice = (term: string): boolean => /^[a-z]{1,2}:/.test(term);

/**
 * Each group of alternatives is a condition of its own: in one tsquery, the index would go through the frequent terms of all
 * groups. What is excluded needs a term beside it, which is best one that few works have.
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

/** What `tierQuery` asks for, as the index finds it fastest. */
export const tierConditions = (search: SearchQuery, tier: number, ranking: Ranking = 'words'): Conditions =>
  splitGroups(
    toTierTerms(search, ranking, tier),
    listUnwanted(search),
    listTiersBefore(search, ranking, tier).map((each) => tierConditionQuery(search, ranking, each)),
  );

/** What `wholeQuery` asks for, as the index finds it fastest. */
export const wholeConditions = (search: SearchQuery): Conditions =>
  splitGroups(toWholeTerms(search), listUnwanted(search));

/** The tsquery of one tier, without the matches of the tiers before it. */
export function tierQuery(search: SearchQuery, tier: number, ranking: Ranking = 'words'): string {
  const parsed = toQueryText({ ...toTierTerms(search, ranking, tier), none: listUnwanted(search) });
  const before = listTiersBefore(search, ranking, tier).map((each) => tierConditionQuery(search, ranking, each));
  return [parsed, ...before.map((each) => `!(${each})`)].join(' & ');
}

/** All terms of the search, with every cell of its colours. */
export const toWholeTerms = (search: SearchQuery): TierTerms =>
  toTierTerms(search, 'words', countTiers(search, 'words') - 1);

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
  const close = search.alternatives.flatMap(({ near = [] }) => near.flat());
  return [
    ...tierPrefix.flatMap((prefix) => words.map((stem) => `${prefix}${stem}`)),
    ...close.flatMap((stem) => [stem, `+${stem}`]),
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

/** So many match at least, where the search asks for one of several terms or phrases and nothing else; 0 where that says nothing. */
export function findLeastTotal(search: SearchQuery, counts: Counts): number {
  if (search.price !== undefined || listUnwanted(search).length > 0) return 0;
  const { all, any, phrases } = toWholeTerms(search);
  const [group, another] = [...any.map((terms) => terms.map((term) => [term])), ...phrases];
  if (all.length > 0 || group === undefined || another !== undefined) return 0;
  return Math.max(0, ...group.map(([term = '', more]) => (more === undefined ? (counts.get(term) ?? 0) : 0)));
}
