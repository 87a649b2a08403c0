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
/** Words that can be matched by sound; shorter words sound like too many others. */
const HEARD = /^[a-z]{4,20}$/;
const BANGLA = /^[\u0980-\u09ff]+$/u;

const foldText = (text: string): string => text.normalize('NFC').toLowerCase();

/** Finds stems of Bangla words for which an unknown word probably stands, by its sound or another spelling. */
function findMeantStems(lexicon: Lexicon, word: string, stem: string): readonly string[] {
  if (BANGLA.test(word)) return lexicon.findBySpelling(word).map((each) => each.stem);
  const listed = lexicon.findRomanised(word);
  if (listed.length > 0) return listed;
  if (!HEARD.test(word) || lexicon.findNear(stem).length > 0) return [];
  // Only exact sound matches are accepted, because it is unknown here whether a text contains the word itself.
  const heard = rankBySound(word, lexicon.findBySound(toLatinKeys(word))).filter(({ cost }) => cost <= EXACT_SOUND);
  return heard.map((each) => each.stem);
}

function listOthers(lexicon: Lexicon, typed: string): string[] {
  const [word = '', ...more] = tokenize(typed);
  // Identifiers, numbers and addresses aren't words.
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
  // Forms that contain the typed word are left out, because the typed word finds them already.
  return [...forms].filter((form) => !form.includes(typed)).slice(0, MAX_OTHERS);
}

/**
 * Lists the words of a text with their synonyms and with Bangla words of the same sound. It is for lists that compare
 * titles, including titles of works that aren't public.
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

/** Builds the patterns that a lower-case text has to match, one per word of a search; empty without words. */
export const toWordPatterns = (text: string): string[] => listWordForms(text).map(toWordPattern);
