import { keepTelling, stemWord, tokenize } from '../words.ts';
import { foldConfused } from './confused.ts';
import { toBanglaKeys } from './sound-keys.ts';

/** A word in its written form, with its stem. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
}

/** What a word is a kind of. */
export interface Hypernym extends KnownWord {
  /** Whether the word itself is so common that it is hardly a typing error. */
  readonly isCommonWord: boolean;
}

/** Source texts of a lexicon. Entries end with a line break or a semicolon; `#` begins a comment. */
export interface LexiconTexts {
  /** Format `english, … | বাংলা, …`: all words of an entry are synonyms or translations of each other. */
  readonly own: string;
  /** Format `latin = বাংলা`. */
  readonly romanised: string;
  /** Format `word = other, …`, in sections `[same]` and `[near]`. */
  readonly general: string;
  /** Format `kind: member, …`. */
  readonly kinds: string;
  /** Format `hypernym: common word, … | rare word, …`, of words that aren't used otherwise. */
  readonly hypernyms: string;
}

/** Meanings of words. Phrases in arguments and results are stems with single spaces between them. */
export interface Lexicon {
  readonly findSame: (phrase: string) => readonly string[];
  /**
   * Finds related phrases, which are less reliable than synonyms. Phrases in `without`, and those known only by them,
   * are left out.
   */
  readonly findNear: (phrase: string, without?: readonly string[]) => readonly string[];
  /** Finds the kinds or members of a phrase, as a last resort. */
  readonly findKin: (phrase: string) => readonly string[];
  /** Finds a more general word for one that leads nowhere, by its stem: *lock* for *padlock*. */
  readonly findHypernym: (stem: string) => Hypernym | undefined;
  /** Finds the Bangla words listed for a word in Latin letters. */
  readonly findRomanised: (latin: string) => readonly string[];
  /** Finds Bangla words with one of these sound keys. */
  readonly findBySound: (keys: readonly string[]) => readonly KnownWord[];
  /** Finds Bangla words that differ only in letters of the same sound. */
  readonly findBySpelling: (word: string) => readonly KnownWord[];
  /**
   * Finds words for which this one may be a typing error: same first letter, same second or last letter, and a similar
   * length.
   */
  readonly findAlike: (word: string) => readonly KnownWord[];
  /** Whether the lexicon contains the phrase, which is then spelt correctly. */
  readonly knows: (phrase: string) => boolean;
  /** Returns the written form of a phrase. */
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
/**
 * Converts a phrase to stems, as searches compare it. Words that searches ignore are left out, unless only one other word
 * would remain: *black and white* becomes *black white*, but *sign in* stays as it is.
 */
export function stemPhrase(phrase: string): string {
  const words = tokenize(phrase);
  const telling = keepTelling(words);
  return (telling.length > 1 ? telling : words).map(stemWord).join(' ');
}

const isBangla = (word: string): boolean => /^[\u0980-\u09ff]+$/u.test(word);

const isEnglishPhrase = (phrase: string): boolean => phrase.includes(' ') && /^[a-z ]+$/.test(phrase);

class Sets<T = string> {
  readonly #sets = new Map<string, Set<T>>();
  add(key: string, value: T): void {
    const known = this.#sets.get(key);
    if (known === undefined) this.#sets.set(key, new Set([value]));
    else known.add(value);
  }
  list = (key: string): readonly T[] => [...(this.#sets.get(key) ?? [])];
}

export function buildLexicon({ own, romanised, general, kinds, hypernyms }: LexiconTexts): Lexicon {
  const same = new Sets();
  const near = new Sets();
  const kin = new Sets();
  const latin = new Sets();
  const bySound = new Sets<KnownWord>();
  const bySpelling = new Sets<KnownWord>();
  const byBeginning = new Sets<KnownWord>();
  const shown = new Map<string, string>();
  const kept = new Set<string>();

  const keepWord = (word: string): void => {
    if (kept.has(word)) return;
    kept.add(word);
    const entry = { word, stem: stemWord(word) };
    byBeginning.add(word.slice(0, 1), entry);
    if (!isBangla(word)) return;
    for (const key of toBanglaKeys(word)) bySound.add(key, entry);
    for (const each of new Set([word, entry.stem])) bySpelling.add(foldConfused(each), entry);
  };
  const learn = (phrase: string): string => {
    const stems = stemPhrase(phrase);
    if (!shown.has(stems)) shown.set(stems, phrase);
    for (const word of tokenize(phrase)) keepWord(word);
    return stems;
  };
  const pair = (sets: Sets, one: string, other: string): void => {
    if (one === other) return;
    sets.add(one, other);
    sets.add(other, one);
  };

  const generals = new Map<string, Hypernym>();
  for (const line of listLines(hypernyms)) {
    const [word = '', members = ''] = line.split(':');
    for (const [at, part] of members.split('|').entries())
      for (const member of splitWords(part))
        generals.set(stemWord(member), { word, stem: stemPhrase(word), isCommonWord: at === 0 });
  }

  for (const line of listLines(own)) {
    const [english = [], bangla = []] = line.split('|').map((side) => splitWords(side).map(learn));
    // Translations come before synonyms in the same language.
    for (const one of english) for (const other of bangla) pair(same, one, other);
    for (const side of [english, bangla])
      for (const [at, one] of side.entries()) for (const other of side.slice(at + 1)) pair(same, one, other);
  }
  for (const line of listLines(romanised)) {
    const [typed = '', bangla = ''] = line.split('=').map((side) => side.trim());
    const stems = learn(bangla);
    if (typed.includes(' ')) same.add(stemPhrase(typed), stems);
    else latin.add(typed, stems);
  }
  let sets = same;
  for (const line of listLines(general)) {
    if (line.startsWith('[')) sets = line === '[near]' ? near : same;
    else {
      const [word = '', others = ''] = line.split('=');
      const stems = learn(word.trim());
      for (const other of splitWords(others).map(learn)) {
        // A breeze is read as wind, which leads further than *gentle wind*.
        if (isEnglishPhrase(other) && generals.has(stems)) sets.add(other, stems);
        else if (isEnglishPhrase(stems) && generals.has(other)) sets.add(stems, other);
        else pair(sets, stems, other);
      }
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
      // Other meanings of a translation are related to the word, too.
      const others = [...near.list(phrase), ...used.flatMap(same.list)];
      return [...new Set(others)].filter((other) => !known.has(other));
    },
    findKin: (phrase) => [phrase, ...same.list(phrase)].flatMap(kin.list),
    findHypernym: (stem) => generals.get(stem),
    findRomanised: latin.list,
    findBySound: (keys) => [...new Set(keys.flatMap(bySound.list))],
    findBySpelling: (word) => [
      ...new Set([stemWord(word), word].flatMap((each) => bySpelling.list(foldConfused(each)))),
    ],
    findAlike: (word) =>
      byBeginning
        .list(word.slice(0, 1))
        .filter((each) => Math.abs(each.word.length - word.length) <= 1)
        .filter((each) => each.word[1] === word[1] || each.word.at(-1) === word.at(-1)),
    knows: (phrase) => shown.has(phrase),
    show: (phrase) => shown.get(phrase) ?? phrase,
  };
}
