import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { tellSecondPayment } from '../../orders/service/second-payment.ts';
import type { PaymentRow } from '../store/payments.ts';
import type { RefundRow } from '../store/refunds.ts';
import { readSecondPayments } from '../store/second-payments.ts';

/** For the provider's records, and what tells this money from other that no order needed: its buyer is told of it. */
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

/** Nothing where the buyer was told otherwise, or has left. `transfer`: its name, where the provider did not send it. */
export async function tellSecondReturned(
  ctx: TransactionContext,
  payment: Attempt,
  { amount, reason, transfer }: Pick<RefundRow, 'amount' | 'reason'> & { readonly transfer: string | null },
): Promise<void> {
  if (reason !== SECOND_PAYMENT) return;
  const { order_id: orderId, currency } = payment;
  await tellSecondPayment(ctx, { orderId, currency, amount, state: 'returned', reference: transfer });
}

/** Money that came for an order beside the payment that it needs, oldest first, as its buyer is told. */
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
