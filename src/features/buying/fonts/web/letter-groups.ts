import type { CharSet } from './char-set.ts';

/** Characters of a font that belong to one script, or that are numbers, punctuation or symbols of all scripts. */
export interface LetterGroup {
  /** Four-letter code of a script, as Unicode and `Intl.DisplayNames` know it, or the name of another group. */
  readonly key: string;
  readonly letters: readonly string[];
}

/** Scripts of which fonts are sold here, those of the home market first. */
const scripts = [
  'Beng',
  'Latn',
  'Deva',
  'Arab',
  'Grek',
  'Cyrl',
  'Hebr',
  'Thai',
  'Taml',
  'Hani',
  'Hira',
  'Kana',
  'Hang',
];

const kinds: readonly (readonly [key: string, pattern: RegExp])[] = [
  ...scripts.map((script) => [script, new RegExp(`^\\p{Script=${script}}$`, 'u')] as const),
  ['numbers', /^\p{N}$/u],
  ['punctuation', /^\p{P}$/u],
  ['symbols', /^\p{S}$/u],
];

const OTHERS = 'others';

/** Characters that can't be shown on their own: spaces, controls, joiners, halves of pairs. */
const unseen = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
/** Icon fonts have their pictures in the areas for private use. */
const isPrivate = (letter: string): boolean => /^\p{Co}$/u.test(letter);

/** Sorts the characters of a font into groups, in the order of their code points. */
export function groupLetters({ ranges }: CharSet): LetterGroup[] {
  const groups = new Map<string, string[]>([...kinds.map(([key]) => key), OTHERS].map((key) => [key, []]));
  for (const [from, to] of ranges)
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code);
      if (unseen.test(letter) && !isPrivate(letter)) continue;
      groups.get(kinds.find(([, pattern]) => pattern.test(letter))?.[0] ?? OTHERS)?.push(letter);
    }
  return [...groups].flatMap(([key, letters]) => (letters.length === 0 ? [] : { key, letters }));
}

/** Writes a code point in the standard form, such as `U+0995`. */
export const toCodePoint = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
