import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** Of days from one on, oldest first. */
export const readSummedDays = (db: Database, currency: string, from: string) =>
  db
    .selectFrom('trade_day')
    .select([dayText.as('day'), 'sales', 'gross', 'fees', 'refunds', 'refunded', 'fees_returned'])
    .where('currency', '=', currency)
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('trade_day.day')
    .execute();

/** What time it is for the database, which dates the books, whatever this machine's clock says. */
export async function readNow(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** The last day that was summed. */
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

export interface SummedDay {
  readonly day: string;
  readonly sales: number;
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly fees_returned: number;
}

/** Whoever comes second finds them there. */
export async function addSummedDays(tx: Transaction, currency: string, days: readonly SummedDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('trade_day')
    .values(days.map((each) => ({ ...each, currency })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
