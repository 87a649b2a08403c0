import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { toSearchKey } from '../rules/search-key.ts';
import { type Counted, countOpened, readOpened } from '../store/opened-searches.ts';

const MAX_LISTED = 8;

/**
 * Counts that a search led to a work. It stores nothing about the searcher and ignores searches that may contain
 * personal numbers.
 */
export async function recordOpened(tx: Transaction, contentId: string, search: string): Promise<void> {
  const key = toSearchKey(search);
  if (key !== undefined) await countOpened(tx, contentId, key);
}

export interface OpenedSearches {
  /** Searches that several visitors made, most frequent first. */
  readonly items: readonly { readonly key: string; readonly visits: number }[];
  /** Number of visits by all other searches. */
  readonly others: number;
}

/** Reads the searches that led to these contents in the last `days`. */
export async function readOpenedSearches(db: Database, contents: Counted, days: number): Promise<OpenedSearches> {
  const rows = await readOpened(db, contents, days, MAX_LISTED);
  return {
    items: rows.flatMap(({ key, visits }) => (key === null ? [] : [{ key, visits }])),
    others: rows.find(({ key }) => key === null)?.visits ?? 0,
  };
}
