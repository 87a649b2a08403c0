import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { moneyBack } from './anomalies.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Attempts to pay an order, oldest first. */
export const readAttempts = (db: Database, orderId: string) =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/** Maximum number of calls shown per attempt, because the sweep queries for days. */
const MAX_CALLS = 200;

export const readCalls = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_call')
    .selectAll()
    .where('payment_id', '=', isOneOf(paymentIds))
    .orderBy('id', 'desc')
    .limit(MAX_CALLS)
    .execute();

export const readNotices = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_notice')
    .selectAll()
    .where('payment_id', '=', isOneOf(paymentIds))
    .orderBy('received_at', 'desc')
    .limit(MAX_CALLS)
    .execute();

export const readRefundsOf = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_refund as r')
    .selectAll('r')
    .select((eb) =>
      eb
        .exists(eb.selectFrom('payment_decision as d').select('d.id').whereRef('d.payment_refund_id', '=', 'r.id'))
        .as('is_decided'),
    )
    .where('r.payment_id', '=', isOneOf(paymentIds))
    .orderBy('r.id')
    .execute();

export const readAnomaliesOf = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_anomaly as a')
    .selectAll('a')
    .select(moneyBack.as('money_back'))
    .where('a.payment_id', '=', isOneOf(paymentIds))
    .orderBy('a.last_at', 'desc')
    .execute();

/** Orders whose payment, transaction or refund has this reference, the site's or the provider's. */
export async function readOrdersByReference(
  db: Database,
  text: string,
  providers: readonly string[],
): Promise<string[]> {
  const ofAny = sql<string>`any(${providers}::text[])`;
  const rows = await db
    .selectFrom('payment')
    .select('order_id')
    .where('reference', '=', text.toUpperCase())
    .union(
      db.selectFrom('payment').select('order_id').where('provider', '=', ofAny).where('provider_reference', '=', text),
    )
    .union(db.selectFrom('payment').select('order_id').where('provider', '=', ofAny).where('transaction_id', '=', text))
    .union(
      db
        .selectFrom('payment_refund as r')
        .innerJoin('payment as p', 'p.id', 'r.payment_id')
        .select('p.order_id')
        .where('r.reference', '=', text.toUpperCase()),
    )
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Ends the hold of a payment, which is then accepted or refunded. */
export async function endHeld(tx: Transaction, id: string, { isSurplus }: { isSurplus: boolean }): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'completed', is_surplus: isSurplus, next_check_at: null })
    .where('id', '=', id)
    .execute();
}
