import { type ExpressionBuilder, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { PaidStatus, UnpaidStatus } from '../rules/status.ts';

export interface NewPayment {
  readonly id: string;
  readonly orderId: string;
  readonly provider: string;
  readonly mode: 'test' | 'live';
  readonly reference: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
}

const insertPayment = compileOnce(
  (_tx: Transaction, row: string) => sql`
    insert into payment (id, order_id, provider, mode, reference, amount, currency, expires_at, next_check_at)
    select id, order_id, provider, mode, reference, amount, currency, expires_at, next_check_at
    from json_populate_record(null::payment, ${row}::json)`,
);

export async function addPayment(
  tx: Transaction,
  { orderId, expiresAt, nextCheckAt, ...payment }: NewPayment,
): Promise<void> {
  const row = { ...payment, order_id: orderId, expires_at: expiresAt, next_check_at: nextCheckAt };
  await insertPayment(tx, JSON.stringify(row));
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
  'fee',
  'is_surplus',
  'completions',
  'created_at',
  'expires_at',
  'checks',
] as const;

const select = (db: Database) => db.selectFrom('payment').select(columns);
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof readPayment>>>;

const selectPaymentOfNotice = compileOnce((db: Database, provider: string, eventId: string) =>
  select(db).where('id', '=', (of) =>
    of
      .selectFrom('payment_notice')
      .select('payment_id')
      .where('provider', '=', provider)
      .where('event_id', '=', eventId),
  ),
);

/** The attempt that a notice is about. */
export const readPaymentOfNotice = async (
  db: Database,
  provider: string,
  eventId: string,
): Promise<PaymentRow | undefined> => (await selectPaymentOfNotice(db, provider, eventId))[0];

const selectOne = compileOnce((db: Database, id: string) => select(db).where('id', '=', id));

export const readPayment = async (db: Database, id: string) => (await selectOne(db, id))[0];

const selectToLock = compileOnce((tx: Transaction, id: string) => select(tx).where('id', '=', id).forNoKeyUpdate());

/** Locks the attempt until the transaction ends. */
export const lockPayment = async (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  (await selectToLock(tx, id))[0];

/** The query of the order's attempt with this provider that is being started or can still be paid. */
export const selectOpenPayment = (db: Database, orderId: string, provider: string) =>
  select(db)
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where((is) => is.or([is('status', '=', 'created'), is.and([is('status', '=', 'redirected'), isInTime(is)])]))
    .orderBy('id', 'desc')
    .limit(1);

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

/** The orders' attempts with an unknown outcome, which are still queried. */
export const readAwaitedPayments = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('payment')
    .select(['id', 'order_id'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('status', 'in', ['created', 'redirected'])
    .where('next_check_at', 'is not', null)
    .orderBy('id')
    .execute();

const selectPayingPayment = compileOnce((db: Database, orderId: string) =>
  select(db)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['completed', 'held'])
    .where('is_surplus', '=', false),
);

/** The attempt that pays the order. */
export const findPayingPayment = async (db: Database, orderId: string): Promise<PaymentRow | undefined> =>
  (await selectPayingPayment(db, orderId))[0];

export async function findByReference(db: Database, provider: string, reference: string): Promise<string | undefined> {
  const all = db.selectFrom('payment').select('id').where('provider', '=', provider);
  return (await all.where('reference', '=', reference).executeTakeFirst())?.id;
}

const updateRedirected = compileOnce((tx: Transaction, id: string, providerReference: string, redirectUrl: string) =>
  tx
    .updateTable('payment')
    .set({ status: 'redirected', provider_reference: providerReference, redirect_url: redirectUrl })
    .where('id', '=', id),
);

export async function setRedirected(
  tx: Transaction,
  id: string,
  { providerReference, redirectUrl }: { readonly providerReference: string; readonly redirectUrl: string },
): Promise<void> {
  await updateRedirected(tx, id, providerReference, redirectUrl);
}

export async function setUnpaid(tx: Transaction, id: string, status: UnpaidStatus): Promise<void> {
  await tx.updateTable('payment').set({ status }).where('id', '=', id).execute();
}

/**
 * Marks a held payment as denied by the provider: its transaction name is removed, because another payment may follow.
 */
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
  /** Fee in minor units. */
  readonly fee: number | undefined;
  readonly isSurplus: boolean;
}

const updatePaid = compileOnce(
  (tx: Transaction, id: string, status: PaidStatus, transactionId: string, fee: number | null, isSurplus: boolean) =>
    tx
      .updateTable('payment')
      .set({
        status,
        transaction_id: transactionId,
        fee,
        is_surplus: isSurplus,
        paid_at: sql`coalesce(paid_at, now())`,
        next_check_at: null,
      })
      .where('id', '=', id),
);

/** @throws DatabaseError 23505 if the transaction belongs to another attempt */
export async function setPaid(tx: Transaction, id: string, paid: PaidPayment): Promise<void> {
  await updatePaid(tx, id, paid.status, paid.transactionId, paid.fee ?? null, paid.isSurplus);
}

export async function countCompletion(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('payment').set({ completions: sql`completions + 1` }).where('id', '=', id).execute();
}

export async function scheduleCheck(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('payment').set({ checks: sql`checks + 1`, next_check_at: at }).where('id', '=', id).execute();
}

/** Seconds after which an attempt is queried again if no answer was recorded. */
const ASK_AGAIN_SECONDS = 20;

/** Attempts to query now, longest overdue first: their time has come, or the process that queried them has died. */
export async function readDuePayments(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, next_check_at as since from payment where next_check_at <= now()
      union all
      select c.payment_id, c.started_at from payment_call c join payment p on p.id = c.payment_id
      where c.ended_at is null and c.kind in ('query', 'cancel') and p.next_check_at is not null
        and c.started_at < now() - make_interval(secs => ${ASK_AGAIN_SECONDS})
    ) as due
    group by id order by min(since) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes all attempts due that a customer may be paying now. */
export async function makeOpenPaymentsDue(tx: Transaction): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ next_check_at: sql<Date>`now()` })
    .where('status', '=', 'redirected')
    .where('next_check_at', '>', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
