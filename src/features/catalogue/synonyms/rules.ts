import { createTranslator } from '../../../platform/http/messages.ts';
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

/** What the operations on synonyms say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'synonyms_answer');
