import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { deleteOldOpened } from './opened-searches.ts';

/** The current day in Dhaka, the time zone of all statistics that people see. */
const today = sql`(now() at time zone 'Asia/Dhaka')::date`;
/** Length of the longest period that admins can choose, in days. */
const KEPT_DAYS = 90;
/** Maximum number of new keys per day, so that made-up searches can't fill the table. */
const MAX_NEW_KEYS = 2000;

/** Whether somebody searched for the key lately. */
export async function isSearched(db: Database, key: string): Promise<boolean> {
  const row = await db.selectFrom('searched_key').select('key').where('key', '=', key).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Counts the searches of each key in the last `days`, including merged keys; a key without searches is missing. */
export async function countSearches(
  db: Database,
  keys: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; searches: number }>`
    select coalesce(s.merged_into, c.key) as key, sum(searches)::int as searches
    from searched_key c left join keyword_setting s on s.keyword = c.key
    where day > ${today} - ${days}::integer and (c.key = any(${keys}::text[]) or s.merged_into = any(${keys}::text[]))
    group by 1`.execute(db);
  return new Map(rows.map(({ key, searches }) => [key, searches]));
}

/**
 * Counts one search of today. New keys are ignored once a day has too many of them. `found` is null if filters narrowed
 * the search.
 */
export async function countSearch(tx: Transaction, key: string, isFound: boolean, found: number | null): Promise<void> {
  await sql`
    insert into searched_key as k (key, day, searches, nothing_found, found)
    select ${key}, ${today}, 1, ${isFound ? 0 : 1}, ${found}::integer
    where exists (select from searched_key where key = ${key})
      or (select count(*) from (select from searched_key where day = ${today} limit ${MAX_NEW_KEYS}) d) < ${MAX_NEW_KEYS}
    on conflict (key, day) do update
      set searches = k.searches + 1, nothing_found = k.nothing_found + excluded.nothing_found,
        found = coalesce(excluded.found, k.found)`.execute(tx);
}

/** Deletes counts that are older than `KEPT_DAYS`. */
export async function deleteOldCounts(tx: Transaction): Promise<void> {
  await sql`delete from searched_key where day <= ${today} - ${KEPT_DAYS}::integer`.execute(tx);
  await deleteOldOpened(tx, KEPT_DAYS);
}

/** Deletes the counts of these keys. A key of several words also removes longer keys that contain it. */
export async function deleteCountsOf(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const table of ['searched_key', 'opened_search'] as const)
    await sql`
      delete from ${sql.table(table)} s using unnest(${keys}::text[]) as names (name)
      where s.key = name or (position(' ' in name) > 0 and position(' ' || name || ' ' in ' ' || s.key || ' ') > 0)`.execute(
      tx,
    );
}
