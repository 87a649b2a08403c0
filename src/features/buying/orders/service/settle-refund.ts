import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { requirePassword } from '../../../people/admins/service/security.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { type ordersAdminContract, UNCONFIRMED_DAYS } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { lockOrder } from '../store/orders.ts';
import { type RefundRow, readRefund, readRefundLines } from '../store/refunds.ts';
import { failRefund, requestRefund } from './refunds.ts';

type Operation = (typeof ordersAdminContract)['settleRefund'];

const MIN_REFERENCE = 3;
const DAY_MS = 86_400_000;

export interface SettleDeps {
  /**
   * Marks a refund as failed that its provider hasn't confirmed since `before`. @returns false if it was confirmed or
   * is newer
   */
  readonly giveUpRefund: (
    ctx: TransactionContext,
    refund: { readonly refundId: string; readonly since: Date },
  ) => Promise<boolean>;
  /** Records that a failed refund was paid by bank or wallet transfer. */
  readonly recordTransfer: (
    ctx: TransactionContext,
    transfer: {
      readonly refundId: string;
      readonly settles: string;
      /** Amount in minor units. */
      readonly amount: number;
      readonly reference: string;
      readonly reason: string;
    },
  ) => Promise<void>;
}

/** @throws Problem `bad_input` if the reference is too short, or (with message `reasonNeeded`) the reason is empty */
export function requireTransferWords(
  ctx: Context,
  { reference, reason }: Pick<InputOf<Operation>['body'], 'reference' | 'reason'>,
  reasonNeeded: string,
): void {
  const errors = [
    ...(reference.length < MIN_REFERENCE
      ? [{ path: 'reference', message: describeRefusal('transfer_needed', ctx.locale) }]
      : []),
    ...(reason === '' ? [{ path: 'reason', message: reasonNeeded }] : []),
  ];
  if (errors.length > 0) throw new Problem('bad_input', { errors });
}

/**
 * Locks a failed refund and its order; fails a refund that was never confirmed.
 * @throws Problem `not_found`; `conflict` for any other refund
 */
async function lockFailed(ctx: TransactionContext, id: string, { giveUpRefund }: SettleDeps): Promise<RefundRow> {
  const found = isId(id) ? await readRefund(ctx.tx, id) : undefined;
  if (found === undefined) throw new Problem('not_found');
  await lockOrder(ctx.tx, found.order_id);
  const refund = (await readRefund(ctx.tx, id)) ?? found;
  if (refund.status === 'failed') return refund;
  const since = new Date(ctx.now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  const isGivenUp = refund.status === 'requested' && (await giveUpRefund(ctx, { refundId: refund.id, since }));
  if (!isGivenUp) {
    const days = formatNumberIn(ctx.locale, UNCONFIRMED_DAYS, {});
    throw new Problem('conflict', { detail: describeRefusal('not_settled', ctx.locale, { days }) });
  }
  await failRefund(ctx, refund.id);
  return refund;
}

async function settle(
  ctx: TransactionContext,
  { params, body, idempotencyKey: requestKey }: InputOf<Operation>,
  deps: SettleDeps,
): Promise<OutputOf<Operation>> {
  const failed = await lockFailed(ctx, params.id, deps);
  const { id: settles, order_id: orderId, reason, requested_at: askedAt } = failed;
  const { reference, reason: note, isOverridden } = body;
  const { refundId, status, amount, currency, isNew } = await requestRefund(ctx, {
    orderId,
    requestKey,
    reason,
    note,
    lineIds: await readRefundLines(ctx.tx, settles),
    askedAt,
    isOverridden,
    adminId: adminActor(ctx).id,
    settles: { refundId: settles, reference },
  });
  if (isNew) {
    await deps.recordTransfer(ctx, { refundId, settles, amount, reference, reason: note });
    await ctx.platform.audit.record(ctx, {
      action: 'order.settle_refund',
      subjectType: 'order',
      subjectId: orderId,
      // The reason stays with the refund, because it may name the buyer and the audit log must not contain personal
      // data.
      details: { amount, currency, reference, isOverridden },
    });
  }
  return { refundId, status, amount, currency };
}

/**
 * `POST /order/refund/settle/{id}`: the refund window counts from the first request, as in a retry.
 * @throws Problem `not_found`; `bad_input` without reference, reason or the right password; `conflict` for a refund
 * that didn't fail, or as `requestRefund`
 */
export async function settleRefund(
  ctx: Context,
  input: InputOf<Operation>,
  deps: SettleDeps,
): Promise<OutputOf<Operation>> {
  requireTransferWords(ctx, input.body, describeRefusal('reason_needed', ctx.locale));
  await requirePassword(ctx, input.body.password);
  return inTransaction(ctx, (own) => settle(own, input, deps));
}
