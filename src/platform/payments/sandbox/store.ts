import { sql } from 'kysely';
import { createId } from '../../database/id.ts';
import type { Database } from '../../database/pool.ts';
import type { PaymentRequest } from '../provider.ts';

export async function addPayment(db: Database, request: PaymentRequest): Promise<string> {
  const id = createId();
  await db
    .insertInto('development_payment')
    .values({
      id,
      reference: request.reference,
      amount: request.amount,
      currency: request.currency,
      description: request.description,
      return_url: request.returnUrl,
      cancel_url: request.cancelUrl,
      notice_url: request.noticeUrl,
      expires_at: request.expiresAt,
    })
    .execute();
  return id;
}

/** `has_moved`: the money is there now; of a payment that comes late it isn't yet. */
export async function readPayment(db: Database, id: string) {
  return db
    .selectFrom('development_payment')
    .selectAll()
    .select(sql<boolean>`status = 'paid' and paid_at <= now()`.as('has_moved'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface Ending {
  readonly status: 'paid' | 'failed' | 'cancelled';
  readonly isLate: boolean;
  readonly isTwice: boolean;
}

/** False where it has ended before. */
export async function endPayment(db: Database, id: string, { status, isLate, isTwice }: Ending): Promise<boolean> {
  const isPaid = status === 'paid';
  const result = await db
    .updateTable('development_payment')
    .set({
      status,
      transaction_id: isPaid ? `SANDBOX-${id}` : null,
      extra_transaction_id: isPaid && isTwice ? `SANDBOX-${id}-2` : null,
      paid_at: isPaid ? (isLate ? sql`greatest(expires_at, now()) + interval '1 minute'` : sql`now()`) : null,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface NewRefund {
  readonly paymentId: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly amount: number;
}

/** The refund of this reference; the same one when asked for again. Undefined where it is more than was paid. */
export async function addRefund(db: Database, refund: NewRefund): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with paid as (
      select id, amount from development_payment
      where id = ${refund.paymentId} and ${refund.transactionId} in (transaction_id, extra_transaction_id) for update
    )
    insert into development_refund (id, payment_id, reference, transaction_id, amount)
    select ${createId()}, paid.id, ${refund.reference}, ${refund.transactionId}, ${refund.amount} from paid
    where ${refund.amount} <= paid.amount - (
      select coalesce(sum(r.amount), 0) from development_refund r
      where r.transaction_id = ${refund.transactionId} and r.reference <> ${refund.reference})
    on conflict (reference) do update set reference = excluded.reference
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function findRefund(db: Database, reference: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('development_refund')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return found?.id;
}

export const listRefunds = (db: Database, paymentId: string, transactionId: string) =>
  db
    .selectFrom('development_refund')
    .select(['id', 'amount', 'reference'])
    .where('payment_id', '=', paymentId)
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
