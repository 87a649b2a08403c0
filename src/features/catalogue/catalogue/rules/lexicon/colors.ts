import type { ColorName } from '../../../../../platform/media/color-names.ts';
import { stemWord } from '../words.ts';
import { findMeanings } from './lexicon.ts';

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

/** Terms of a listing that a word says in another way: a colour, in either language, or that it costs nothing. */
export function findTerms(stem: string): readonly string[] {
  const same = [stem, ...findMeanings(stem)];
  const [color] = same.flatMap((each) => byStem.get(each) ?? []);
  if (color !== undefined) return [color];
  return same.includes('free') ? ['p:free'] : [];
}
