import type { TransactionContext } from '../../../../platform/context.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { writeReturnedLetter } from '../rules/letters.ts';
import type { OrderLineRow, OrderRow } from '../store/orders.ts';
import { type RequestedRefund, requestRefund } from './refunds.ts';

export type OwnedOrder = OrderRow & { readonly account_id: string };

/**
 * Starts a refund of lines that the buyer already owns (`bought_twice`) or whose line to upgrade was refunded or
 * upgraded (`upgrade_returned`), and notifies the buyer. @returns the refund, for the caller to send
 */
export async function returnBoughtLines(
  ctx: TransactionContext,
  { id: orderId, account_id: accountId, number, currency }: OwnedOrder,
  { lines, why }: { readonly lines: readonly OrderLineRow[]; readonly why: 'bought_twice' | 'upgrade_returned' },
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
  await recordNotice(ctx, accountId, { code: `order_${why}`, about: String(number), subject: orderId });
  const items = lines.map(({ title, variant_name, price }) => ({ title, variantName: variant_name, price }));
  await mailAccount(ctx, accountId, 'refund', (place) =>
    writeReturnedLetter({ orderId, number, currency, amount: refund.amount, lines: items, why }, place),
  );
  return refund;
}
