import { general } from '../../src/features/catalogue/catalogue/rules/lexicon/general.ts';
import { words as own } from '../../src/features/catalogue/catalogue/rules/lexicon/words.ts';
import { createRandom } from './random.ts';

const real =
  `icon vector pattern texture photo background flat line outline font display script serif badge button arrow weather travel food music
nature city people business finance medical school sport game holiday wedding birthday summer winter spring autumn river mountain ocean forest
flower leaf bird fish cat dog horse tiger elephant boat rickshaw bridge road house window door garden market festival lamp star moon sun cloud
rain storm snow wind fire water stone wood metal glass paper fabric leather gold silver copper marble brick concrete grass sand soft bold
minimal modern vintage retro classic abstract geometric organic hand drawn watercolor ink brush pencil pastel neon gradient dark light warm cool
template poster flyer card banner logo mockup brochure resume invoice calendar planner presentation dashboard website mobile screen
sound loop beat drum piano guitar voice ambient cinematic click notification transition model lowpoly character vehicle furniture plant`.split(
    /\s+/,
  );

const beginnings = [
  'ba',
  'chi',
  'da',
  'fe',
  'go',
  'ha',
  'jo',
  'ka',
  'li',
  'mo',
  'na',
  'po',
  'ra',
  'sa',
  'ti',
  'vu',
  'wa',
  'ze',
  'bri',
  'clo',
  'dra',
  'flo',
  'gri',
  'pla',
  'sto',
  'tri',
];
const middles = ['l', 'm', 'n', 'r', 's', 't', 'nd', 'rk', 'st', 'll', 'v', 'x', 'ng', 'lt', 'mp'];
const endings = ['a', 'er', 'in', 'o', 'al', 'et', 'on', 'ix', 'us', 'ard', 'ume', 'ola', 'ent', 'iva'];

function shuffle(words: readonly string[], chance: () => number): string[] {
  return words
    .map((word) => ({ word, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word);
}

/** Lists the single words of a lexicon text, in English and Bangla. */
const listWords = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/[;|=,]/))
    .map((word) => word.trim())
    .filter((word) => /^([a-z]{2,}|[\u0980-\u09ff]{2,})$/u.test(word));

/**
 * Creates a deterministic vocabulary: first real words; then alternately a word that the lexicon knows, everyday words
 * first, so that synonyms occur, and a made-up one.
 */
export function vocabulary(size: number): string[] {
  const chance = createRandom('vocabulary');
  const pick = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] ?? '';
  const words = new Set(real);
  const known = [...shuffle(listWords(own), chance), ...shuffle(listWords(general), chance)].values();
  while (words.size < size) {
    words.add(pick(beginnings) + pick(middles) + pick(endings) + (chance() < 0.5 ? '' : pick(middles) + pick(endings)));
    const { value } = known.next();
    if (value !== undefined && words.size < size) words.add(value);
  }
  return [...words];
}

/** Picks a word by a skewed distribution: the n-th word has a frequency of about 1/(n + 20). */
export function pickSkewed(words: readonly string[], chance: () => number): string {
  const flat = 20;
  const rank = Math.floor(flat * Math.exp(chance() * Math.log(words.length / flat + 1))) - flat;
  return words[Math.min(rank, words.length - 1)] ?? '';
}
