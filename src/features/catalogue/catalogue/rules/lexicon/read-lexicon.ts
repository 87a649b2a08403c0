import { general } from './general.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { romanised } from './romanised.ts';
import { words } from './words.ts';

let lexicon: Lexicon | undefined;

/** What words mean. The first call takes a third of a second. */
export function readLexicon(): Lexicon {
  lexicon ??= buildLexicon({ own: words, romanised, general });
  return lexicon;
}
