import type { TransactionContext } from '../../../../platform/context.ts';
import { markOrderPaid, markPaid, type OrderToPay } from '../../orders/service/paid.ts';
import { addAnomaly } from '../store/anomalies.ts';
import type { PaymentRow } from '../store/payments.ts';
import { startRefund } from './refunds/refunds.ts';

/**
 * Marks the order of a recorded payment as paid (`order`: if it is locked already). Refunds lines that the buyer has
 * bought by another order in the meantime, and notifies the admins.
 */
export async function payOrder(
  ctx: TransactionContext,
  payment: PaymentRow,
  { transactionId, order }: { readonly transactionId: string; readonly order?: OrderToPay },
): Promise<void> {
  const { id: paymentId, order_id: orderId, provider } = payment;
  const refund = await (order === undefined
    ? markPaid(ctx, { orderId, provider })
    : markOrderPaid(ctx, order, { provider }));
  if (refund === undefined) return;
  const { refundId, amount } = refund;
  await startRefund(ctx, { refundId, orderId, amount, reason: 'Bought twice' });
  await addAnomaly(ctx.tx, paymentId, { kind: 'bought_twice', actual: transactionId });
}
