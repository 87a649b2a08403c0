import { createTranslator } from '../../../platform/http/messages.ts';
import { stemPhrase } from '../catalogue/rules/lexicon/lexicon.ts';
import { readLexicon } from '../catalogue/rules/lexicon/read-lexicon.ts';
import { isStopword, stemWord, tokenize } from '../catalogue/rules/words.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Maximum number of words in a phrase, not counting words that searches ignore. */
const MAX_WORDS = 4;

/** Converts a phrase to stems, as searches compare it; undefined if it has no word to search for, or too many. */
export function toStems(phrase: string): string | undefined {
  const words = tokenize(phrase).filter((word) => !isStopword(word));
  return words.length === 0 || words.length > MAX_WORDS ? undefined : words.map(stemWord).join(' ');
}

/** Converts a phrase to stems, as the lexicon compares it. */
export const toLexiconStems = (phrase: string): string => stemPhrase(phrase);

/**
 * Lists the lexicon's pairs with a phrase, given as stems. Both phrases are in their written form; the most reliable
 * pair comes first.
 */
export function listLexiconPairs(stems: string) {
  const { findSame, findNear, findHypernym, show } = readLexicon();
  const hypernym = findHypernym(stems)?.stem;
  const toPair = (near: boolean) => (other: string) => ({
    one: show(stems),
    other: show(other),
    otherStems: other,
    near,
  });
  const near = [...findNear(stems), ...(hypernym === undefined ? [] : [hypernym])];
  return [...findSame(stems).map(toPair(false)), ...near.map(toPair(true))];
}

/** Finds a pair in the lexicon by the stems of both phrases, in any order; undefined if the lexicon doesn't have it. */
export const findLexiconPair = (one: string, other: string) =>
  listLexiconPairs(one).find(({ otherStems }) => otherStems === other) ??
  listLexiconPairs(other).find(({ otherStems }) => otherStems === one);

/** Translated messages of the operations on synonyms. */
export const translate = createTranslator({ en, bn }, 'synonyms_answer');
