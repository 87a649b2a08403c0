import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';

/** A query of the contents whose visits are added up. */
export type Counted = SelectQueryBuilder<DB, 'content', { id: string }>;

/**
 * The current day in UTC, the time zone in which visitors are counted. Another time zone would count some visitors
 * twice.
 */
const today = sql`(now() at time zone 'UTC')::date`;
/** Maximum number of searches per work and day, so that made-up searches can't fill the table. */
const MAX_KEYS = 50;
/**
 * Minimum number of visitors who opened a work by the same search on one day before the search is shown. It keeps
 * individual searches private.
 */
const MIN_VISITORS = 3;

/** Counts one visitor. Searches that don't have a search count, such as those without results, are ignored. */
export async function countOpened(tx: Transaction, contentId: string, key: string): Promise<void> {
  await sql`
    insert into opened_search as o (content_id, day, key, visitors)
    select ${contentId}::uuid, ${today}, ${key}, 1
    where exists (select from searched_key where key = ${key})
      and (exists (select from opened_search where content_id = ${contentId}::uuid and day = ${today} and key = ${key})
        or (select count(*) from opened_search where content_id = ${contentId}::uuid and day = ${today}) < ${MAX_KEYS})
    on conflict (content_id, day, key) do update set visitors = o.visitors + 1`.execute(tx);
}

/** Reads the most frequent searches, and one row without a key that sums up the visits by all others. */
export async function readOpened(db: Database, contents: Counted, days: number, limit: number) {
  const { rows } = await sql<{ key: string | null; visits: number }>`
    with opened as (
      select key, sum(visitors) as visits, max(visitors) >= ${MIN_VISITORS}
        and not exists (select from keyword_setting s where s.keyword = key and s.hidden) as is_shown from opened_search
      where content_id in (${contents}) and day > ${today} - ${days}::integer group by key
    ), ranked as (
      select visits, case when is_shown and row_number() over (order by is_shown desc, visits desc, key) <= ${limit}
        then key end as listed from opened
    )
    select listed as key, sum(visits)::int as visits from ranked
    group by listed order by listed is null, sum(visits) desc, listed`.execute(db);
  return rows;
}

/** Deletes counts that are older than the last `days`. */
export async function deleteOldOpened(tx: Transaction, days: number): Promise<void> {
  await sql`delete from opened_search where day <= ${today} - ${days}::integer`.execute(tx);
}
