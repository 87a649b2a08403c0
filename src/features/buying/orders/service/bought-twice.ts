import type { TransactionContext } from '../../../../platform/context.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { writeBoughtTwiceLetter } from '../rules/letters.ts';
import type { OrderLineRow, OrderRow } from '../store/orders.ts';
import { type RequestedRefund, requestRefund } from './refunds.ts';

export type OwnedOrder = OrderRow & { readonly account_id: string };

/** Begins to give them back, and tells the buyer. @returns the refund, for the caller to send */
export async function returnBoughtLines(
  ctx: TransactionContext,
  { id: orderId, account_id: accountId, number, currency }: OwnedOrder,
  lines: readonly OrderLineRow[],
): Promise<RequestedRefund> {
  const refund = await requestRefund(ctx, {
    orderId,
    lineIds: lines.map(({ id }) => id),
    requestKey: 'bought-twice',
    reason: 'paid_twice',
    note: '',
    adminId: null,
    isOverridden: true,
  });
  await recordNotice(ctx, accountId, { code: 'order_bought_twice', about: String(number), subject: orderId });
  const items = lines.map(({ title, variant_name, price }) => ({ title, variantName: variant_name, price }));
  await mailAccount(ctx, accountId, 'refund', (place) =>
    writeBoughtTwiceLetter({ orderId, number, currency, amount: refund.amount, lines: items }, place),
  );
  return refund;
}
