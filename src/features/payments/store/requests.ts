import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface PaymentRequestKey {
  readonly orderId: string;
  /** Of the call. */
  readonly requestKey: string;
}

/** What a call with this key has begun; undefined for one that is new. */
export async function findRequest(db: Database, { orderId, requestKey }: PaymentRequestKey) {
  return db
    .selectFrom('payment_request as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['p.id', 'p.provider', 'p.status', 'p.redirect_url'])
    .where('r.order_id', '=', orderId)
    .where('r.request_key', '=', requestKey)
    .executeTakeFirst();
}

/** The attempt of a call, in place of one that never came to be. */
export async function setRequest(
  tx: Transaction,
  { orderId, requestKey }: PaymentRequestKey,
  { provider, paymentId }: { readonly provider: string; readonly paymentId: string },
): Promise<void> {
  await tx
    .insertInto('payment_request')
    .values({ order_id: orderId, request_key: requestKey, provider, payment_id: paymentId })
    .onConflict((conflict) => conflict.columns(['order_id', 'request_key']).doUpdateSet({ payment_id: paymentId }))
    .execute();
}
