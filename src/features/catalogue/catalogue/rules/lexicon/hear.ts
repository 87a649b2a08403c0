import type { KnownWord } from './lexicon.ts';
import { compareSound, spellOut } from './sound.ts';

/** Words that cost less are heard as they are typed. */
export const EXACT_SOUND = 0.16;
/** Sounds further away than this, once and for each letter, are another word. */
const REACH = 0.12;
const REACH_PER_LETTER = 0.11;
/** Words that are nearly as near as the nearest are meant as well. */
const NEARLY = 0.1;

export interface Heard extends KnownWord {
  /** 0 where it sounds as it is typed. */
  readonly cost: number;
}

/** The Bangla words that a word in Latin letters sounds like, the nearest first; none where all are far away. */
export function rankBySound(latin: string, words: readonly KnownWord[]): Heard[] {
  const ranked = words
    .map((word) => ({ ...word, cost: compareSound(latin, spellOut(word.word)) }))
    .filter(({ cost }) => cost <= REACH + REACH_PER_LETTER * latin.length)
    .toSorted((one, other) => one.cost - other.cost);
  const best = ranked[0]?.cost ?? 0;
  return ranked.filter(
    ({ cost }, at) => cost <= best + NEARLY && ranked.findIndex((each) => each.stem === ranked[at]?.stem) === at,
  );
}
