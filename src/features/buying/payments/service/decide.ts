import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { completeRefund, failRefund } from '../../orders/service/refunds.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { readRefund, setRefund } from '../store/refunds.ts';
import { lockRefundOfOrder } from './refunds/lock-refund.ts';
import { recordSurplusReturn } from './surplus.ts';

type Contract = typeof paymentsAdminContract;

const refuse = (ctx: TransactionContext, reason: Parameters<typeof describeRefusal>[0]): Problem =>
  new Problem('conflict', { detail: describeRefusal(reason, ctx.locale) });

/**
 * `POST /payment/refund/resolve/{id}`
 * @throws Problem `not_found`; `bad_input` without the provider's name; `conflict` for a refund whose status is known
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
  const refund = await lockRefundOfOrder(ctx, id);
  if (refund?.status !== 'unknown') throw refuse(ctx, 'not_in_doubt');
  await setRefund(ctx.tx, id, { status: outcome, ...(outcome === 'completed' ? { providerRefund } : {}) });
  const { refund_id: refundId, payment_id: paymentId } = refund;
  if (refundId === null && outcome === 'completed') await recordSurplusReturn(ctx, refund, null);
  if (refundId !== null) await (outcome === 'completed' ? completeRefund : failRefund)(ctx, refundId);
  await ctx.platform.audit.record(ctx, {
    action: 'payment.resolve_refund',
    subjectType: 'payment',
    subjectId: paymentId,
    details: { outcome, ...(outcome === 'completed' ? { providerRefund } : {}) },
  });
  return { done: true };
}
