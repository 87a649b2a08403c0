import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { tellSecondPayment } from '../../orders/service/second-payment.ts';
import type { PaymentRow } from '../store/payments.ts';
import type { RefundRow } from '../store/refunds.ts';
import { readSecondPayments } from '../store/second-payments.ts';

/** Reason in the provider's records that marks a duplicate payment, about which the buyer is notified. */
export const SECOND_PAYMENT = 'Paid twice';

type Attempt = Pick<PaymentRow, 'order_id' | 'currency'>;

export const tellSecondCame = (ctx: TransactionContext, payment: Attempt, amount: number): Promise<void> =>
  tellSecondPayment(ctx, {
    orderId: payment.order_id,
    currency: payment.currency,
    amount,
    state: 'came',
    reference: null,
  });

/**
 * Notifies a buyer of a refunded duplicate payment, unless the buyer got another notice or was deleted. `transfer`:
 * reference of the transfer if the provider didn't send the money.
 */
export async function tellSecondReturned(
  ctx: TransactionContext,
  payment: Attempt,
  { amount, reason, transfer }: Pick<RefundRow, 'amount' | 'reason'> & { readonly transfer: string | null },
): Promise<void> {
  if (reason !== SECOND_PAYMENT) return;
  const { order_id: orderId, currency } = payment;
  await tellSecondPayment(ctx, { orderId, currency, amount, state: 'returned', reference: transfer });
}

/** Duplicate payments of an order, oldest first, as its buyer sees them. */
export async function findSecondPayments(ctx: Context, orderId: string) {
  const rows = await readSecondPayments(ctx.db, orderId, SECOND_PAYMENT);
  const money = Map.groupBy(rows, (row) => `${row.payment_id} ${row.transaction_id}`);
  return [...money.values()].flatMap((tries) => {
    const [first] = tries;
    if (first === undefined) return [];
    const done = tries.find(({ status }) => status === 'completed' || status === 'elsewhere');
    return {
      amount: first.amount,
      at: first.created_at.toISOString(),
      returnedAt: done?.ended_at?.toISOString() ?? null,
      transferReference: done?.transfer ?? null,
    };
  });
}
