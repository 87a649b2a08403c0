import { foldBangla } from '../stems/bangla.ts';

/** Latin letters that people confuse or double, because they sound alike. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/^wh/g, 'w'],
  [/^kn/g, 'n'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/([a-z])\1/g, '$1'],
];
const bangla: readonly (readonly [RegExp, string])[] = [
  [/[ডঢ]\u09bc/gu, 'র'],
  [/য(?!\u09bc)/gu, 'জ'],
  [/ঙ(?:্গ)?/gu, 'ং'],
  [/ক্স/gu, 'খ'],
];

const replaceAll = (word: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((text, [letters, other]) => text.replace(letters, other), word);

/** Normalizes a word in either script by replacing letters that are often confused with others of the same sound. */
export const foldConfused = (word: string): string =>
  /^[a-z]+$/.test(word) ? replaceAll(word, latin) : replaceAll(foldBangla(word), bangla);
