import type { TransactionContext } from '../../../../../platform/context.ts';
import { lockPayableOrder } from '../../../orders/service/paid.ts';
import { readPayment } from '../../store/payments.ts';
import { lockRefund, type RefundRow, readRefund } from '../../store/refunds.ts';

/**
 * Nobody else changes the refund, or what it gives back of its order, until the transaction ends. Everywhere the order is locked
 * first, then the payment, then its refund, then a call.
 */
export async function lockRefundOfOrder(ctx: TransactionContext, id: string): Promise<RefundRow | undefined> {
  const found = await readRefund(ctx.tx, id);
  const payment = found && (await readPayment(ctx.tx, found.payment_id));
  if (payment !== undefined) await lockPayableOrder(ctx.tx, payment.order_id);
  return lockRefund(ctx.tx, id);
}
