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
  /** Gives up what a provider has not confirmed since a time. @returns false where it has, or wasn't asked so long ago */
  readonly giveUpRefund: (
    ctx: TransactionContext,
    refund: { readonly refundId: string; readonly since: Date },
  ) => Promise<boolean>;
  /** Writes beside the payment that the money of a refund that failed has gone by a transfer. */
  readonly recordTransfer: (
    ctx: TransactionContext,
    transfer: {
      readonly refundId: string;
      readonly settles: string;
      /** Minor units. */
      readonly amount: number;
      readonly reference: string;
      readonly reason: string;
    },
  ) => Promise<void>;
}

/** @throws Problem `bad_input` where nobody could find the money, or learn why it went another way, which `reasonNeeded` asks for */
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
 * A refund that failed, with its order locked; one that was never confirmed fails now.
 * @throws Problem `not_found`; `conflict` for any other
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
      // The reason stays with the refund: it may name the buyer, and nothing personal goes into a log that is kept for good.
      details: { amount, currency, reference, isOverridden },
    });
  }
  return { refundId, status, amount, currency };
}

/**
 * `POST /order/refund/settle/{id}`: for the time it counts when the refund was first asked for, as for one that is tried again.
 * @throws Problem `not_found`; `bad_input` without reference, reason or the right password; `conflict` for one that didn't
 * fail, or as `requestRefund` does
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
