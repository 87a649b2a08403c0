import { isTelling, stemWord, tokenize } from './words.ts';

export interface Describable {
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
      .filter(isTelling)
      .map(stemWord),
  );

/** The words a listing is found by: `^` those of the title, `+` those of title and keywords, plain all of them. */
export function toSearchTerms(of: Describable): string[] {
  const title = stems([of.title]);
  const named = new Set([...title, ...stems(of.keywords)]);
  const all = new Set([...named, ...stems([...of.names, of.description])]);
  return [...[...title].map((stem) => `^${stem}`), ...[...named].map((stem) => `+${stem}`), ...all];
}

/** Words worth suggesting for a typing error, with their stems. */
export function toDictionary(of: Describable): { word: string; stem: string }[] {
  const words = new Set(tokenize([of.title, ...of.keywords, ...of.names].join(' ')));
  return [...words]
    .filter((word) => isTelling(word) && !/^\d+$/.test(word))
    .map((word) => ({ word, stem: stemWord(word) }));
}

const quote = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** `'a' & 'b'` */
export const allOf = (terms: readonly string[]): string => terms.map(quote).join(' & ');

/** A tsquery: each of `all`, one of each group of `any`, none of `none`. Empty where nothing is asked. */
export function toQueryText(search: {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
  readonly none: readonly string[];
}): string {
  return [
    ...search.all.map(quote),
    ...search.any.map((group) => `(${group.map(quote).join(' | ')})`),
    ...search.none.map((term) => `!${quote(term)}`),
  ].join(' & ');
}
