/** Words of a query that may be replaced: so many from a place on, by any of these phrases. All are stems. */
export interface Alternatives {
  readonly from: number;
  readonly words: number;
  readonly phrases: readonly (readonly string[])[];
  /** Phrases that are only close: they count after everything that means the same, in titles and keywords. */
  readonly near?: readonly (readonly string[])[];
  /** Terms of the listing that say the same: `k:red`. Beside other words they are as good as the word in the title. */
  readonly terms?: readonly string[];
}

/** Other phrases by a phrase; all are stems with single spaces between them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What phrases mean, the surest first. */
export interface Meanings {
  readonly same: Synonyms;
  readonly near: Synonyms;
}

/** A phrase that means the same as another has so many words at most. */
const MAX_PHRASE_WORDS = 4;
/** Limit for a whole query: each alternative is searched in three tiers. */
const MAX_ALTERNATIVES = 12;
/** Where a query has several words, each has its share of them. */
const MAX_OF_ONE = 6;
const MAX_NEAR = 6;

/** Every phrase that a query has, longest first from each place on. */
const listPlaces = (stems: readonly string[]): { from: number; words: number; phrase: string }[] =>
  stems.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, stems.length - from) }, (__, at) => at + 1)
      .reverse()
      .map((words) => ({ from, words, phrase: stems.slice(from, from + words).join(' ') })),
  );

export const listPhrases = (stems: readonly string[]): string[] => [
  ...new Set(listPlaces(stems).map(({ phrase }) => phrase)),
];

/**
 * The longest phrases that mean something else, from the first word on; a word is part of one of them only. Only
 * phrases that lead somewhere are taken, by `isUsed` for each of their words.
 */
export function chooseAlternatives(
  stems: readonly string[],
  { same, near }: Meanings,
  isUsed: (stem: string) => boolean = () => true,
  maxNear = MAX_NEAR,
): Alternatives[] {
  const chosen: Alternatives[] = [];
  let next = 0;
  let room = MAX_ALTERNATIVES;
  const most = stems.length === 1 ? MAX_ALTERNATIVES : MAX_OF_ONE;
  // A phrase that contains another one finds nothing besides: *photograph camera* after *camera*.
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
  for (const { from, words, phrase } of listPlaces(stems)) {
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

/** Adds a term that a single word means, to the entry of that word or as one of its own. */
export function addTerm(alternatives: readonly Alternatives[], at: number, term: string): readonly Alternatives[] {
  const known = alternatives.find((each) => isAt(each, at));
  if (known === undefined) return [...alternatives, { from: at, words: 1, phrases: [], terms: [term] }];
  if (known.words > 1) return alternatives;
  return alternatives.map((each) => (each === known ? { ...each, terms: [term] } : each));
}

export const isAt = ({ from, words }: Alternatives, at: number): boolean => at >= from && at < from + words;

/** Whether the word at a place is part of a phrase that means the same as something. */
export const isReplaceable = (alternatives: readonly Alternatives[], at: number): boolean =>
  alternatives.some((each) => isAt(each, at));
