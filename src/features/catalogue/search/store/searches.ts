import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Counts a search for a keyword, once per day and searcher. `searcher` is a keyed hash. */
export async function insertSearch(tx: Transaction, keyword: string, searcher: string): Promise<void> {
  await tx
    .insertInto('keyword_search')
    .values({ keyword, day: sql<Date>`(now() at time zone 'UTC')::date`, searcher })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Reads keywords with at least `min` searchers in the last `days`, and their number of searchers; merged keys are added
 * to their targets.
 */
export async function readSearchedKeywords(
  db: Database,
  days: number,
  min: number,
): Promise<{ keyword: string; searchers: number }[]> {
  const countSearchers = sql<number>`count(distinct searcher)`;
  const keyword = sql<string>`coalesce(k.merged_into, s.keyword)`;
  return db
    .selectFrom('keyword_search as s')
    .leftJoin('keyword_setting as k', 'k.keyword', 's.keyword')
    .select([keyword.as('keyword'), countSearchers.as('searchers')])
    .where('s.day', '>', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .groupBy(keyword)
    .having(countSearchers, '>=', min)
    .execute();
}

/** Deletes searches that are older than the last `days`. */
export async function deleteOldSearches(tx: Transaction, days: number): Promise<void> {
  await tx
    .deleteFrom('keyword_search')
    .where('day', '<=', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .execute();
}
