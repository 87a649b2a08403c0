import type { ColorName } from '../../../../../platform/media/color-names.ts';
import { stemWord } from '../words.ts';

/** Colours to filter by, with the English words for each. */
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

/** Finds the listing term of a colour by the stem of its name; undefined for other words. */
export const findColorTerm = (stem: string): string | undefined => byStem.get(stem);
