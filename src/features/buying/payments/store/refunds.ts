import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  /** Refund of the order; null for an overpayment. */
  readonly refundId: string | null;
  readonly reference: string;
  readonly transactionId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly reason: string;
  /** Whether the money was paid by bank or wallet transfer, so that no provider is asked. Default: false. */
  readonly isElsewhere?: boolean;
}

/**
 * @returns false if that refund was requested before
 * @throws DatabaseError 23514 `payment_refund_total` if the refunds would exceed the payment
 */
export async function addRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const result = await tx
    .insertInto('payment_refund')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      refund_id: refund.refundId,
      reference: refund.reference,
      transaction_id: refund.transactionId,
      amount: refund.amount,
      reason: refund.reason,
      ...(refund.isElsewhere === true
        ? { status: 'elsewhere', ended_at: sql`now()`, next_check_at: null }
        : { next_check_at: sql`now()` }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whether a refund of the order or of its overpayment was requested before. */
export async function hasRefund(
  db: Database,
  of: { readonly refundId: string } | { readonly paymentId: string; readonly transactionId: string },
): Promise<boolean> {
  const all = db.selectFrom('payment_refund').select('id');
  const own =
    'refundId' in of
      ? all.where('refund_id', '=', of.refundId)
      : all
          .where('payment_id', '=', of.paymentId)
          .where('transaction_id', '=', of.transactionId)
          .where('refund_id', 'is', null);
  return (await own.executeTakeFirst()) !== undefined;
}

const select = (db: Database) => db.selectFrom('payment_refund').selectAll();
export type RefundRow = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

export async function readRefund(db: Database, id: string) {
  return select(db).where('id', '=', id).executeTakeFirst();
}

/** Locks the provider's refund for a refund of an order. */
export async function lockRefundFor(tx: Transaction, refundId: string): Promise<RefundRow | undefined> {
  return select(tx).where('refund_id', '=', refundId).forNoKeyUpdate().executeTakeFirst();
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  return select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Whether another refund of the payment is in progress, which a provider's report may mean. */
export async function hasSentRefund(tx: Transaction, paymentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return row !== undefined;
}

export type RefundStatus = 'requested' | 'sent' | 'processing' | 'completed' | 'failed' | 'unknown' | 'elsewhere';

export async function setRefund(
  tx: Transaction,
  id: string,
  { status, providerRefund }: { readonly status: RefundStatus; readonly providerRefund?: string },
): Promise<void> {
  const isEnded = ['completed', 'failed', 'elsewhere'].includes(status);
  await tx
    .updateTable('payment_refund')
    .set({
      status,
      ...(providerRefund === undefined ? {} : { provider_refund: providerRefund }),
      ...(isEnded ? { ended_at: sql`now()`, next_check_at: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function scheduleRefundCheck(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ checks: sql`checks + 1`, next_check_at: at })
    .where('id', '=', id)
    .execute();
}

export async function readDueRefunds(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('next_check_at', '<=', sql<Date>`now()`)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds that were sent but have no final status yet, so the provider may report news about them. */
export async function listOpenRefunds(db: Database, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['sent', 'processing'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Time at which the refund was last sent. */
export async function readSentAt(tx: Transaction, id: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('payment_call')
    .select('started_at')
    .where('payment_refund_id', '=', id)
    .where('kind', '=', 'refund')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.started_at;
}
