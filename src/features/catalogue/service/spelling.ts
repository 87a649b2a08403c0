import type { Database } from '../../../platform/database/pool.ts';
import type { Counts, SearchQuery } from '../rules/plan.ts';
import { type Candidate, findClosestMatch } from '../rules/spelling.ts';
import { readSimilarWords } from '../store/keywords.ts';

interface CachedMatch {
  readonly until: number;
  readonly match: Candidate | undefined;
}

const LIFETIME_MS = 60_000;
const MAX_CACHED = 5000;
const MAX_CANDIDATES = 60;
/** Each look-up reads a good part of the dictionary, and nobody mistypes more words of one search. */
const MAX_LOOKUPS = 3;

/** Look-ups of the last minute: the dictionary changes only when something is published. */
const cache = new Map<string, CachedMatch>();

async function findClosest(db: Database, word: string): Promise<Candidate | undefined> {
  const cached = cache.get(word);
  if (cached !== undefined && cached.until > Date.now()) return cached.match;
  const match = findClosestMatch(word, await readSimilarWords(db, word, MAX_CANDIDATES));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, { until: Date.now() + LIFETIME_MS, match });
  return match;
}

export interface Corrected {
  readonly search: SearchQuery;
  /** The query as it was corrected; null where every word is in use, or nothing is like it. */
  readonly query: string | null;
}

/**
 * Replaces each word that nobody uses by the closest one that somebody does. `words` are those of the search's stems.
 */
export async function correctSpelling(
  db: Database,
  words: readonly string[],
  search: SearchQuery,
  counts: Counts,
): Promise<Corrected> {
  const isUnused = (stem: string | undefined): boolean => stem !== undefined && (counts.get(stem) ?? 0) === 0;
  if (!search.stems.some(isUnused)) return { search, query: null };
  const correctedWords = [...words];
  const stems = [...search.stems];
  const unused = [...words.entries()].filter(([at]) => isUnused(stems[at]));
  for (const [at, word] of unused.slice(0, MAX_LOOKUPS)) {
    const match = await findClosest(db, word);
    if (match === undefined) continue;
    correctedWords[at] = match.word;
    stems[at] = match.stem;
  }
  const isChanged = correctedWords.some((word, at) => word !== words[at]);
  return isChanged ? { search: { ...search, stems }, query: correctedWords.join(' ') } : { search, query: null };
}
