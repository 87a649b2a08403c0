/** Words of a query that may be replaced: so many from a place on, by any of these phrases. All are stems. */
export interface Alternatives {
  readonly from: number;
  readonly words: number;
  readonly phrases: readonly (readonly string[])[];
}

/** What means the same as a phrase, by its stems with single spaces between them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A phrase that means the same as another has so many words at most. */
const MAX_PHRASE_WORDS = 4;
/** Limit for a whole query: each alternative is searched in three tiers. */
const MAX_ALTERNATIVES = 12;

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

/** The longest phrases that mean the same as something, from the first word on; a word is part of one of them only. */
export function chooseAlternatives(stems: readonly string[], synonyms: Synonyms): Alternatives[] {
  const chosen: Alternatives[] = [];
  let next = 0;
  let room = MAX_ALTERNATIVES;
  for (const { from, words, phrase } of listPlaces(stems)) {
    const phrases = (synonyms.get(phrase) ?? []).slice(0, room).map((each) => each.split(' '));
    if (from < next || phrases.length === 0) continue;
    chosen.push({ from, words, phrases });
    next = from + words;
    room -= phrases.length;
  }
  return chosen;
}

/** Whether the word at a place is part of a phrase that means the same as something. */
export const isReplaceable = (alternatives: readonly Alternatives[], at: number): boolean =>
  alternatives.some(({ from, words }) => at >= from && at < from + words);
