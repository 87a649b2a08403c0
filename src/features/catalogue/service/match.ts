import { allOf } from '../rules/terms.ts';
import { isTelling, stemWord, tokenize } from '../rules/words.ts';

/** A tsquery on `listing.terms` for words as somebody typed them; undefined where nothing in them tells. */
export function toTsquery(text: string): string | undefined {
  const stems = tokenize(text).filter(isTelling).map(stemWord);
  return stems.length === 0 ? undefined : allOf(stems);
}
