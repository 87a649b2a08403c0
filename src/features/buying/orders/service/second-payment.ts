import type { TransactionContext } from '../../../../platform/context.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { describeTransfer, writeSecondPaymentLetter } from '../rules/letters.ts';
import { readOrder } from '../store/orders.ts';

/** Money that came for an order beside the payment that it needs. */
export interface SecondPayment {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** `came`: it is there, and goes back. `returned`: it has gone back. */
  readonly state: 'came' | 'returned';
  /** What a bank or wallet calls its transfer, where the provider did not send it. */
  readonly reference: string | null;
}

/** Tells the buyer at the bell and by mail. Called once for each state: the caller's row of the money sees to that. */
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
