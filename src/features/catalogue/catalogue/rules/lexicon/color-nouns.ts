import { stemWord } from '../words.ts';
import { findTerm } from './listing-terms.ts';
import { readLexicon } from './read-lexicon.ts';

/** Words that say that another word is a colour: *grey color*, *নীল রঙের পাখি*. */
const nouns = new Set(['color', 'colour', 'colored', 'coloured', 'রং', 'রঙ', 'বর্ণ'].map(stemWord));

const isColor = (word: string): boolean => {
  const stem = stemWord(word);
  return findTerm(stem, readLexicon().findSame(stem))?.startsWith('k:') ?? false;
};

/** Drops the word *colour* beside a colour, because few texts of coloured works contain it. */
export const dropColorNouns = (words: readonly string[]): readonly string[] =>
  words.some(isColor) ? words.filter((word) => isColor(word) || !nouns.has(stemWord(word))) : words;
