import { type Context, inTransaction, type TransactionContext } from '../../../../../platform/context.ts';
import { reachStep } from '../../../../../platform/payments/fail-point.ts';
import type { RefundReport } from '../../../../../platform/payments/provider.ts';
import { toNextCheck, toNextLook } from '../../../../../platform/payments/schedule.ts';
import { completeRefund, failRefund } from '../../../orders/service/refunds.ts';
import { refundPaymentJob } from '../../contract/jobs.ts';
import { addAnomaly } from '../../store/anomalies.ts';
import {
  hasSentRefund,
  lockRefund,
  type RefundRow,
  readSentAt,
  scheduleRefundCheck,
  setRefund,
} from '../../store/refunds.ts';
import type { Answered } from '../record-call.ts';
import { recordSurplusReturn } from '../surplus.ts';
import { lockRefundOfOrder } from './lock-refund.ts';
import { recordLateRefund } from './settled-refunds.ts';

async function askAgain(ctx: TransactionContext, refund: RefundRow): Promise<void> {
  // No refund is given up but by an owner: banks take weeks. It is asked about four times a day in the end.
  const at = toNextCheck({ createdAt: ctx.now, checks: refund.checks, now: ctx.now });
  await scheduleRefundCheck(ctx.tx, refund.id, at);
}

/**
 * What was refused, or given up, and went another way may have gone back all the same: that is looked for until it is long ago. A
 * provider that keeps no names of ours may mean another refund of the payment, which is on its way.
 */
async function lookAgain(ctx: TransactionContext, refund: RefundRow, report?: RefundReport): Promise<void> {
  const { id, next_check_at: due, ended_at: refusedAt } = refund;
  const isOurs = !(await hasSentRefund(ctx.tx, refund.payment_id));
  const isLate = isOurs && report?.status === 'completed';
  if (isLate) await recordLateRefund(ctx, refund, report.providerRefund);
  if (isOurs && report?.status === 'processing' && refund.provider_refund === null)
    await setRefund(ctx.tx, id, { status: 'failed', providerRefund: report.providerRefund });
  if (due === null) return;
  const { now } = ctx;
  await scheduleRefundCheck(ctx.tx, id, isLate ? null : toNextLook({ refusedAt: refusedAt ?? now, now }));
}

export async function postponeRefund(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (own) => {
    const refund = await lockRefund(own.tx, id);
    if (refund?.status === 'failed') await lookAgain(own, refund);
    if (refund !== undefined && ['requested', 'sent', 'processing'].includes(refund.status))
      await askAgain(own, refund);
  });
}

async function apply(ctx: TransactionContext, refund: RefundRow, report: RefundReport): Promise<void> {
  const { id, payment_id: paymentId, refund_id: refundId } = refund;
  if (report.status === 'processing') {
    if (refund.status === 'sent') await setRefund(ctx.tx, id, report);
    await askAgain(ctx, refund);
  } else if (report.status === 'completed') {
    await setRefund(ctx.tx, id, report);
    if (refundId === null) await recordSurplusReturn(ctx, refund, null);
    else await completeRefund(ctx, refundId);
  } else if (report.status === 'failed') {
    await setRefund(ctx.tx, id, { status: 'failed' });
    await addAnomaly(ctx.tx, paymentId, { kind: 'refund_refused', actual: refund.reference });
    if (refundId !== null) await failRefund(ctx, refundId);
  } else if (refund.status === 'sent') {
    await setRefund(ctx.tx, id, { status: 'unknown' });
    await scheduleRefundCheck(ctx.tx, id, null);
    await addAnomaly(ctx.tx, paymentId, { kind: 'refund_in_doubt', actual: refund.reference });
  }
}

/** The provider has none: it is asked for again once what was sent must have arrived. */
async function sendAgain(ctx: TransactionContext, refund: RefundRow, seconds: number): Promise<void> {
  if (refund.status !== 'sent') return askAgain(ctx, refund);
  const sentAt = await readSentAt(ctx.tx, refund.id);
  const arrivedAt = new Date((sentAt?.getTime() ?? 0) + seconds * 1000);
  if (arrivedAt > ctx.now) return scheduleRefundCheck(ctx.tx, refund.id, arrivedAt);
  await setRefund(ctx.tx, refund.id, { status: 'requested' });
  await scheduleRefundCheck(ctx.tx, refund.id, ctx.now);
  await ctx.platform.jobs.enqueue(ctx.tx, refundPaymentJob, { refundId: refund.id });
}

/**
 * Writes down what a provider answered about a refund, and all that follows of it, in one transaction. Without a report
 * nothing has happened, and it is asked for again; so is one that the provider doesn't know a while after it was sent.
 */
export async function applyRefundReport(
  ctx: Context,
  id: string,
  {
    answered,
    resendSeconds,
  }: { readonly answered: Answered<RefundReport> | undefined; readonly resendSeconds: number },
): Promise<void> {
  const report = answered?.answer;
  await inTransaction(ctx, async (own) => {
    const refund = await lockRefundOfOrder(own, id);
    await answered?.end(own.tx);
    if (refund?.status === 'failed') await lookAgain(own, refund, report);
    if (refund === undefined || !['sent', 'processing'].includes(refund.status)) return;
    if (report === undefined) {
      await setRefund(own.tx, id, { status: 'requested' });
      await askAgain(own, refund);
    } else if (report.status === 'missing') await sendAgain(own, refund, resendSeconds);
    else await apply(own, refund, report);
    reachStep('refund 4: before the commit');
  });
}
