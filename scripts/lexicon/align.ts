import { compareSound, spellOut } from '../../src/features/catalogue/catalogue/rules/lexicon/sound.ts';
import type { Concept } from './cldr.ts';

const ROUNDS = 12;
const TRANSLATION_SHARE = 0.7;
/** Scores for two short names of one concept, and for two words that sound alike. */
const SAME_NAME = 0.8;
const LOAN_WORD = 0.9;
const LOAN_COST_PER_LETTER = 0.08;

/** Table of numbers with two levels of keys. */
type Table = Map<string, Map<string, number>>;

const addTo = (table: Table, one: string, other: string, value: number): void => {
  const row = table.get(one) ?? new Map<string, number>();
  table.set(one, row.set(other, (row.get(other) ?? 0) + value));
};

/**
 * Computes translation probabilities by IBM model 1: each target word of a concept is explained by the source words of
 * the same concept.
 */
function translate(pairs: readonly (readonly [source: ReadonlySet<string>, target: ReadonlySet<string>])[]): Table {
  let table: Table = new Map();
  for (const [source, target] of pairs)
    for (const one of source)
      for (const other of target) table.set(one, (table.get(one) ?? new Map<string, number>()).set(other, 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const counted: Table = new Map();
    for (const [source, target] of pairs)
      for (const other of target) {
        const whole = [...source].reduce((sum, one) => sum + (table.get(one)?.get(other) ?? 0), 0);
        for (const one of source) addTo(counted, one, other, (table.get(one)?.get(other) ?? 0) / whole);
      }
    for (const row of counted.values()) {
      const whole = [...row.values()].reduce((sum, each) => sum + each, 0);
      for (const [word, count] of row) row.set(word, count / whole);
    }
    table = counted;
  }
  return table;
}

export interface Aligned {
  readonly english: string;
  readonly bangla: string;
  /** Probability from 0 to 1. */
  readonly score: number;
}

function soundAlike(english: string, bangla: string): boolean {
  if (english.includes(' ') || bangla.includes(' ') || english.length < 4) return false;
  return compareSound(english, spellOut(bangla)) <= LOAN_COST_PER_LETTER * english.length;
}

/** Finds pairs of words that occur in the same concepts, with the probability that they mean the same. */
export function alignWords(concepts: readonly Concept[]): Aligned[] {
  const toBangla = translate(concepts.map(({ english, bangla }) => [english, bangla]));
  const toEnglish = translate(concepts.map(({ english, bangla }) => [bangla, english]));
  const uses = new Map<string, number>();
  const together: Table = new Map();
  const named = new Set(concepts.flatMap(({ names }) => (names === undefined ? [] : [names.join('|')])));
  for (const { english, bangla } of concepts) {
    for (const word of [...english, ...bangla]) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const one of english) for (const other of bangla) addTo(together, one, other, 1);
  }
  return [...together].flatMap(([english, row]) =>
    [...row].map(([bangla, shared]) => {
      const dice = (2 * shared) / ((uses.get(english) ?? 0) + (uses.get(bangla) ?? 0));
      const likely = Math.sqrt((toBangla.get(english)?.get(bangla) ?? 0) * (toEnglish.get(bangla)?.get(english) ?? 0));
      const score = TRANSLATION_SHARE * likely + (1 - TRANSLATION_SHARE) * dice;
      const sure = Math.max(
        named.has(`${english}|${bangla}`) ? SAME_NAME : 0,
        soundAlike(english, bangla) ? LOAN_WORD : 0,
      );
      return { english, bangla, score: Math.max(score, sure) };
    }),
  );
}

/** Finds pairs of English words that often occur together, with their frequency: 1 means always. */
export function listNeighbours(
  concepts: readonly Concept[],
  least: number,
): (readonly [one: string, other: string, dice: number])[] {
  const uses = new Map<string, number>();
  const together: Table = new Map();
  for (const { english } of concepts) {
    const words = [...english].toSorted();
    for (const [at, one] of words.entries()) {
      uses.set(one, (uses.get(one) ?? 0) + 1);
      for (const other of words.slice(at + 1)) addTo(together, one, other, 1);
    }
  }
  return [...together].flatMap(([one, row]) =>
    [...row].flatMap(([other, shared]) => {
      const dice = (2 * shared) / ((uses.get(one) ?? 0) + (uses.get(other) ?? 0));
      // Words that occur together only once or twice are ignored.
      return shared >= 3 && dice >= least ? [[one, other, dice] as const] : [];
    }),
  );
}
