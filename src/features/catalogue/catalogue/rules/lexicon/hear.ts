import type { KnownWord } from './lexicon.ts';
import { compareSound, spellOut } from './sound.ts';

/** Maximum cost of a word that counts as an exact match by sound. */
export const EXACT_SOUND = 0.16;
/** Maximum cost of a match by sound: a constant, and an amount for each letter. */
const REACH = 0.12;
const REACH_PER_LETTER = 0.11;
/** Maximum extra cost of further matches, compared with the best one. */
const NEARLY = 0.1;

export interface Heard extends KnownWord {
  /** Cost of the match: 0 if the word sounds exactly as typed. */
  readonly cost: number;
}

/**
 * Ranks Bangla words by how closely a word in Latin letters sounds like them, closest first. Words that sound too
 * different are left out.
 */
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
