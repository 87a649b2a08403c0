import type { Context } from '../../../../platform/context.ts';
import { registerMemory } from '../../../../platform/process-memory.ts';
import { type Candidate, findClosestMatch } from '../../../../platform/spelling.ts';
import { isReplaceable } from '../rules/alternatives.ts';
import type { Counts, SearchQuery } from '../rules/plan.ts';
import { readSimilarWords } from '../store/keywords.ts';
import { readWithin } from '../store/time-limit.ts';
import { ReadGuard } from './read-guard.ts';

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
registerMemory(() => cache.clear());

/** A search does without a correction where there is no time for one. */
const guard = new ReadGuard({ concurrent: 2, window: 10_000, waitShare: 1, longReads: 20 });

function readCached(word: string): CachedMatch | undefined {
  const cached = cache.get(word);
  return cached !== undefined && cached.until > Date.now() ? cached : undefined;
}

function keep(word: string, match: Candidate | undefined): void {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, { until: Date.now() + LIFETIME_MS, match });
}

/** The closest of each word: of those that are cached, and of the others where they are found in time. */
async function findAllClosest(
  ctx: Context,
  network: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, Candidate | undefined>> {
  const found = new Map<string, Candidate | undefined>();
  const unknown = new Set<string>();
  for (const word of words) {
    const cached = readCached(word);
    if (cached === undefined) unknown.add(word);
    else found.set(word, cached.match);
  }
  if (unknown.size === 0) return found;
  const limit = ctx.platform.config.ARBOR_SEARCH_MS;
  const similar = await guard.run(network, limit, () =>
    readWithin(ctx.db, limit, (read) => read((db) => readSimilarWords(db, [...unknown], MAX_CANDIDATES))),
  );
  if (similar === undefined) return found;
  for (const word of unknown) {
    const match = findClosestMatch(word, similar.get(word) ?? []);
    keep(word, match);
    found.set(word, match);
  }
  return found;
}

export interface Corrected {
  readonly search: SearchQuery;
  /** The query as it was corrected; null where every word is in use, or nothing is like it. */
  readonly query: string | null;
}

/**
 * Replaces each word that nobody uses by the closest one that somebody does, where that is found in time. `words` are
 * those of the search's stems; `network` is the caller's, which has a share of that time.
 */
export async function correctSpelling(
  ctx: Context,
  network: string,
  words: readonly string[],
  search: SearchQuery,
  counts: Counts,
): Promise<Corrected> {
  const isUnused = (stem: string, at: number): boolean =>
    (counts.get(stem) ?? 0) === 0 && !isReplaceable(search.alternatives, at);
  const isUnusedAt = search.stems.map(isUnused);
  if (!isUnusedAt.includes(true)) return { search, query: null };
  const correctedWords = [...words];
  const stems = [...search.stems];
  const unused = [...words.entries()].filter(([at]) => isUnusedAt[at]).slice(0, MAX_LOOKUPS);
  const closest = await findAllClosest(
    ctx,
    network,
    unused.map(([, word]) => word),
  );
  for (const [at, word] of unused) {
    const match = closest.get(word);
    if (match === undefined) continue;
    correctedWords[at] = match.word;
    stems[at] = match.stem;
  }
  const isChanged = correctedWords.some((word, at) => word !== words[at]);
  return isChanged ? { search: { ...search, stems }, query: correctedWords.join(' ') } : { search, query: null };
}
