import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';

/** A query of the contents whose counts are added up. */
export type Counted = SelectQueryBuilder<DB, 'content', { id: string }>;

const today = sql<Date>`(now() at time zone 'Asia/Dhaka')::date`;

/** Reads views and downloads of each of the last days, ending with today; days without any have 0. */
export async function readDays(db: Database, contents: Counted, days: number) {
  const { rows } = await sql<{ day: string; views: number; downloads: number }>`
    select to_char(one.day, 'YYYY-MM-DD') as day, coalesce(sum(d.views), 0)::int as views,
      coalesce(sum(d.downloads), 0)::int as downloads
    from generate_series(${today} - ${days - 1}::integer, ${today}, interval '1 day') as one (day)
    left join content_day d on d.day = one.day::date and d.content_id in (${contents})
    group by one.day order by one.day`.execute(db);
  return rows;
}

/** Finds the contents with the most views or downloads in the last `days`. */
export async function readMostSeen(db: Database, contents: Counted, days: number, limit: number) {
  return db
    .selectFrom('content_day')
    .select([
      'content_id as id',
      sql<number>`sum(views)::int`.as('views'),
      sql<number>`sum(downloads)::int`.as('downloads'),
    ])
    .where('content_id', 'in', contents)
    .where('day', '>', sql<Date>`${today} - ${days}::integer`)
    .groupBy('content_id')
    .orderBy(sql`sum(views) + 3 * sum(downloads)`, 'desc')
    .orderBy('content_id')
    .limit(limit)
    .execute();
}

/** Reads the all-time totals. */
export async function readSums(db: Database, contents: Counted) {
  return db
    .selectFrom('content_stat')
    .select([
      sql<number>`coalesce(sum(views), 0)::int`.as('views'),
      sql<number>`coalesce(sum(downloads), 0)::int`.as('downloads'),
      sql<number>`coalesce(sum(favorites), 0)::int`.as('favorites'),
    ])
    .where('content_id', 'in', contents)
    .executeTakeFirstOrThrow();
}

/** Reads the last downloads of these contents, newest first. Single downloads are stored for a month. */
export async function findRecentDownloads(db: Database, contents: Counted, limit: number) {
  const { rows } = await sql<{ id: string; at: Date }>`
    select recent.content_id as id, recent.created_at as at
    from (${contents}) as own
    cross join lateral (
      select d.content_id, d.created_at from content_download d
      where d.content_id = own.id order by d.day desc, d.created_at desc limit ${limit}
    ) as recent
    order by recent.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Finds the contents with the most downloads in the last `days`. */
export async function readMostDownloaded(db: Database, contents: Counted, days: number, limit: number) {
  return db
    .selectFrom('content_day')
    .select(['content_id as id', sql<number>`sum(downloads)::int`.as('downloads')])
    .where('content_id', 'in', contents)
    .where('day', '>', sql<Date>`${today} - ${days}::integer`)
    .groupBy('content_id')
    .having(sql<boolean>`sum(downloads) > 0`)
    .orderBy(sql`sum(downloads)`, 'desc')
    .orderBy('content_id')
    .limit(limit)
    .execute();
}

/** Counts all downloads of each day since `from`; days without any are missing. */
export async function readDownloadDays(db: Database, from: string) {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(downloads)::int as count
    from content_day where day >= ${from}::date group by content_day.day`.execute(db);
  return rows;
}

/** SQL expression of a content's views or downloads, for a query that has its identifier. */
export const selectStat = (figure: 'views' | 'downloads', contentId: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`coalesce((select ${sql.ref(figure)} from content_stat where content_id = ${contentId}), 0)`;

/** Reads views and downloads of these contents; contents without any are left out. */
export const readStats = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('content_stat')
    .select(['content_id as id', 'views', 'downloads'])
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
