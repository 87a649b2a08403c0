/** Words of a query that may be replaced: so many from a place on, by any of these phrases. All are stems. */
export interface Alternatives {
  readonly from: number;
  readonly words: number;
  readonly phrases: readonly (readonly string[])[];
  /** Terms of the listing that say the same: `k:red`. Beside other words they are as good as the word in the title. */
  readonly terms?: readonly string[];
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

/** Adds what a single word means, as far as there is room: to the entry of that word, or as one of its own. */
export function addMeant(
  alternatives: readonly Alternatives[],
  at: number,
  meant: Pick<Alternatives, 'phrases' | 'terms'>,
): readonly Alternatives[] {
  const { phrases, terms = [] } = meant;
  if (phrases.length === 0 && terms.length === 0) return alternatives;
  const known = alternatives.find(({ from, words }) => at >= from && at < from + words);
  if (known === undefined) {
    const room = MAX_ALTERNATIVES - alternatives.reduce((sum, each) => sum + each.phrases.length, 0);
    return [...alternatives, { from: at, words: 1, phrases: phrases.slice(0, Math.max(0, room)), terms }];
  }
  if (known.words > 1) return alternatives;
  return alternatives.map((each) => (each === known ? { ...each, terms } : each));
}

/** Whether the word at a place is part of a phrase that means the same as something. */
export const isReplaceable = (alternatives: readonly Alternatives[], at: number): boolean =>
  alternatives.some(({ from, words }) => at >= from && at < from + words);
