import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** Stored sums of days since a given one, oldest first. */
export const readSummedDays = (db: Database, currency: string, from: string) =>
  db
    .selectFrom('trade_day')
    .select([dayText.as('day'), 'sales', 'gross', 'fees', 'refunds', 'refunded', 'fees_returned'])
    .where('currency', '=', currency)
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('trade_day.day')
    .execute();

/** Records the sum that the site owes contributors at the end of a day, in minor units; an existing record stays. */
export async function noteOwed(tx: Transaction, currency: string, day: string, owed: number): Promise<void> {
  await tx
    .updateTable('trade_day')
    .set({ owed })
    .where('currency', '=', currency)
    .where('day', '=', sql<Date>`${day}::date`)
    .where('owed', 'is', null)
    .execute();
}

/** Sum owed to contributors at the end of a day, in minor units; undefined if it wasn't recorded. */
export async function readOwedAfter(db: Database, currency: string, day: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('trade_day')
    .select('owed')
    .where('currency', '=', currency)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row?.owed ?? undefined;
}

/** The database's current time, which dates the ledger; this machine's clock may differ. */
export async function readNow(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** The last day with stored sums. */
export async function readLastDay(db: Database, currency: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('trade_day')
    .select(dayText.as('day'))
    .where('currency', '=', currency)
    .orderBy('trade_day.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Raises the statement timeout of the transaction, because the pool's is meant for requests. */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
}

export interface SummedDay {
  readonly day: string;
  readonly sales: number;
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly fees_returned: number;
}

/**
 * Stores the sums of days; updates days that have more trade by now. @returns the days that are new or updated, oldest
 * first
 */
export async function addSummedDays(
  tx: Transaction,
  currency: string,
  days: readonly SummedDay[],
): Promise<readonly string[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<{ day: string }>`
    insert into trade_day as t (currency, day, sales, gross, fees, refunds, refunded, fees_returned)
    select ${currency}, day, sales, gross, fees, refunds, refunded, fees_returned
    from json_to_recordset(${JSON.stringify(days)}::json) as given (
      day date, sales integer, gross bigint, fees bigint, refunds integer, refunded bigint, fees_returned bigint)
    order by day
    on conflict (currency, day) do update set sales = excluded.sales, gross = excluded.gross, fees = excluded.fees,
      refunds = excluded.refunds, refunded = excluded.refunded, fees_returned = excluded.fees_returned
    where (t.sales, t.gross, t.fees, t.refunds, t.refunded, t.fees_returned)
      <> (excluded.sales, excluded.gross, excluded.fees, excluded.refunds, excluded.refunded, excluded.fees_returned)
    returning to_char(t.day, 'YYYY-MM-DD') as day`.execute(tx);
  return rows.map(({ day }) => day).sort();
}
