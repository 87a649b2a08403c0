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

/** The term of a colour that a word says, by its stem; undefined for a word that is none. */
export const findColorTerm = (stem: string): string | undefined => byStem.get(stem);
