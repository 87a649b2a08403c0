import { stemBangla } from './stems/bangla.ts';
import { stemEnglish } from './stems/english.ts';

/** Normalizes a text: lower case, compatibility forms folded, no accents on Latin letters. Bangla vowel signs stay. */
export function foldCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Splits a text in any script into its first `max` words, normalized. */
export function tokenize(text: string, max = 400): string[] {
  const found = foldCase(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.filter((word) => word.length <= 40).slice(0, max);
}

/** Returns the stem of an English or Bangla word; other words stay unchanged. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return /^[\u0980-\u09ff]+$/.test(word) ? stemBangla(word) : word;
}

/** Words that are too frequent to be useful. In a query, they would only exclude contents. */
const stopwords = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'ও',
  'এবং',
  'এর',
  'জন্য',
]);

export const isStopword = (word: string): boolean => stopwords.has(word);

/** Words that people add to a query without describing the work, although texts contain them. */
const fillers = new Set(
  `s at by is are as it its my your our their this that these those i me we you some any need want looking please
   একটি একটা কিছু আর কি যে এই সেই আমার আপনার সঙ্গে সাথে দিয়ে নিয়ে থেকে জন্যে মতো মত চাই লাগবে দরকার
   o er jonno jonne jonyo ekta ekti kichu diye niye theke sathe amar moto chai lagbe`
    .normalize('NFC')
    .split(/\s+/),
);

/** Keeps the words of a query that describe what to find, or all of them if none does. */
export function keepTelling(words: readonly string[]): string[] {
  const told = words.filter((word) => !isStopword(word));
  const telling = told.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : told;
}
