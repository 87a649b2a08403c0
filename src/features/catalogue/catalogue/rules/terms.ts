import { toBanglaKeys } from './lexicon/sound-keys.ts';
import { foldBangla } from './stems/bangla.ts';
import { isStopword, stemWord, tokenize } from './words.ts';

export interface SearchableText {
  readonly title: string;
  readonly keywords: readonly string[];
  /** Names of the category, the subcategories and the contributor. */
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

/**
 * Lists the stems of a listing: with the prefix `^` for the title, `+` for title and keywords, and none for all texts.
 */
export function toSearchTerms(source: SearchableText): string[] {
  const title = stems([source.title]);
  const named = new Set([...title, ...stems(source.keywords)]);
  const all = new Set([...named, ...stems([...source.names, source.description])]);
  return [...[...title].map((stem) => `^${stem}`), ...[...named].map((stem) => `+${stem}`), ...all];
}

/** A word of the dictionary, which corrects typing errors; a Bangla word has its sounds and other spellings. */
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

/** Lists the distinct words of a text for the dictionary. */
export function toDictionary(source: SearchableText): DictionaryWord[] {
  const words = new Set(tokenize([source.title, ...source.keywords, ...source.names].join(' ')));
  return [...words].filter((word) => !isStopword(word) && !/^\d+$/.test(word)).map(toDictionaryWord);
}

/** Quotes a term for a tsquery or tsvector. */
export const quoteTerm = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** Joins terms as `'a' & 'b'`. */
const allOf = (terms: readonly string[]): string => terms.map(quoteTerm).join(' & ');

/**
 * Builds a tsquery: each of `all`, one of each group of `any` and `phrases`, and none of `none`. Empty if there are no
 * terms.
 */
export function toQueryText(search: {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  /** Groups of which all terms of at least one phrase are required. */
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
