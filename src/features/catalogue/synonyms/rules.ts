import { createTranslator } from '../../../platform/http/messages.ts';
import { readLexicon } from '../catalogue/rules/lexicon/read-lexicon.ts';
import { isStopword, stemWord, tokenize } from '../catalogue/rules/words.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** A phrase has as many words that a search looks for. */
const MAX_WORDS = 4;

/** A phrase as searches compare it; undefined where it has no word to search for, or too many. */
export function toStems(phrase: string): string | undefined {
  const words = tokenize(phrase).filter((word) => !isStopword(word));
  return words.length === 0 || words.length > MAX_WORDS ? undefined : words.map(stemWord).join(' ');
}

/** A phrase as the lexicon compares it. */
export const toLexiconStems = (phrase: string): string => tokenize(phrase).map(stemWord).join(' ');

/** What the lexicon has for a phrase, given as stems: both as people write them, the surest first. */
export function listLexiconPairs(stems: string) {
  const { findSame, findNear, show } = readLexicon();
  const toPair = (near: boolean) => (other: string) => ({
    one: show(stems),
    other: show(other),
    otherStems: other,
    near,
  });
  return [...findSame(stems).map(toPair(false)), ...findNear(stems).map(toPair(true))];
}

/** The pair as the lexicon has it; undefined where it doesn't. Both are stems, in any order. */
export const findLexiconPair = (one: string, other: string) =>
  listLexiconPairs(one).find(({ otherStems }) => otherStems === other) ??
  listLexiconPairs(other).find(({ otherStems }) => otherStems === one);

/** What the operations on synonyms say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'synonyms_answer');
