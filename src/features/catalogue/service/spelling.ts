import type { Database } from '../../../platform/database/pool.ts';
import type { Counts, SearchQuery } from '../rules/plan.ts';
import { closestMatch } from '../rules/spelling.ts';
import { readAlikeWords } from '../store/words.ts';

interface Known {
  readonly until: number;
  readonly found: { word: string; stem: string } | undefined;
}

const LIFETIME = 60_000;
const MAX = 5000;

/** Look-ups of the last minute: the dictionary changes only when something is published. */
const looked = new Map<string, Known>();

async function nearest(db: Database, word: string): Promise<Known['found']> {
  const known = looked.get(word);
  if (known !== undefined && known.until > Date.now()) return known.found;
  const found = closestMatch(word, await readAlikeWords(db, word));
  if (looked.size >= MAX) looked.clear();
  looked.set(word, { until: Date.now() + LIFETIME, found });
  return found;
}

export interface Corrected {
  readonly search: SearchQuery;
  /** The query as it was understood; null where every word was known, or nothing like it was. */
  readonly query: string | null;
}

/** Puts the nearest known word in the place of each that nobody uses. */
export async function correctSpelling(
  db: Database,
  words: readonly string[],
  search: SearchQuery,
  counts: Counts,
): Promise<Corrected> {
  const isUnknown = (stem: string | undefined): boolean => stem !== undefined && (counts.get(stem) ?? 0) === 0;
  if (!search.stems.some(isUnknown)) return { search, query: null };
  const understood = [...words];
  const stems = [...search.stems];
  for (const [at, word] of words.entries()) {
    if (!isUnknown(stems[at])) continue;
    const found = await nearest(db, word);
    if (found === undefined) continue;
    understood[at] = found.word;
    stems[at] = found.stem;
  }
  const changed = understood.some((word, at) => word !== words[at]);
  return changed ? { search: { ...search, stems }, query: understood.join(' ') } : { search, query: null };
}
