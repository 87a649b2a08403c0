/** A word that somebody typed, and others that count as well. All are in lower case. */
export interface WordForms {
  readonly typed: string;
  readonly others: readonly string[];
}

const BANGLA = /^[\u0980-\u09ff]+$/u;
/** Bangla words of so many letters and signs begin many others. */
const SHORT = 4;
const EDGE = '[ \\n.,:;!?।"/()_-]';
const BANGLA_ENDINGS = ['ের', 'ে', 'র', 'য়', 'তে', 'কে', 'টি', 'টা', 'গুলো', 'গুলি']
  .map((ending) => ending.normalize('NFC'))
  .join('|');

const escapePattern = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
const anyOf = (texts: readonly string[]): string => `(?:${texts.map(escapePattern).join('|')})`;

/**
 * The regular expression of PostgreSQL for a text in lower case with one of the forms. The typed one may be part of a
 * word; the others are words of their own, because *car* is no word of *cards*, and আম (mango) none of আমার (my).
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
