import type { TransactionContext } from '../../../../platform/context.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { describeTransfer, writeSecondPaymentLetter } from '../rules/letters.ts';
import { readOrder } from '../store/orders.ts';

/** A duplicate payment of an order. */
export interface SecondPayment {
  readonly orderId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** `came`: it arrived and will be refunded. `returned`: it was refunded. */
  readonly state: 'came' | 'returned';
  /** The bank's or wallet's reference of the transfer; null if the provider refunded the payment itself. */
  readonly reference: string | null;
}

/** Notifies the buyer by a notice and an e-mail. The caller calls it once per state. */
export async function tellSecondPayment(
  ctx: TransactionContext,
  { orderId, amount, currency, state, reference }: SecondPayment,
): Promise<void> {
  const order = await readOrder(ctx.tx, orderId);
  if (order === undefined || order.account_id === null) return;
  const { account_id: accountId, number } = order;
  await recordNotice(ctx, accountId, {
    code: state === 'came' ? 'order_second_payment' : 'order_second_payment_returned',
    about: String(number),
    subject: orderId,
    amount,
    ...(reference === null ? {} : { reason: (locale) => describeTransfer(reference, locale) }),
  });
  await mailAccount(ctx, accountId, 'refund', (place) =>
    writeSecondPaymentLetter({ orderId, number, amount, currency, state, reference }, place),
  );
}
