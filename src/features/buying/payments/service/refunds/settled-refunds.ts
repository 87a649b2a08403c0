import type { TransactionContext } from '../../../../../platform/context.ts';
import { createId } from '../../../../../platform/database/id.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { reachStep } from '../../../../../platform/payments/fail-point.ts';
import { toReference } from '../../../../../platform/payments/reference.ts';
import { toNextLook } from '../../../../../platform/payments/schedule.ts';
import { adminActor } from '../../../../people/sessions/service/actor.ts';
import type { SettleDeps } from '../../../orders/service/settle-refund.ts';
import { describeRefusal } from '../../rules/refusals.ts';
import { addAnomaly } from '../../store/anomalies.ts';
import { addDecision } from '../../store/decisions.ts';
import { addRefund, lockRefundFor, type RefundRow, scheduleRefundCheck, setRefund } from '../../store/refunds.ts';
import { addRefundElsewhere, isNameTaken, listKnownRefunds, readLateRefund } from '../../store/refunds-elsewhere.ts';

/**
 * Fails a refund that is still open; the caller has locked the order. @returns false if it is finished or started later
 * than `since`
 */
export const giveUpRefund: SettleDeps['giveUpRefund'] = async (ctx, { refundId, since }) => {
  const refund = await lockRefundFor(ctx.tx, refundId);
  if (refund === undefined || refund.created_at > since) return false;
  if (!['requested', 'sent', 'processing', 'unknown'].includes(refund.status)) return false;
  await setRefund(ctx.tx, refund.id, { status: 'failed' });
  return true;
};

/** Creates the error for a refused name of a refund, with its message at the form field for the name. */
export const refuseName = (message: string): Problem =>
  new Problem('bad_input', { errors: [{ path: 'reference', message }] });

/** @throws Problem `bad_input` if the name belongs to another refund of the payment */
export async function requireFreeName(ctx: TransactionContext, of: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(ctx.tx, of)) throw refuseName(describeRefusal('name_taken', ctx.locale));
}

/**
 * Records how a failed refund was paid instead; the provider is queried for some weeks, because it may still complete
 * the refund. The caller has locked the order.
 * @throws Problem `conflict` if the provider has completed it under another name; `bad_input` for the name of another
 * refund of the payment
 */
export const recordTransfer: SettleDeps['recordTransfer'] = async (ctx, transfer) => {
  const { refundId, settles, amount, reference, reason: note } = transfer;
  const refused = await lockRefundFor(ctx.tx, settles);
  if (refused?.status !== 'failed') throw new Error('no payment was asked for this refund');
  const { payment_id: paymentId, transaction_id: transactionId, reason } = refused;
  const late = await readLateRefund(ctx.tx, refused.id);
  if (late !== undefined && late !== reference)
    throw new Problem('conflict', { detail: describeRefusal('sent_late', ctx.locale, { name: late }) });
  await requireFreeName(ctx, { paymentId, name: reference, without: refused.id });
  const id = createId();
  const money = { id, refundId, reference: toReference(id), transactionId, amount, reason };
  if (!(await addRefund(ctx.tx, { ...money, paymentId, isElsewhere: true })))
    throw new Error('this refund was written down before');
  const adminId = adminActor(ctx).id;
  await addDecision(ctx.tx, { paymentId, decision: 'elsewhere', note, adminId, refused: { refundId: id, reference } });
  const { now } = ctx;
  if (late === undefined)
    await scheduleRefundCheck(ctx.tx, refused.id, toNextLook({ refusedAt: refused.ended_at ?? now, now }));
  reachStep('settle 1: before the commit');
};

/**
 * Notifies admins once that the provider completed a refund that it had refused, unless an owner has settled the refund
 * by this name.
 */
export async function recordLateRefund(
  ctx: Pick<TransactionContext, 'tx'>,
  { id, payment_id: paymentId, reference, amount }: Pick<RefundRow, 'id' | 'payment_id' | 'reference' | 'amount'>,
  providerRefund: string,
): Promise<void> {
  if ((await listKnownRefunds(ctx.tx, paymentId, { without: id })).includes(providerRefund)) return;
  if (await addRefundElsewhere(ctx.tx, paymentId, { providerRefund, amount, paymentRefundId: id }))
    await addAnomaly(ctx.tx, paymentId, { kind: 'refund_late', actual: `${reference}: ${providerRefund}` });
}
