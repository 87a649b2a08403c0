import { stemmer } from 'stemmer';

/** Suffixes that Bangla hangs on a noun: the, of the, the …s. Longest first. */
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

/** Words of a text in any script, folded; at most `most`, the first ones. */
export function tokenize(text: string, max = 400): string[] {
  const found = foldCase(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.filter((word) => word.length <= 40).slice(0, max);
}

/** What two forms of a word share: Porter's rules for English, a few endings for Bangla. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemmer(word);
  if (!/^[\u0980-\u09ff]+$/.test(word)) return word;
  const ending = banglaEndings.find((each) => word.endsWith(each) && word.length - each.length >= MIN_STEM_LENGTH);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Too frequent to tell anything; as words of a query they would only shorten the list. */
const ignored = new Set([
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

export const isTelling = (word: string): boolean => !ignored.has(word);
