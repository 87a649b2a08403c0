import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

export interface OverviewDay {
  /** Day `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly downloads: number;
  readonly sign_ups: number;
}

/** Stored days since a given one, oldest first. */
export const readOverviewDays = (db: Database, from: string): Promise<OverviewDay[]> =>
  db
    .selectFrom('overview_day')
    .select([dayText.as('day'), 'downloads', 'sign_ups'])
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('overview_day.day')
    .execute();

/** The last stored day. */
export async function readLastOverviewDay(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('overview_day')
    .select(dayText.as('day'))
    .orderBy('overview_day.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Stores days; existing values only increase, because counted records may have been deleted since. */
export async function addOverviewDays(tx: Transaction, days: readonly OverviewDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into overview_day as o (day, downloads, sign_ups)
    select day, downloads, sign_ups
    from json_to_recordset(${JSON.stringify(days)}::json) as given (day date, downloads integer, sign_ups integer) order by day
    on conflict (day) do update set
      downloads = greatest(o.downloads, excluded.downloads), sign_ups = greatest(o.sign_ups, excluded.sign_ups)
    where (o.downloads, o.sign_ups)
      <> (greatest(o.downloads, excluded.downloads), greatest(o.sign_ups, excluded.sign_ups))`.execute(tx);
}
