import { markUnpaid } from '../../../src/features/buying/orders/service/paid.ts';
import { failRefund, requestRefund } from '../../../src/features/buying/orders/service/refunds.ts';
import { startRefund } from '../../../src/features/buying/payments/service/refunds/refunds.ts';
import { sweepPayments } from '../../../src/features/buying/payments/service/sweep.ts';
import { inTransaction } from '../../../src/platform/context.ts';
import { createId } from '../../../src/platform/database/id.ts';
import type { TestApp } from '../app.ts';
import { makeOrder } from '../orders.ts';
import { makePayment } from './make-payment.ts';
import { addRefusedSurplus } from './refused-surplus.ts';

type Bought = Omit<Parameters<typeof makeOrder>[1], 'expiresAt'>;

/** Creates an order that was paid in the sandbox. */
export async function makePaidOrder(app: TestApp, bought: Bought): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await makeOrder(app, bought);
  const { id, page } = await makePayment(app, orderId);
  await app.platform.payments.sandbox?.act(page, 'pay');
  await app.pool.query('update payment set next_check_at = now() where id = $1', [id]);
  await sweepPayments(app.systemContext());
  return { orderId, paymentId: id };
}

/** Creates an order that is on hold, because its provider advises to check the payment. */
export async function makeHeldOrder(app: TestApp, bought: Bought): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await makeOrder(app, bought);
  const { id, page } = await makePayment(app, orderId);
  await app.platform.payments.sandbox?.act(page, 'pay');
  await app.pool.query(
    `update payment p set status = 'held', transaction_id = d.transaction_id, paid_at = now(), fee = 12
     from development_payment d where p.id = $1 and d.id::text = p.provider_reference`,
    [id],
  );
  await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId, status: 'on_hold' }));
  return { orderId, paymentId: id };
}

/** Creates a refund of a whole order that was sent without a response, or that the provider refused. */
export async function makeRefund(
  app: TestApp,
  orderId: string,
  status: 'failed' | 'unknown',
): Promise<{ refundId: string; paymentRefundId: string }> {
  const reason = 'other';
  const asked = { orderId, requestKey: createId(), reason, note: '', adminId: null, isOverridden: true } as const;
  const refundId = await inTransaction(app.systemContext(), async (ctx) => {
    const refund = await requestRefund(ctx, asked);
    await startRefund(ctx, { refundId: refund.refundId, orderId, amount: refund.amount, reason });
    return refund.refundId;
  });
  const { rows } = await app.pool.query<{ id: string }>(
    "update payment_refund set status = 'sent', next_check_at = null where refund_id = $1 returning id",
    [refundId],
  );
  await app.pool.query(
    "update payment_refund set status = $2, ended_at = case when $2 = 'failed' then now() end where refund_id = $1",
    [refundId, status],
  );
  if (status === 'failed') await inTransaction(app.systemContext(), (ctx) => failRefund(ctx, refundId));
  return { refundId, paymentRefundId: rows[0]?.id ?? '' };
}

/** Creates an order that was paid twice, and whose provider refused to refund the second payment. */
export async function makeRefusedSurplus(
  app: TestApp,
  bought: Bought,
): Promise<{ orderId: string; paymentId: string; paymentRefundId: string }> {
  const { orderId } = await makePaidOrder(app, bought);
  return { orderId, ...(await addRefusedSurplus(app, orderId)) };
}
