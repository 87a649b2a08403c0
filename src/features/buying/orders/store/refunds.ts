import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { RefundReason } from '../contract/refunds.ts';

export interface NewRefund {
  readonly id: string;
  readonly orderId: string;
  readonly requestKey: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note: string;
  readonly adminId: string | null;
  /** The failed refund that this one settles, and the bank's or wallet's reference of the transfer. */
  readonly settles?: { readonly refundId: string; readonly reference: string };
}

/**
 * Adds a refund of lines.
 * @throws DatabaseError 23505 `refund_line_once` if one of them is being refunded already
 */
export async function addRefund(tx: Transaction, refund: NewRefund, lineIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('refund')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      request_key: refund.requestKey,
      amount: refund.amount,
      reason: refund.reason,
      note: refund.note,
      admin_id: refund.adminId,
      settles: refund.settles?.refundId ?? null,
      transfer_reference: refund.settles?.reference ?? null,
    })
    .execute();
  await tx
    .insertInto('refund_line')
    .values(lineIds.map((order_line_id) => ({ refund_id: refund.id, order_id: refund.orderId, order_line_id })))
    .execute();
}

const columns = [
  'id',
  'order_id',
  'status',
  'amount',
  'reason',
  'note',
  'admin_id',
  'requested_at',
  'ended_at',
  'settles',
  'transfer_reference',
] as const;

const selectRefunds = (db: Database) =>
  db.selectFrom('refund').select(columns).$narrowType<{
    status: 'requested' | 'completed' | 'failed';
    reason: RefundReason;
  }>();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

export const readRefundByKey = (db: Database, orderId: string, key: string) =>
  selectRefunds(db).where('order_id', '=', orderId).where('request_key', '=', key).executeTakeFirst();

export const readRefund = (db: Database, id: string) => selectRefunds(db).where('id', '=', id).executeTakeFirst();

/** Refunds of these orders, oldest first. */
export const readRefunds = (db: Database, orderIds: readonly string[]) =>
  selectRefunds(db).where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).orderBy('id').execute();

export async function readRefundLines(db: Database, refundId: string): Promise<string[]> {
  const rows = await db.selectFrom('refund_line').select('order_line_id').where('refund_id', '=', refundId).execute();
  return rows.map(({ order_line_id }) => order_line_id);
}

/** The refunded amount of each of these orders, in minor units. */
export async function sumGivenBack(db: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { order_id, status, amount } of await readRefunds(db, orderIds))
    if (status === 'completed') sums.set(order_id, (sums.get(order_id) ?? 0) + amount);
  return sums;
}

/** The lines of refunds, by refund. */
export async function readLinesOfRefunds(db: Database, refundIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('refund_line')
    .select(['refund_id', 'order_line_id'])
    .where('refund_id', '=', sql<string>`any(${refundIds}::uuid[])`)
    .execute();
  const groups = Map.groupBy(rows, ({ refund_id }) => refund_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ order_line_id }) => order_line_id)]));
}

/** Removes admins' notes about the buyer; the coded reasons stay. */
export async function forgetNotes(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ note: '' })
    .where('order_id', 'in', (eb) => eb.selectFrom('customer_order').select('id').where('account_id', '=', accountId))
    .execute();
}

export async function endRefund(
  tx: Transaction,
  id: string,
  { status, at }: { readonly status: 'completed' | 'failed'; readonly at: Date },
): Promise<void> {
  await tx.updateTable('refund').set({ status, ended_at: at }).where('id', '=', id).execute();
  if (status === 'failed')
    await tx.updateTable('refund_line').set({ is_void: true }).where('refund_id', '=', id).execute();
}

/** Whether any line of the order isn't completely refunded. */
export async function hasKeptLine(tx: Transaction, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_line as l')
    .select('l.id')
    .where('l.order_id', '=', orderId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund_line as r')
            .innerJoin('refund as f', 'f.id', 'r.refund_id')
            .select('r.order_line_id')
            .whereRef('r.order_line_id', '=', 'l.id')
            .where('f.status', '=', 'completed'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
