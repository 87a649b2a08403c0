import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

/** Counts a visitor's search for a keyword, once a day. */
export async function insertSearch(tx: Transaction, keyword: string, visitor: string): Promise<void> {
  await tx
    .insertInto('keyword_search')
    .values({ keyword, day: sql<Date>`(now() at time zone 'UTC')::date`, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keywords that were searched for in the last `days`. */
export async function readSearchedKeywords(db: Database, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('keyword_search')
    .select('keyword')
    .distinct()
    .where('day', '>', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .execute();
  return rows.map(({ keyword }) => keyword);
}

/** Deletes the searches from before the last `days`. */
export async function deleteOldSearches(tx: Transaction, days: number): Promise<void> {
  await tx
    .deleteFrom('keyword_search')
    .where('day', '<=', sql<Date>`(now() at time zone 'UTC')::date - ${days}::int`)
    .execute();
}
