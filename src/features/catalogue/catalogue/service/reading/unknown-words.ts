import type { Context } from '../../../../../platform/context.ts';
import { countEdits, findClosestMatch } from '../../../../../platform/spelling.ts';
import { EXACT_SOUND, rankBySound } from '../../rules/lexicon/hear.ts';
import type { Hypernym, KnownWord } from '../../rules/lexicon/lexicon.ts';
import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';
import { toLatinKeys } from '../../rules/lexicon/sound-keys.ts';
import { foldBangla } from '../../rules/stems/bangla.ts';
import { stemWord, tokenize } from '../../rules/words.ts';
import { readWordsBySound, readWordsBySpelling } from '../../store/dictionary.ts';
import { findAllClosest, lookUp } from './spelling.ts';
import type { ReadSynonyms } from './understand.ts';

/** Interpretation of an unknown word, most probable words first. */
export interface Meant {
  readonly words: readonly KnownWord[];
  readonly how: 'spelling' | 'sound' | 'meaning';
}

/**
 * Maximum number of unknown words to look up. Each lookup compares a word with many others, and few searches have more
 * unknown words.
 */
const MAX_LOOKUPS = 3;
const MAX_LETTERS = 20;
const MAX_MEANT = 4;

const isLatin = (word: string): boolean => /^[a-z]{3,}$/.test(word) && word.length <= MAX_LETTERS;
const isBangla = (word: string): boolean => /^[\u0980-\u09ff]+$/u.test(word);

/** Finds Bangla words that sound like each of these words in Latin letters, with their cost. */
async function hearAll(ctx: Context, network: string, words: readonly string[]) {
  const lexicon = readLexicon();
  const keys = new Map(words.map((word) => [word, toLatinKeys(word)]));
  const asked = [...new Set([...keys.values()].flat())];
  const used = asked.length === 0 ? [] : ((await lookUp(ctx, network, (db) => readWordsBySound(db, asked))) ?? []);
  return new Map(
    words.map((word) => {
      const own = keys.get(word) ?? [];
      const listed = lexicon.findRomanised(word).map((stem) => ({ word: lexicon.show(stem), stem, cost: 0 }));
      const known = [
        ...lexicon.findBySound(own),
        ...used.filter(({ sounds }) => sounds.some((sound) => own.includes(sound))),
      ];
      return [word, listed.length > 0 ? listed : rankBySound(word, known)] as const;
    }),
  );
}

/** Length from which a word may have two typing errors. */
const LONG = 8;

/** Finds the lexicon's most similarly spelt word, within the number of typing errors that the length allows. */
function findInLexicon(word: string): KnownWord | undefined {
  const candidates = readLexicon()
    .findAlike(word)
    .filter(({ stem }) => stem !== stemWord(word));
  const near = findClosestMatch(
    word,
    candidates.map((each) => ({ ...each, n: 0 })),
  );
  return near !== undefined && countEdits(word, near.word) <= (word.length < LONG ? 1 : 2) ? near : undefined;
}

/**
 * Whether a Bangla word in Latin letters only happens to equal the stem of an English word: *boi* is বই, and the stem
 * of *boy*.
 */
export function isStemByChance(word: string): boolean {
  const lexicon = readLexicon();
  if (!/^[a-z]+i$/.test(word) || stemWord(word) !== word || !/y$/.test(lexicon.show(word))) return false;
  const [heard] = rankBySound(word, lexicon.findBySound(toLatinKeys(word)));
  return lexicon.findRomanised(word).length > 0 || (heard?.cost ?? 1) <= EXACT_SOUND;
}

/** Finds Bangla words that differ only in letters that are often confused. */
async function findOtherSpellings(ctx: Context, network: string, words: readonly string[]) {
  const lexicon = readLexicon();
  const folded = new Map(words.map((word) => [word, foldBangla(stemWord(word))]));
  const asked = [...folded.values()];
  const used = asked.length === 0 ? [] : ((await lookUp(ctx, network, (db) => readWordsBySpelling(db, asked))) ?? []);
  return new Map(
    words.map((word) => {
      const own = folded.get(word) ?? '';
      const spellings = [...used.filter((each) => each.folded === own), ...lexicon.findBySpelling(word)];
      return [word, spellings.filter((each) => each.stem !== stemWord(word))] as const;
    }),
  );
}

/**
 * Finds translations of a single word, or words that it probably stands for, most probable first. Pairs that admins
 * disabled are left out.
 */
export async function listMeantWords(
  ctx: Context,
  network: string,
  text: string,
  readSynonyms: ReadSynonyms,
): Promise<string[]> {
  const [word, another] = tokenize(text);
  if (word === undefined || another !== undefined) return [];
  const lexicon = readLexicon();
  const listSame = async (stems: readonly string[]): Promise<Map<string, string[]>> => {
    const { struck } = await readSynonyms(ctx.db, stems);
    const isUsed = (stem: string, same: string): boolean => struck.get(stem)?.includes(same) !== true;
    return new Map(stems.map((stem) => [stem, lexicon.findSame(stem).filter((each) => isUsed(stem, each))]));
  };
  const same = [...(await listSame([stemWord(word)])).values()].flat();
  if (same.length > 0) return same.map(lexicon.show);
  const meant = (await findMeant(ctx, network, [word], readSynonyms)).get(word)?.words ?? [];
  const sameOfMeant = await listSame(meant.map(({ stem }) => stem));
  return meant.flatMap((each) => [each.word, ...(sameOfMeant.get(each.stem) ?? []).map(lexicon.show)]);
}

/** Finds the hypernyms of English words, except those that admins disabled. */
async function readHypernyms(
  ctx: Context,
  words: readonly string[],
  readSynonyms: ReadSynonyms,
): Promise<ReadonlyMap<string, Hypernym>> {
  const lexicon = readLexicon();
  const found = words.flatMap((word) => {
    const hypernym = lexicon.findHypernym(stemWord(word));
    return hypernym === undefined ? [] : [[word, hypernym] as const];
  });
  if (found.length === 0) return new Map();
  const { struck } = await readSynonyms(
    ctx.db,
    found.map(([word]) => stemWord(word)),
  );
  return new Map(found.filter(([word, { stem }]) => struck.get(stemWord(word))?.includes(stem) !== true));
}

/**
 * Interprets words that no work has: as Bangla in Latin letters, as another spelling of a Bangla word, as a typing
 * error, or as a rare English word with a more general one. `network`: network of the caller, which has a share of the
 * time.
 */
export async function findMeant(
  ctx: Context,
  network: string,
  words: readonly string[],
  readSynonyms: ReadSynonyms,
): Promise<ReadonlyMap<string, Meant>> {
  const lexicon = readLexicon();
  const unknown = [...new Set(words)].slice(0, MAX_LOOKUPS);
  const hypernyms = await readHypernyms(ctx, unknown, readSynonyms);
  const heard = await hearAll(ctx, network, unknown.filter(isLatin));
  const spelt = await findOtherSpellings(ctx, network, unknown.filter(isBangla));
  const isSure = (word: string): boolean =>
    (heard.get(word)?.[0]?.cost ?? 1) <= EXACT_SOUND || (spelt.get(word) ?? []).length > 0;
  const closest = await findAllClosest(
    ctx,
    network,
    unknown.filter((word) => !isSure(word) && !lexicon.knows(stemWord(word))),
  );
  const meant = new Map<string, Meant>();
  for (const word of unknown) {
    // A word in the lexicon is spelt correctly, but may be Bangla as well: *mach* is মাছ.
    const sounding = (heard.get(word) ?? []).filter(
      ({ cost }) => cost <= EXACT_SOUND || !lexicon.knows(stemWord(word)),
    );
    const spellings = spelt.get(word) ?? [];
    // In a long word, a typing error of one letter is more probable than a Bangla word that sounds roughly alike.
    const isMeaningless = !lexicon.knows(stemWord(word)) && (sounding.length === 0 || word.length >= LONG);
    const close = closest.get(word) ?? (isMeaningless && !isSure(word) ? findInLexicon(word) : undefined);
    // A typing error of one letter is more probable than a rare word (*wether*, but not *clover*), or a word with a roughly
    // similar sound.
    const isOneOff = close !== undefined && countEdits(word, close.word) <= 1;
    const isHeard = (sounding[0]?.cost ?? 1) <= EXACT_SOUND;
    const hypernym = hypernyms.get(word);
    const general = (isOneOff && hypernym?.isCommonWord !== true) || isHeard ? undefined : hypernym;
    const isSlip = isOneOff || (close !== undefined && sounding.length === 0);
    if (spellings.length > 0) meant.set(word, { words: spellings.slice(0, MAX_MEANT), how: 'spelling' });
    else if (general !== undefined) meant.set(word, { words: [general], how: 'meaning' });
    else if (sounding.length > 0 && !isSlip) meant.set(word, { words: sounding.slice(0, MAX_MEANT), how: 'sound' });
    else if (close !== undefined) meant.set(word, { words: [close], how: 'spelling' });
  }
  return meant;
}
