import { foldBangla } from '../stems/bangla.ts';
import { stemWord, tokenize } from '../words.ts';
import { toBanglaKeys } from './sound-keys.ts';

/** A Bangla word as it is written, with its stem. */
export interface BanglaWord {
  readonly word: string;
  readonly stem: string;
}

/** The texts that a lexicon is made of, entries of a line each or ended by semicolons; `#` begins a comment. */
export interface LexiconTexts {
  /** `english, … | বাংলা, …`: each of one side means each of the other, and of its own. */
  readonly own: string;
  /** `latin = বাংলা` */
  readonly romanised: string;
  /** `[same]` and `[near]`, then `word = other, …` */
  readonly general: string;
  /** `kind: member, …` */
  readonly kinds: string;
}

/** What words mean. Phrases are given and answered as stems with single spaces between them. */
export interface Lexicon {
  readonly findSame: (phrase: string) => readonly string[];
  /** What is close to it: less sure than the same. Neither `without` nor what only those lead to. */
  readonly findNear: (phrase: string, without?: readonly string[]) => readonly string[];
  /** Its kind, or its members: better than nothing. */
  readonly findKin: (phrase: string) => readonly string[];
  /** What a word in Latin letters is listed as. */
  readonly findRomanised: (latin: string) => readonly string[];
  /** Bangla words with one of these sound keys. */
  readonly findBySound: (keys: readonly string[]) => readonly BanglaWord[];
  /** Bangla words of this folded spelling. */
  readonly findBySpelling: (folded: string) => readonly BanglaWord[];
  /** Whether it knows the phrase: then it is spelt right. */
  readonly knows: (phrase: string) => boolean;
  /** The phrase as people write it. */
  readonly show: (phrase: string) => string;
}

const listLines = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
const isBangla = (word: string): boolean => /^[\u0980-\u09ff]+$/u.test(word);

class Sets<T = string> {
  readonly #sets = new Map<string, Set<T>>();
  add(key: string, value: T): void {
    const known = this.#sets.get(key);
    if (known === undefined) this.#sets.set(key, new Set([value]));
    else known.add(value);
  }
  list = (key: string): readonly T[] => [...(this.#sets.get(key) ?? [])];
}

export function buildLexicon({ own, romanised, general, kinds }: LexiconTexts): Lexicon {
  const same = new Sets();
  const near = new Sets();
  const kin = new Sets();
  const latin = new Sets();
  const bySound = new Sets<BanglaWord>();
  const bySpelling = new Sets<BanglaWord>();
  const shown = new Map<string, string>();
  const heard = new Set<string>();

  const hearLater = (word: string): void => {
    if (!isBangla(word) || heard.has(word)) return;
    heard.add(word);
    const entry = { word, stem: stemWord(word) };
    for (const key of toBanglaKeys(word)) bySound.add(key, entry);
    bySpelling.add(foldBangla(entry.stem), entry);
  };
  const learn = (phrase: string): string => {
    const words = tokenize(phrase);
    const stems = words.map(stemWord).join(' ');
    if (!shown.has(stems)) shown.set(stems, phrase);
    for (const word of words) hearLater(word);
    return stems;
  };
  const pair = (sets: Sets, one: string, other: string): void => {
    if (one === other) return;
    sets.add(one, other);
    sets.add(other, one);
  };

  for (const line of listLines(own)) {
    const [english = [], bangla = []] = line.split('|').map((side) => splitWords(side).map(learn));
    // A translation comes before another word of the same language.
    for (const one of english) for (const other of bangla) pair(same, one, other);
    for (const side of [english, bangla])
      for (const [at, one] of side.entries()) for (const other of side.slice(at + 1)) pair(same, one, other);
  }
  for (const line of listLines(romanised)) {
    const [typed = '', bangla = ''] = line.split('=').map((side) => side.trim());
    const stems = learn(bangla);
    if (typed.includes(' ')) same.add(tokenize(typed).map(stemWord).join(' '), stems);
    else latin.add(typed, stems);
  }
  let sets = same;
  for (const line of listLines(general)) {
    if (line.startsWith('[')) sets = line === '[near]' ? near : same;
    else {
      const [word = '', others = ''] = line.split('=');
      const stems = learn(word.trim());
      for (const other of splitWords(others)) pair(sets, stems, learn(other));
    }
  }
  for (const line of listLines(kinds)) {
    const [kind = '', members = ''] = line.split(':');
    for (const member of splitWords(members)) pair(kin, learn(kind.trim()), learn(member));
  }

  return {
    findSame: same.list,
    findNear: (phrase, without = []) => {
      const known = new Set([phrase, ...same.list(phrase), ...without]);
      const used = same.list(phrase).filter((other) => !without.includes(other));
      // What a translation means besides is close to the word, too.
      const others = [...near.list(phrase), ...used.flatMap(same.list)];
      return [...new Set(others)].filter((other) => !known.has(other));
    },
    findKin: (phrase) => [phrase, ...same.list(phrase)].flatMap(kin.list),
    findRomanised: latin.list,
    findBySound: (keys) => [...new Set(keys.flatMap(bySound.list))],
    findBySpelling: bySpelling.list,
    knows: (phrase) => shown.has(phrase),
    show: (phrase) => shown.get(phrase) ?? phrase,
  };
}
