import { stemmer } from 'stemmer';

/** Suffixes of Bangla nouns: the, of the, the …s. Longest first. */
const banglaEndings = ['গুলোর', 'গুলির', 'সমূহের', 'গুলো', 'গুলি', 'সমূহ', 'দের', 'টির', 'টার', 'ের', 'টি', 'টা', 'কে', 'রা'];
const MIN_STEM_LENGTH = 3;

/** Lower case, compatibility forms folded, accents off Latin letters; Bangla vowel signs stay. */
export function foldCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The first `max` words of a text in any script, folded. */
export function tokenize(text: string, max = 400): string[] {
  const found = foldCase(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.filter((word) => word.length <= 40).slice(0, max);
}

/** The part that the forms of a word share: Porter's rules for English, a few endings for Bangla. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemmer(word);
  if (!/^[\u0980-\u09ff]+$/.test(word)) return word;
  const ending = banglaEndings.find((each) => word.endsWith(each) && word.length - each.length >= MIN_STEM_LENGTH);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Too frequent to find anything by: in a query they would only leave out contents. */
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
