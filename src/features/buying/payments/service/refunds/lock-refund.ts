import type { TransactionContext } from '../../../../../platform/context.ts';
import { lockPayableOrder } from '../../../orders/service/paid.ts';
import { readPayment } from '../../store/payments.ts';
import { lockRefund, type RefundRow, readRefund } from '../../store/refunds.ts';

/**
 * Locks a refund and the order's refund until the transaction ends. The order of locks everywhere: order, payment,
 * refund, call.
 */
export async function lockRefundOfOrder(ctx: TransactionContext, id: string): Promise<RefundRow | undefined> {
  const found = await readRefund(ctx.tx, id);
  const payment = found && (await readPayment(ctx.tx, found.payment_id));
  if (payment !== undefined) await lockPayableOrder(ctx.tx, payment.order_id);
  return lockRefund(ctx.tx, id);
}
