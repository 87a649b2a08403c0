import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

/** Counts a search for a keyword, once a day for each searcher. `searcher` is a keyed hash. */
export async function insertSearch(tx: Transaction, keyword: string, searcher: string): Promise<void> {
  await tx
    .insertInto('keyword_search')
    .values({ keyword, day: sql<Date>`(now() at time zone 'UTC')::date`, searcher })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keywords that `min` searchers or more looked for in the last `days`, and how many did. */
export async function readSearchedKeywords(
  db: Database,
  days: number,
  min: number,
): Promise<{ keyword: string; searchers: number }[]> {
  const countSearchers = sql<number>`count(distinct searcher)`;
  return db
    .selectFrom('keyword_search')
    .select(['keyword', countSearchers.as('searchers')])
    .where('day', '>', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .groupBy('keyword')
    .having(countSearchers, '>=', min)
    .execute();
}

/** Deletes the searches from before the last `days`. */
export async function deleteOldSearches(tx: Transaction, days: number): Promise<void> {
  await tx
    .deleteFrom('keyword_search')
    .where('day', '<=', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .execute();
}
