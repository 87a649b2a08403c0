import type { ColorName } from '../../../../../platform/media/color-names.ts';
import { stemWord } from '../words.ts';

/** Colours that pictures are found by, with the English words for each. */
const words: Readonly<Record<ColorName, readonly string[]>> = {
  red: ['red', 'crimson', 'scarlet', 'maroon'],
  orange: ['orange'],
  yellow: ['yellow', 'gold', 'golden'],
  green: ['green', 'olive'],
  teal: ['teal', 'turquoise', 'cyan'],
  blue: ['blue', 'navy', 'indigo'],
  purple: ['purple', 'violet'],
  pink: ['pink', 'magenta'],
  brown: ['brown', 'beige'],
  black: ['black'],
  white: ['white'],
  grey: ['grey', 'gray', 'silver'],
};
const byStem = new Map(
  Object.entries(words).flatMap(([color, known]) => known.map((word) => [stemWord(word), `k:${color}`] as const)),
);

/**
 * The term of a listing that a word says in another way: a colour, in either language, or that it costs nothing. `same` is
 * what means the same as the word.
 */
export function findTerm(stem: string, same: readonly string[]): string | undefined {
  const own = byStem.get(stem);
  if (own !== undefined) return own;
  if (stem === stemWord('free')) return 'p:free';
  // An English word for a colour is listed above; what means the same in English may be a thing.
  if (/^[a-z]+$/.test(stem)) return undefined;
  return same.flatMap((each) => byStem.get(each) ?? [])[0] ?? (same.includes(stemWord('free')) ? 'p:free' : undefined);
}
