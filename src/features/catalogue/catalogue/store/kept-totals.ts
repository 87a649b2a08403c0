import { registerMemory } from '../../../../platform/process-memory.ts';
import type { Matching } from './match.ts';

/** How many match; null where counting took too long. */
type Counted = number | null;

const LIFETIME_MS = 60_000;
const MAX_KEPT = 5000;
/** Smaller totals are counted each time: there one more shows, and counting takes next to nothing. */
const MIN_KEPT = 1000;

const kept = new Map<string, { readonly until: number; readonly total: Counted }>();
registerMemory(() => kept.clear());

const toKey = (matching: Matching): string => JSON.stringify(matching);

/** What was counted in the last minute, if it was much: searches for frequent words are asked often. */
export function findKeptTotal(matching: Matching): Counted | undefined {
  const found = kept.get(toKey(matching));
  return found !== undefined && found.until > Date.now() ? found.total : undefined;
}

export function keepTotal(matching: Matching, total: Counted): void {
  if (total !== null && total < MIN_KEPT) return;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(toKey(matching), { until: Date.now() + LIFETIME_MS, total });
}
