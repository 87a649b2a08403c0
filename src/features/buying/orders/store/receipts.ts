import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Receipts of the given orders that have numbers. */
export const readReceipts = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('receipt')
    .select(['order_id', 'year', 'number'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('number', 'is not', null)
    .$narrowType<{ number: number }>()
    .execute();

/** Id of the order with this receipt number. */
export async function findOrderOfReceipt(
  db: Database,
  { year, number }: { readonly year: number; readonly number: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipt')
    .select('order_id')
    .where('year', '=', year)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.order_id;
}

/** Serializes the numbering of receipts until the transaction ends; payments don't wait for the lock. */
export async function lockReceiptNumbers(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('receipt numbers', 0))`.execute(tx);
}

/** Numbers all receipts without a number, in the order of their payments. */
export async function numberReceipts(tx: Transaction): Promise<void> {
  await sql`
    update receipt set number = coalesce(last.number, 0) + waiting.place
    from (
      select order_id, year, row_number() over (partition by year order by paid_at, order_id) as place
      from receipt where number is null
    ) waiting
    left join lateral (select max(number) as number from receipt where year = waiting.year) last on true
    where receipt.order_id = waiting.order_id`.execute(tx);
}
