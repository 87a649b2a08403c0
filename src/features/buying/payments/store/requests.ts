import { combineReads, type Reads } from '../../../../platform/database/combine-reads.ts';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { selectOpenPayment } from './payments.ts';

export interface PaymentRequestKey {
  readonly orderId: string;
  /** The call's idempotency key. */
  readonly requestKey: string;
}

/** The attempt that a call with this key started; no row for a new key. */
const selectRequest = (db: Database, orderId: string, requestKey: string) =>
  db
    .selectFrom('payment_request as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['p.id', 'p.provider', 'p.status', 'p.redirect_url'])
    .where('r.order_id', '=', orderId)
    .where('r.request_key', '=', requestKey);

/**
 * Makes the function that reads, by one statement, the facts for starting a payment: the attempt of the same key, the
 * open attempt with this provider, and other features' facts.
 */
export const createBeginReader = <R extends Reads>(select: (tx: Transaction, orderId: string) => R) =>
  combineReads((tx: Transaction, orderId: string, requestKey: string, provider: string) => ({
    before: selectRequest(tx, orderId, requestKey),
    open: selectOpenPayment(tx, orderId, provider),
    ...select(tx, orderId),
  }));

const insertRequest = compileOnce(
  (tx: Transaction, orderId: string, requestKey: string, provider: string, paymentId: string) =>
    tx
      .insertInto('payment_request')
      .values({ order_id: orderId, request_key: requestKey, provider, payment_id: paymentId })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'request_key'])
          .doUpdateSet((of) => ({ payment_id: of.ref('excluded.payment_id') })),
      ),
);

/** Assigns an attempt to an idempotency key, in place of one that was never started. */
export async function setRequest(
  tx: Transaction,
  { orderId, requestKey }: PaymentRequestKey,
  { provider, paymentId }: { readonly provider: string; readonly paymentId: string },
): Promise<void> {
  await insertRequest(tx, orderId, requestKey, provider, paymentId);
}
