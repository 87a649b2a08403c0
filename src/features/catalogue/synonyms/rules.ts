import * as z from 'zod';
import { createTranslator } from '../../../platform/http/messages.ts';
import { createCursorCodec, cursorId, type Page } from '../../../platform/pagination.ts';
import { isStopword, stemWord, tokenize } from '../catalogue/rules/words.ts';

const made = z.object({ id: cursorId });
export const cursors = createCursorCodec<'made', z.output<typeof made>>({ made });
export type SynonymPage = Page<'made', z.output<typeof made>>;

/** A phrase has as many words that a search looks for. */
const MAX_WORDS = 4;

/** A phrase as searches compare it; undefined where it has no word to search for, or too many. */
export function toStems(phrase: string): string | undefined {
  const words = tokenize(phrase).filter((word) => !isStopword(word));
  return words.length === 0 || words.length > MAX_WORDS ? undefined : words.map(stemWord).join(' ');
}

/** What the operations on synonyms say, in the caller's language. */
export const translate = createTranslator({
  words_wrong: { en: 'Type one to four words to search for.', bn: 'খোঁজার মতো এক থেকে চারটি শব্দ লিখুন।' },
  same_already: {
    en: 'For the search these are the same word already.',
    bn: 'সার্চের কাছে এ দুটি আগে থেকেই একই শব্দ।',
  },
  exists: { en: 'This pair is there already.', bn: 'এই জোড়া আগে থেকেই আছে।' },
  too_many: {
    en: 'This has eight pairs already. Delete one first.',
    bn: 'এর আটটি জোড়া আছে। আগে একটি মুছুন।',
  },
  full: { en: 'There are 5,000 pairs already. Delete one first.', bn: '৫,০০০ জোড়া আছে। আগে একটি মুছুন।' },
});
