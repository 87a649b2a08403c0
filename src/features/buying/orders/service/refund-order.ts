import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { ordersAdminContract } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { readRefund, readRefundLines } from '../store/refunds.ts';
import { type RefundRequest, requestRefund } from './refunds.ts';

type Contract = typeof ordersAdminContract;
type Begun = OutputOf<Contract['refund']>;

export interface RefundDeps {
  /** Makes the provider refund the payment, outside of the transaction. Safe to repeat. */
  readonly startRefund: (
    ctx: TransactionContext,
    refund: { readonly refundId: string; readonly orderId: string; readonly amount: number; readonly reason: string },
  ) => Promise<void>;
}

/** A new refund is audited once, even if its call is repeated. */
async function begin(
  ctx: TransactionContext,
  request: Omit<RefundRequest, 'adminId'>,
  { action, startRefund }: RefundDeps & { readonly action: string },
): Promise<Begun> {
  const { orderId, reason, isOverridden } = request;
  const refund = await requestRefund(ctx, { ...request, adminId: adminActor(ctx).id });
  const { refundId, status, amount, currency, provider, isNew } = refund;
  if (status === 'requested' && provider !== null) await startRefund(ctx, { refundId, orderId, amount, reason });
  if (isNew)
    await ctx.platform.audit.record(ctx, {
      action,
      subjectType: 'order',
      subjectId: orderId,
      // The note stays with the refund, because it may name the buyer and the audit log must not contain personal data.
      details: { amount, currency, reason, isOverridden },
    });
  return { refundId, status, amount, currency };
}

/** `POST /order/refund/{id}`. @throws Problem as `requestRefund` */
export async function refundOrder(
  ctx: TransactionContext,
  { params: { id: orderId }, body, idempotencyKey: requestKey }: InputOf<Contract['refund']>,
  deps: RefundDeps,
): Promise<Begun> {
  const { lineIds, ...rest } = body;
  const lines = lineIds === undefined ? {} : { lineIds: [...new Set(lineIds)] };
  return begin(ctx, { orderId, requestKey, ...rest, ...lines }, { ...deps, action: 'order.refund' });
}

/**
 * `POST /order/refund/retry/{id}`: the refund window counts from the first request.
 * @throws Problem `not_found`; `conflict` for a refund that didn't fail, or as `requestRefund`
 */
export async function retryRefund(
  ctx: TransactionContext,
  { params, body: { isOverridden }, idempotencyKey: requestKey }: InputOf<Contract['retryRefund']>,
  deps: RefundDeps,
): Promise<Begun> {
  const failed = isId(params.id) ? await readRefund(ctx.tx, params.id) : undefined;
  if (failed === undefined) throw new Problem('not_found');
  if (failed.status !== 'failed') throw new Problem('conflict', { detail: describeRefusal('not_failed', ctx.locale) });
  const { order_id: orderId, reason, note, requested_at: askedAt } = failed;
  const lineIds = await readRefundLines(ctx.tx, failed.id);
  return begin(
    ctx,
    { orderId, requestKey, reason, note, lineIds, askedAt, isOverridden },
    { ...deps, action: 'order.retry_refund' },
  );
}
