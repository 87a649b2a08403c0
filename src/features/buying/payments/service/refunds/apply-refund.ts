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
  // A refund is given up only by an owner, because banks may take weeks. Old refunds are queried four times a day.
  const at = toNextCheck({ createdAt: ctx.now, checks: refund.checks, now: ctx.now });
  await scheduleRefundCheck(ctx.tx, refund.id, at);
}

/**
 * Queries again a refund that was refused or given up and then settled another way, because the provider may still
 * complete it. If the provider doesn't store our names, its answer may mean another refund of the payment in progress.
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

/** Sends a refund again that the provider doesn't know, after the time in which the first call must have arrived. */
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
 * Records a provider's answer about a refund and updates the refund and its order in one transaction. Sends the refund
 * again if there is no report, or if the provider doesn't know it some time after it was sent.
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
