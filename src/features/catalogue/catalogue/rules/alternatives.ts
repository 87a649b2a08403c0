/** Alternatives of `words` words of a query, starting at index `from`. All words are stems. */
export interface Alternatives {
  readonly from: number;
  readonly words: number;
  readonly phrases: readonly (readonly string[])[];
  /** Related phrases, which match titles and keywords only and rank after all synonyms. */
  readonly near?: readonly (readonly string[])[];
  /**
   * Listing terms with the same meaning, such as `k:red`. In a query of several words, a match of such a term ranks
   * like the word in a title.
   */
  readonly terms?: readonly string[];
}

/** Other phrases by phrase. Phrases are stems with single spaces between them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Meanings of phrases, most reliable first. */
export interface Meanings {
  readonly same: Synonyms;
  readonly near: Synonyms;
}

/** Maximum number of words in a phrase that has synonyms. */
const MAX_PHRASE_WORDS = 4;
/** Maximum number of alternatives per query, because each is searched in three tiers. */
const MAX_ALTERNATIVES = 12;
/** Maximum number of alternatives per phrase in a query of several words. */
const MAX_OF_ONE = 6;
const MAX_NEAR = 6;

/** Lists every phrase of a query, at each index longest first. */
const listPlaces = (
  stems: readonly string[],
  maxWords = MAX_PHRASE_WORDS,
): { from: number; words: number; phrase: string }[] =>
  stems.flatMap((_, from) =>
    Array.from({ length: Math.min(maxWords, stems.length - from) }, (__, at) => at + 1)
      .reverse()
      .map((words) => ({ from, words, phrase: stems.slice(from, from + words).join(' ') })),
  );

export const listPhrases = (stems: readonly string[]): string[] => [
  ...new Set(listPlaces(stems).map(({ phrase }) => phrase)),
];

/** Maximum number of words in a phrase, and of related phrases for each. */
export interface PhraseLimits {
  readonly words?: number;
  readonly near?: number;
}

/**
 * Finds alternatives of the longest phrases, from the first word on; each word belongs to one phrase at most. Phrases
 * with a word that no work has, by `isUsed`, are ignored.
 */
export function chooseAlternatives(
  stems: readonly string[],
  { same, near }: Meanings,
  isUsed: (stem: string) => boolean = () => true,
  { words: maxWords, near: maxNear = MAX_NEAR }: PhraseLimits = {},
): Alternatives[] {
  const chosen: Alternatives[] = [];
  let next = 0;
  let room = MAX_ALTERNATIVES;
  const most = stems.length === 1 ? MAX_ALTERNATIVES : MAX_OF_ONE;
  // A phrase that contains another one finds nothing new: *photograph camera* after *camera*.
  const choose = (
    phrases: readonly string[] | undefined,
    known: readonly (readonly string[])[],
    max: number,
  ): string[][] =>
    (phrases ?? [])
      .map((phrase) => phrase.split(' '))
      .filter((words) => words.every(isUsed))
      .filter((words, _, all) =>
        [...known, ...all].every((other) => other === words || !other.every((word) => words.includes(word))),
      )
      .slice(0, max);
  for (const { from, words, phrase } of listPlaces(stems, maxWords)) {
    if (from < next) continue;
    const phrases = choose(same.get(phrase), [phrase.split(' ')], Math.min(room, most));
    const close = choose(near.get(phrase), [phrase.split(' '), ...phrases], maxNear);
    if (phrases.length + close.length === 0) continue;
    chosen.push({ from, words, phrases, ...(close.length === 0 ? {} : { near: close }) });
    next = from + words;
    room -= phrases.length;
  }
  return chosen;
}

/** Adds a listing term with the meaning of a single word, to that word's alternatives or as new ones. */
export function addTerm(alternatives: readonly Alternatives[], at: number, term: string): readonly Alternatives[] {
  const known = alternatives.find((each) => isAt(each, at));
  if (known === undefined) return [...alternatives, { from: at, words: 1, phrases: [], terms: [term] }];
  if (known.words > 1) return alternatives;
  return alternatives.map((each) => (each === known ? { ...each, terms: [term] } : each));
}

export const isAt = ({ from, words }: Alternatives, at: number): boolean => at >= from && at < from + words;

/** Whether the word at an index belongs to a phrase with alternatives. */
export const isReplaceable = (alternatives: readonly Alternatives[], at: number): boolean =>
  alternatives.some((each) => isAt(each, at));
