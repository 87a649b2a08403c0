import { general } from './general.ts';
import { hypernyms } from './hypernyms.ts';
import { kinds } from './kinds.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { romanised } from './romanised.ts';
import { words } from './words.ts';
import { cultureWords } from './words-culture.ts';
import { designWords } from './words-design.ts';
import { everydayWords } from './words-everyday.ts';
import { lifeWords } from './words-life.ts';
import { natureWords } from './words-nature.ts';
import { placeWords } from './words-places.ts';
import { printWords } from './words-print.ts';
import { societyWords } from './words-society.ts';
import { workWords } from './words-work.ts';

const own = [
  ...[words, designWords, cultureWords, societyWords, everydayWords],
  ...[lifeWords, natureWords, placeWords, printWords, workWords],
].join('');

let lexicon: Lexicon | undefined;

/** Returns the lexicon. The first call builds it, which takes half a second. */
export function readLexicon(): Lexicon {
  lexicon ??= buildLexicon({ own, romanised, general, kinds, hypernyms });
  return lexicon;
}
