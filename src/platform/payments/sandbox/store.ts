import { sql } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import { createId } from '../../database/id.ts';
import type { Database } from '../../database/pool.ts';
import type { PaymentRequest } from '../provider.ts';

const insertPayment = compileOnce(
  (_db: Database, row: string) => sql`
    insert into development_payment (
      id, reference, amount, currency, description, return_url, cancel_url, notice_url, expires_at)
    select id, reference, amount, currency, description, return_url, cancel_url, notice_url, expires_at
    from json_populate_record(null::development_payment, ${row}::json)`,
);

export async function addPayment(db: Database, request: PaymentRequest): Promise<string> {
  const id = createId();
  const row = {
    id,
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    description: request.description,
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    notice_url: request.noticeUrl,
    expires_at: request.expiresAt,
  };
  await insertPayment(db, JSON.stringify(row));
  return id;
}

/** Reads a payment. `has_moved`: whether the money has arrived; late money hasn't yet. */
export const readPayment = async (db: Database, id: string) => (await selectPayment(db, id))[0];

const selectPayment = compileOnce((db: Database, id: string) =>
  db
    .selectFrom('development_payment')
    .selectAll()
    .select(sql<boolean>`status = 'paid' and paid_at <= now()`.as('has_moved'))
    .where('id', '=', id),
);

export interface Ending {
  readonly status: 'paid' | 'failed' | 'cancelled';
  readonly isLate: boolean;
  readonly isTwice: boolean;
}

export interface EndedPayment {
  readonly reference: string;
  readonly return_url: string;
  readonly cancel_url: string;
}

const updateOpen = compileOnce(
  (_db: Database, id: string, status: Ending['status'], isLate: boolean, isTwice: boolean) => sql<EndedPayment>`
    update development_payment set status = ${status},
      transaction_id = case when ${status} = 'paid' then 'SANDBOX-' || id end,
      extra_transaction_id = case when ${status} = 'paid' and ${isTwice} then 'SANDBOX-' || id || '-2' end,
      paid_at = case when ${status} = 'paid' then
        case when ${isLate} then greatest(expires_at, now()) + interval '1 minute' else now() end end
    where id = ${id}::uuid and status = 'open'
    returning reference, return_url, cancel_url`,
);

/** Ends a payment; undefined if it had already ended or doesn't exist. */
export async function endPayment(
  db: Database,
  id: string,
  { status, isLate, isTwice }: Ending,
): Promise<EndedPayment | undefined> {
  return (await updateOpen(db, id, status, isLate, isTwice))[0];
}

export interface NewRefund {
  readonly paymentId: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly amount: number;
}

/** Adds a refund, or returns the existing one with this reference. Undefined if it exceeds the payment. */
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
