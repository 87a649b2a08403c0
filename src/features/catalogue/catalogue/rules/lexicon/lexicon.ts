import { stemWord, tokenize } from '../words.ts';
import { foldBangla, listBanglaForms } from './bangla.ts';
import { romanisedList } from './romanised.ts';
import { compareSound, spellOut, toLatinKey, toSoundKeys } from './sound.ts';
import { wordList } from './words.ts';

const splitList = (list: string): string[] =>
  list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const toStems = (phrase: string): string => tokenize(phrase).map(stemWord).join(' ');
const isBangla = (word: string): boolean => /^[\u0980-\u09ff]+$/u.test(word);

/** Sounds further away than this, for each letter and once, are another word. */
const REACH_PER_LETTER = 0.11;
const REACH = 0.12;
/** Words that are nearly as near as the nearest are meant as well. */
const NEARLY = 0.1;

interface Heard {
  readonly stem: string;
  readonly units: ReturnType<typeof spellOut>;
}

/** Stems of what means the same, by the stems of a phrase with single spaces between them. */
const meanings = new Map<string, Set<string>>();
/** Bangla words by what they may begin with in Latin letters. */
const bySound = new Map<string, Heard[]>();
const byFolded = new Map<string, string>();
const romanised = new Map<string, Set<string>>();

const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const known = map.get(key) ?? new Set();
  map.set(key, known.add(value));
};

function hearLater(word: string): void {
  const stem = stemWord(word);
  if (byFolded.has(foldBangla(word))) return;
  byFolded.set(foldBangla(word), stem);
  const units = spellOut(word);
  for (const key of toSoundKeys(units[0])) bySound.set(key, [...(bySound.get(key) ?? []), { stem, units }]);
}

for (const line of splitList(wordList)) {
  const sides = line.split('|').map((side) => side.split(',').map((phrase) => phrase.trim()));
  const [english = [], bangla = []] = sides;
  for (const phrase of bangla) for (const word of tokenize(phrase)) if (isBangla(word)) hearLater(word);
  // A translation comes before another word of the same language.
  for (const [own, others] of [
    [english, bangla],
    [bangla, english],
  ])
    for (const phrase of own ?? [])
      for (const other of [...(others ?? []), ...(own ?? [])])
        if (toStems(other) !== toStems(phrase)) add(meanings, toStems(phrase), toStems(other));
}
for (const line of splitList(romanisedList)) {
  const [, latin = '', bangla = ''] = /^([^\u0980-\u09ff]+?)\s+(.+)$/u.exec(line) ?? [];
  const words = tokenize(bangla);
  for (const word of words) hearLater(word);
  add(latin.includes(' ') ? meanings : romanised, toStems(latin), words.map(stemWord).join(' '));
}

/** What means the same as a phrase, given as stems with single spaces between them; as stems, too. */
export const findMeanings = (phrase: string): readonly string[] => [...(meanings.get(phrase) ?? [])];

function hear(latin: string): string[] {
  const listed = romanised.get(stemWord(latin));
  if (listed !== undefined) return [...listed];
  const ranked = (bySound.get(toLatinKey(latin)) ?? [])
    .map(({ stem, units }) => ({ stem, cost: compareSound(latin, units) }))
    .filter(({ cost }) => cost <= REACH + REACH_PER_LETTER * latin.length)
    .toSorted((one, other) => one.cost - other.cost);
  const best = ranked[0]?.cost ?? 0;
  return ranked.filter(({ cost }) => cost <= best + NEARLY).map(({ stem }) => stem);
}

/**
 * Bangla words that a word which nobody uses may stand for: heard in Latin letters, without its endings, or spelt in
 * another way. Stems, with what means the same as them; empty where it stands for none.
 */
export function findMeant(word: string): string[] {
  const meant = /^[a-z]{3,20}$/.test(word)
    ? hear(word)
    : isBangla(word)
      ? listBanglaForms(word).flatMap((form) => byFolded.get(foldBangla(form)) ?? [])
      : [];
  return [...new Set(meant.flatMap((stem) => [stem, ...findMeanings(stem)]))];
}
