import type { TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findPayableOrder, refuseHeldOrder } from '../../orders/service/paid.ts';
import { completeRefund, failRefund } from '../../orders/service/refunds.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { endHeld } from '../store/history.ts';
import { findPayingPayment, lockPayment } from '../store/payments.ts';
import { lockRefund, readRefund, setRefund } from '../store/refunds.ts';
import { payOrder } from './pay-order.ts';
import { postFeeOf } from './provider-fee.ts';
import { sendBack } from './surplus.ts';

type Contract = typeof paymentsAdminContract;

const refuse = (ctx: TransactionContext, reason: Parameters<typeof describeRefusal>[0]): Problem =>
  new Problem('conflict', { detail: describeRefusal(reason, ctx.locale) });

/**
 * `POST /payment/held/{orderId}`: the order is paid, or cancelled and its money on the way back, in one transaction.
 * @throws Problem `not_found`; `conflict` for an order that isn't held back any more
 */
export async function decideHeld(
  ctx: TransactionContext,
  { params: { orderId }, body: { decision, note } }: InputOf<Contract['decideHeld']>,
): Promise<{ done: true }> {
  // The order first, as everywhere.
  const order = isId(orderId) ? await findPayableOrder(ctx.tx, orderId) : undefined;
  if (order === undefined) throw new Problem('not_found');
  const paying = await findPayingPayment(ctx.tx, orderId);
  const payment = paying && (await lockPayment(ctx.tx, paying.id));
  if (order.status !== 'on_hold' || payment?.status !== 'held' || payment.transaction_id === null)
    throw refuse(ctx, 'not_held');
  const { id: paymentId, transaction_id: transactionId, amount } = payment;
  const isAccepted = decision === 'accept';
  await endHeld(ctx.tx, paymentId, { isSurplus: !isAccepted });
  await postFeeOf(ctx.tx, paymentId);
  if (isAccepted) await payOrder(ctx, payment, transactionId);
  else {
    await refuseHeldOrder(ctx, orderId);
    await sendBack(ctx, { paymentId, transactionId, amount, reason: 'Refused' });
  }
  await ctx.platform.audit.record(ctx, {
    action: isAccepted ? 'order.accept_payment' : 'order.refuse_payment',
    subjectType: 'order',
    subjectId: orderId,
    details: note === '' ? {} : { note },
  });
  return { done: true };
}

/**
 * `POST /payment/refund/resolve/{id}`
 * @throws Problem `not_found`; `bad_input` without the provider's name; `conflict` for one that isn't in doubt
 */
export async function resolveRefund(
  ctx: TransactionContext,
  { params: { id }, body: { outcome, providerRefund } }: InputOf<Contract['resolveRefund']>,
): Promise<{ done: true }> {
  const found = isId(id) ? await readRefund(ctx.tx, id) : undefined;
  if (found === undefined) throw new Problem('not_found');
  if (outcome === 'completed' && providerRefund === '')
    throw new Problem('bad_input', {
      errors: [{ path: 'providerRefund', message: describeRefusal('name_needed', ctx.locale) }],
    });
  const refund = await lockRefund(ctx.tx, id);
  if (refund?.status !== 'unknown') throw refuse(ctx, 'not_in_doubt');
  await setRefund(ctx.tx, id, { status: outcome, ...(outcome === 'completed' ? { providerRefund } : {}) });
  const { refund_id: refundId, payment_id: paymentId } = refund;
  if (refundId !== null) await (outcome === 'completed' ? completeRefund : failRefund)(ctx, refundId);
  await ctx.platform.audit.record(ctx, {
    action: 'payment.resolve_refund',
    subjectType: 'payment',
    subjectId: paymentId,
    details: { outcome, ...(outcome === 'completed' ? { providerRefund } : {}) },
  });
  return { done: true };
}
