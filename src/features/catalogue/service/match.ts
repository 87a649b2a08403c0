import { allOf } from '../rules/terms.ts';
import { isTelling, stemOf, wordsOf } from '../rules/words.ts';

/** A tsquery on `listing.terms` for words as somebody typed them; undefined where nothing in them tells. */
export function queryOfWords(text: string): string | undefined {
  const stems = wordsOf(text).filter(isTelling).map(stemOf);
  return stems.length === 0 ? undefined : allOf(stems);
}
