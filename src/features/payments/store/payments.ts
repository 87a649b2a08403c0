import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { DB } from '../../../platform/database/schema.ts';
import type { PaidStatus, UnpaidStatus } from '../rules/status.ts';

export interface NewPayment {
  readonly id: string;
  readonly orderId: string;
  readonly provider: string;
  readonly mode: 'test' | 'live';
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
}

export async function addPayment(tx: Transaction, payment: NewPayment): Promise<void> {
  const { id, provider, mode, reference, amount, currency } = payment;
  await tx
    .insertInto('payment')
    .values({
      id,
      provider,
      mode,
      reference,
      amount,
      currency,
      order_id: payment.orderId,
      expires_at: payment.expiresAt,
      next_check_at: payment.nextCheckAt,
    })
    .execute();
}

const columns = [
  'id',
  'order_id',
  'provider',
  'mode',
  'reference',
  'provider_reference',
  'redirect_url',
  'amount',
  'currency',
  'status',
  'transaction_id',
  'is_surplus',
  'completions',
  'created_at',
  'expires_at',
  'checks',
] as const;

const select = (db: Database) => db.selectFrom('payment').select(columns);
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof readPayment>>>;

export async function readPayment(db: Database, id: string) {
  return select(db).where('id', '=', id).executeTakeFirst();
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  return select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** What is being begun or paid with this provider, and can still be paid. */
export async function findOpenPayment(
  db: Database,
  orderId: string,
  provider: string,
): Promise<PaymentRow | undefined> {
  return select(db)
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where((is) => is.or([is('status', '=', 'created'), is.and([is('status', '=', 'redirected'), isInTime(is)])]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const isInTime = (is: ExpressionBuilder<DB, 'payment'>) => is('expires_at', '>', sql<Date>`now()`);

export async function listOpenPayments(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['created', 'redirected', 'held'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the orders' attempts that are still asked about because nobody knows how they end. */
export const readAwaitedPayments = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('payment')
    .select(['id', 'order_id'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('status', 'in', ['created', 'redirected'])
    .where('next_check_at', 'is not', null)
    .orderBy('id')
    .execute();

/** The attempt that pays the order. */
export async function findPayingPayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  return select(db)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['completed', 'held'])
    .where('is_surplus', '=', false)
    .executeTakeFirst();
}

export interface NoticeKey {
  readonly reference: string | undefined;
  readonly providerReference: string | undefined;
  readonly transactionId: string | undefined;
}

/** By what a notice names, our own reference first. */
export async function findNoticedPayment(db: Database, provider: string, key: NoticeKey): Promise<string | undefined> {
  const pairs = [
    ['reference', key.reference],
    ['provider_reference', key.providerReference],
    ['transaction_id', key.transactionId],
  ] as const;
  for (const [column, value] of pairs) {
    if (value === undefined) continue;
    const of = db.selectFrom('payment').select('id').where('provider', '=', provider).where(column, '=', value);
    const row = await of.executeTakeFirst();
    if (row !== undefined) return row.id;
  }
  return undefined;
}

export async function setRedirected(
  tx: Transaction,
  id: string,
  { providerReference, redirectUrl }: { readonly providerReference: string; readonly redirectUrl: string },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'redirected', provider_reference: providerReference, redirect_url: redirectUrl })
    .where('id', '=', id)
    .execute();
}

export async function setUnpaid(tx: Transaction, id: string, status: UnpaidStatus): Promise<void> {
  await tx.updateTable('payment').set({ status }).where('id', '=', id).execute();
}

/** What was held is not there: the money has no name any more, and another may still come. */
export async function setDenied(tx: Transaction, id: string, status: UnpaidStatus): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status, transaction_id: null, paid_at: null, fee: null })
    .where('id', '=', id)
    .execute();
}

export interface PaidPayment {
  readonly status: PaidStatus;
  readonly transactionId: string;
  /** Minor units. */
  readonly fee: number | undefined;
  readonly isSurplus: boolean;
}

/** @throws DatabaseError 23505 where the money has paid another attempt */
export async function setPaid(tx: Transaction, id: string, paid: PaidPayment): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: paid.status,
      transaction_id: paid.transactionId,
      fee: paid.fee ?? null,
      is_surplus: paid.isSurplus,
      paid_at: sql`coalesce(paid_at, now())`,
      next_check_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function countCompletion(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('payment').set({ completions: sql`completions + 1` }).where('id', '=', id).execute();
}

export async function scheduleCheck(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('payment').set({ checks: sql`checks + 1`, next_check_at: at }).where('id', '=', id).execute();
}

/** Those to be asked about now, the longest waiting first. */
export async function readDuePayments(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('next_check_at', '<=', sql<Date>`now()`)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** All that somebody may be paying at this moment. */
export async function makeOpenPaymentsDue(tx: Transaction): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ next_check_at: sql<Date>`now()` })
    .where('status', '=', 'redirected')
    .where('next_check_at', '>', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
