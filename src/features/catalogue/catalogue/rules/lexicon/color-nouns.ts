import { stemWord } from '../words.ts';
import { findTerm } from './listing-terms.ts';
import { readLexicon } from './read-lexicon.ts';

/** Words that say that another word is a colour: *grey color*, *নীল রঙের পাখি*. */
const nouns = new Set('color colors colour colours colored coloured রং রঙ রঙের বর্ণ বর্ণের'.normalize('NFC').split(' '));

const isColor = (word: string): boolean => {
  const stem = stemWord(word);
  return findTerm(stem, readLexicon().findSame(stem))?.startsWith('k:') ?? false;
};

/** Whether two words are a phrase of the lexicon, such as *colored pencil*. */
const isPhrase = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && readLexicon().knows(`${stemWord(one)} ${stemWord(other)}`);

/** Drops the word *colour* beside a colour, because few texts of coloured works contain it. */
export const dropColorNouns = (words: readonly string[]): readonly string[] =>
  words.some(isColor)
    ? words.filter((word, at) => !nouns.has(word) || isPhrase(words[at - 1], word) || isPhrase(word, words[at + 1]))
    : words;
