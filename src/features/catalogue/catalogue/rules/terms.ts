import { toBanglaKeys } from './lexicon/sound-keys.ts';
import { foldBangla } from './stems/bangla.ts';
import { isStopword, stemWord, tokenize } from './words.ts';

export interface SearchableText {
  readonly title: string;
  readonly keywords: readonly string[];
  /** Category, subcategories, contributor. */
  readonly names: readonly string[];
  readonly description: string;
}

const stems = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => tokenize(text))
      .filter((word) => !isStopword(word))
      .map(stemWord),
  );

/** The stems that a listing is found by: `^` for the title, `+` for title and keywords, no prefix for all of them. */
export function toSearchTerms(source: SearchableText): string[] {
  const title = stems([source.title]);
  const named = new Set([...title, ...stems(source.keywords)]);
  const all = new Set([...named, ...stems([...source.names, source.description])]);
  return [...[...title].map((stem) => `^${stem}`), ...[...named].map((stem) => `+${stem}`), ...all];
}

/** A word that a typing error can be corrected to, and a Bangla one by its sounds and other spellings. */
export interface DictionaryWord {
  readonly word: string;
  readonly stem: string;
  readonly sounds: readonly string[];
  readonly folded: string | null;
}

function toDictionaryWord(word: string): DictionaryWord {
  const stem = stemWord(word);
  if (!/^[\u0980-\u09ff]+$/u.test(word)) return { word, stem, sounds: [], folded: null };
  return { word, stem, sounds: toBanglaKeys(word), folded: foldBangla(stem) };
}

/** The words of a text that searches are compared with, each once. */
export function toDictionary(source: SearchableText): DictionaryWord[] {
  const words = new Set(tokenize([source.title, ...source.keywords, ...source.names].join(' ')));
  return [...words].filter((word) => !isStopword(word) && !/^\d+$/.test(word)).map(toDictionaryWord);
}

/** A term as tsquery and tsvector write it. */
export const quoteTerm = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** `'a' & 'b'` */
const allOf = (terms: readonly string[]): string => terms.map(quoteTerm).join(' & ');

/** A tsquery: each of `all`, one of each group of `any` and of `phrases`, none of `none`. Empty without any term. */
export function toQueryText(search: {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  /** For each group, all terms of at least one phrase must be there. */
  readonly phrases?: readonly (readonly (readonly string[])[])[];
  readonly none: readonly string[];
}): string {
  return [
    ...search.all.map(quoteTerm),
    ...search.any.map((group) => `(${group.map(quoteTerm).join(' | ')})`),
    ...(search.phrases ?? []).map((group) => `(${group.map((terms) => `(${allOf(terms)})`).join(' | ')})`),
    ...search.none.map((term) => `!${quoteTerm(term)}`),
  ].join(' & ');
}
