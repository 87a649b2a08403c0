import { EXACT_SOUND, rankBySound } from '../../rules/lexicon/hear.ts';
import type { Lexicon } from '../../rules/lexicon/lexicon.ts';
import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';
import { toLatinKeys } from '../../rules/lexicon/sound-keys.ts';
import { toWordPattern, type WordForms } from '../../rules/word-pattern.ts';
import { isStopword, stemWord, tokenize } from '../../rules/words.ts';

export { toWordPattern, type WordForms } from '../../rules/word-pattern.ts';

const MAX_WORDS = 8;
const MAX_OTHERS = 8;
const MAX_HEARD = 2;
/** Shorter words sound like too many. */
const HEARD = /^[a-z]{4,20}$/;
const BANGLA = /^[\u0980-\u09ff]+$/u;

const foldText = (text: string): string => text.normalize('NFC').toLowerCase();

/** Stems of Bangla words that a word which means nothing stands for: by its sound, or by another spelling. */
function findMeantStems(lexicon: Lexicon, word: string, stem: string): readonly string[] {
  if (BANGLA.test(word)) return lexicon.findBySpelling(word).map((each) => each.stem);
  const listed = lexicon.findRomanised(word);
  if (listed.length > 0) return listed;
  if (!HEARD.test(word) || lexicon.findNear(stem).length > 0) return [];
  // Nothing says here whether a text has the word itself, so only what sounds exactly like it counts.
  const heard = rankBySound(word, lexicon.findBySound(toLatinKeys(word))).filter(({ cost }) => cost <= EXACT_SOUND);
  return heard.map((each) => each.stem);
}

function listOthers(lexicon: Lexicon, typed: string): string[] {
  const [word = '', ...more] = tokenize(typed);
  // An identifier, a number or an address is no word.
  if (more.length > 0 || foldText(word) !== typed) return [];
  const stem = stemWord(word);
  const same = lexicon.findSame(stem);
  const stems =
    same.length > 0
      ? [stem, ...same]
      : findMeantStems(lexicon, word, stem)
          .slice(0, MAX_HEARD)
          .flatMap((meant) => [meant, ...lexicon.findSame(meant)]);
  const forms = new Set(stems.map((each) => foldText(lexicon.show(each))));
  // What has the typed word in it is found by that already.
  return [...forms].filter((form) => !form.includes(typed)).slice(0, MAX_OTHERS);
}

/**
 * The words of a text for a list that compares titles, with others that mean the same, and Bangla that they are heard
 * as: for lists of what isn't public, too, which the public search knows nothing of.
 */
export function listWordForms(text: string): WordForms[] {
  const words = foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !isStopword(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, MAX_WORDS)
    .map((typed) => ({ typed, others: listOthers(readLexicon(), typed) }));
}

/** What a text in lower case has to match for each of the words of a search; none without words. */
export const toWordPatterns = (text: string): string[] => listWordForms(text).map(toWordPattern);
