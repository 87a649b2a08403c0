/** A typed word, and other words that match as well, in lower case. */
export interface WordForms {
  readonly typed: string;
  readonly others: readonly string[];
}

const BANGLA = /^[\u0980-\u09ff]+$/u;
/** Length of Bangla words, in letters and signs, up to which they are prefixes of too many others. */
const SHORT = 4;
const EDGE = '[ \\n.,:;!?।"/()_-]';
const BANGLA_ENDINGS = ['ের', 'ে', 'র', 'য়', 'তে', 'কে', 'টি', 'টা', 'গুলো', 'গুলি']
  .map((ending) => ending.normalize('NFC'))
  .join('|');

const escapePattern = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
const anyOf = (texts: readonly string[]): string => `(?:${texts.map(escapePattern).join('|')})`;

/**
 * Builds a PostgreSQL regular expression that matches lower-case texts with one of the forms. The typed word may be a
 * part of a word. The others have to be whole words, because *cards* has nothing to do with *car*, nor আমার (my) with
 * আম (mango).
 */
export function toWordPattern({ typed, others }: WordForms): string {
  const isBangla = (form: string): boolean => BANGLA.test(form.replaceAll(' ', ''));
  const short = others.filter((form) => isBangla(form) && form.length <= SHORT);
  const long = others.filter((form) => isBangla(form) && form.length > SHORT);
  const latin = others.filter((form) => !isBangla(form));
  const words = [
    ...(long.length === 0 ? [] : [anyOf(long)]),
    ...(short.length === 0 ? [] : [`${anyOf(short)}(?:${BANGLA_ENDINGS})?(?:${EDGE}|$)`]),
    ...(latin.length === 0 ? [] : [`${anyOf(latin)}(?:e?s)?(?:${EDGE}|$)`]),
  ];
  return words.length === 0 ? escapePattern(typed) : `${escapePattern(typed)}|(?:^|${EDGE})(?:${words.join('|')})`;
}
