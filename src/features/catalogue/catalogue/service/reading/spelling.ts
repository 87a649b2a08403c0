import type { Context } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { registerMemory } from '../../../../../platform/process-memory.ts';
import { type Candidate, findClosestMatch } from '../../../../../platform/spelling.ts';
import { foldConfused } from '../../rules/lexicon/confused.ts';
import { readSimilarWords } from '../../store/keywords.ts';
import { readWithin } from '../../store/time-limit.ts';
import { ReadGuard } from '../read-guard.ts';

interface CachedMatch {
  readonly until: number;
  readonly match: Candidate | undefined;
}

const LIFETIME_MS = 60_000;
const MAX_CACHED = 5000;
const MAX_CANDIDATES = 60;

/** Lookups of the last minute. The dictionary only changes when a work is published. */
const cache = new Map<string, CachedMatch>();
registerMemory(() => cache.clear());

/** Limits of spelling lookups. Without a free slot, a search isn't corrected. */
const guard = new ReadGuard({ concurrent: 2, window: 10_000, waitShare: 1, longReads: 20 });

/** Reads the dictionary; undefined if no slot became free in time. */
export function lookUp<T>(ctx: Context, network: string, work: (db: Database) => Promise<T>): Promise<T | undefined> {
  const limit = ctx.platform.config.ARBOR_SEARCH_MS;
  return guard.run(network, limit, () => readWithin(ctx.db, limit, (read) => read(work)));
}

function readCached(word: string): CachedMatch | undefined {
  const cached = cache.get(word);
  return cached !== undefined && cached.until > Date.now() ? cached : undefined;
}

function keep(word: string, match: Candidate | undefined): void {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, { until: Date.now() + LIFETIME_MS, match });
}

/**
 * Finds the most similar known word for each word: from the cache, or else from the dictionary if that answers in time.
 * `network`: network of the caller, which has a share of that time.
 */
export async function findAllClosest(
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
  const similar = await lookUp(ctx, network, (db) => readSimilarWords(db, [...unknown], MAX_CANDIDATES));
  if (similar === undefined) return found;
  for (const word of unknown) {
    const match = findClosestMatch(word, similar.get(word) ?? [], foldConfused);
    keep(word, match);
    found.set(word, match);
  }
  return found;
}
