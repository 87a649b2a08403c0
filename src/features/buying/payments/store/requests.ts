import { prepareOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { sendLater } from '../../../../platform/database/send-plan.ts';

export interface PaymentRequestKey {
  readonly orderId: string;
  /** Of the call. */
  readonly requestKey: string;
}

/** The query of what a call with this key has begun: a row, or none for one that is new. */
export const selectRequest = prepareOnce((db: Database, orderId: string, requestKey: string) =>
  db
    .selectFrom('payment_request as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['p.id', 'p.provider', 'p.status', 'p.redirect_url'])
    .where('r.order_id', '=', orderId)
    .where('r.request_key', '=', requestKey),
);

const insertRequest = prepareOnce(
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

/** The attempt of a call, in place of one that never came to be. */
export const setRequest = (
  tx: Transaction,
  { orderId, requestKey }: PaymentRequestKey,
  { provider, paymentId }: { readonly provider: string; readonly paymentId: string },
): Promise<void> => sendLater(tx, insertRequest(tx, orderId, requestKey, provider, paymentId));
