import { isAddition } from './lexicon/listing-terms.ts';
import { isVague } from './lexicon/vague.ts';
import type { Counts, SearchQuery } from './plan.ts';

/** A search for some of the words, and the indices of the words that are left out. */
export interface Subset {
  readonly search: SearchQuery;
  readonly leftOut: readonly number[];
}

/** A subset with the sum of its words' weights. */
interface WeighedSubset extends Subset {
  readonly weight: number;
}

/** A word, or a phrase with a meaning, with its weight. */
interface Part {
  readonly places: readonly number[];
  /** Rarity of the word: 0 if every work has it. */
  readonly weight: number;
  readonly isUsed: boolean;
  /** Whether it is a colour or a price, which finds too many works without another word. */
  readonly isAddition: boolean;
}

/** Minimum weight of a word that is searched for alone, relative to the word with the highest weight. */
const MIN_SHARE = 0.35;
/** Factor for the weight of a vague word. */
const VAGUE = 0.2;
const MAX_PARTS = 5;
const MAX_SUBSETS = 6;

function listParts({ stems, alternatives }: SearchQuery, counts: Counts): Part[] {
  const whole = counts.get('*') ?? 0;
  const countIn = (prefix: string, phrases: readonly (readonly string[])[]): number =>
    phrases.reduce((sum, words) => sum + Math.min(...words.map((stem) => counts.get(`${prefix}${stem}`) ?? 0)), 0);
  const toRarity = (count: number): number => Math.log((whole + 1) / (Math.min(count, whole) + 1));
  const toPart = (
    places: readonly number[],
    phrases: readonly (readonly string[])[],
    terms: readonly string[] = [],
  ): Part => {
    const isAlsoUsed = terms.some(isAddition);
    const ofTerms = Math.max(0, ...terms.map((term) => counts.get(term) ?? 0));
    // The name of a kind of work matches all works of that kind.
    const count = (prefix: string): number =>
      ofTerms > 0 && !isAlsoUsed ? ofTerms : Math.max(ofTerms, countIn(prefix, phrases));
    const [named, anywhere] = [count('+'), count('')];
    // Occurrences in descriptions count less, because descriptions mention many things in passing.
    const rarity = toRarity(named > 0 ? named : anywhere) + toRarity(anywhere) / 5;
    return {
      places,
      weight: places.every((at) => isVague(stems[at] ?? '')) ? rarity * VAGUE : rarity,
      isUsed: anywhere > 0 || isAlsoUsed,
      isAddition: isAlsoUsed,
    };
  };
  const replaced = alternatives.map(({ from, words, phrases, near = [], terms = [] }) => {
    const places = Array.from({ length: words }, (_, at) => from + at);
    return toPart(places, [stems.slice(from, from + words), ...phrases, ...near], terms);
  });
  const inPhrases = new Set(replaced.flatMap(({ places }) => places));
  const alone = stems.flatMap((stem, at) => (inPhrases.has(at) ? [] : [toPart([at], [[stem]])]));
  return [...replaced, ...alone];
}

function keepPlaces(search: SearchQuery, places: readonly number[]): SearchQuery {
  const kept = places.toSorted((one, other) => one - other);
  return {
    ...search,
    stems: kept.map((at) => search.stems[at] ?? ''),
    alternatives: search.alternatives
      .filter(({ from }) => kept.includes(from))
      .map((each) => ({ ...each, from: kept.indexOf(each.from) })),
  };
}

function weighSubsets(search: SearchQuery, counts: Counts): WeighedSubset[] {
  const all = listParts(search, counts);
  const used = all.filter(({ isUsed }) => isUsed).slice(0, MAX_PARTS);
  const strongest = Math.max(...used.map(({ weight }) => weight));
  const isEnough = (parts: readonly Part[]): boolean => {
    const [first, second] = parts;
    if (first === undefined || parts.length === all.length || parts.every(({ isAddition }) => isAddition)) return false;
    return second !== undefined || used.length === 1 || first.weight >= MIN_SHARE * strongest;
  };
  const sum = (parts: readonly Part[]): number => parts.reduce((total, { weight }) => total + weight, 0);
  const combinations = Array.from({ length: 2 ** used.length }, (_, bits) =>
    used.filter((__, at) => (bits & (2 ** at)) !== 0),
  );
  return combinations.filter(isEnough).map((parts) => {
    const places = parts.flatMap((part) => part.places);
    return {
      search: keepPlaces(search, places),
      leftOut: [...search.stems.keys()].filter((at) => !places.includes(at)),
      weight: sum(parts),
    };
  });
}

/**
 * Lists searches for fewer of the words, highest weight first. None consists of a colour or a price alone. `readings`:
 * the same words read in several ways, for example with and without phrases.
 */
export function listSubsets(readings: readonly SearchQuery[], counts: Counts): Subset[] {
  const toKey = ({ search, leftOut }: Subset): string => JSON.stringify([leftOut, search.alternatives]);
  const all = readings.flatMap((each) => weighSubsets(each, counts));
  return [...new Map(all.map((each) => [toKey(each), each])).values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_SUBSETS);
}
