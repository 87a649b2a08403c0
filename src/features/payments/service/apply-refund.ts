import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { reachStep } from '../../../platform/payments/fail-point.ts';
import type { RefundReport } from '../../../platform/payments/provider.ts';
import { completeRefund, failRefund } from '../../orders/service/refunds.ts';
import { toNextCheck } from '../rules/schedule.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { isRefundSentBefore, lockRefund, type RefundRow, scheduleRefundCheck, setRefund } from '../store/refunds.ts';

async function askAgain(ctx: TransactionContext, refund: RefundRow): Promise<void> {
  // A refund is never given up: banks take weeks. It is asked about four times a day in the end.
  const at = toNextCheck({ createdAt: ctx.now, checks: refund.checks, now: ctx.now });
  await scheduleRefundCheck(ctx.tx, refund.id, at);
}

export async function postponeRefund(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (own) => {
    const refund = await lockRefund(own.tx, id);
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
    if (refundId !== null) await completeRefund(ctx, refundId);
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

/**
 * Writes down what a provider answered about a refund, and all that follows of it, in one transaction. Without a report
 * nothing has happened, and it is asked for again; so is one that the provider doesn't know a while after it was sent.
 */
export async function applyRefundReport(
  ctx: Context,
  id: string,
  { report, resendSeconds }: { readonly report: RefundReport | undefined; readonly resendSeconds: number },
): Promise<void> {
  await inTransaction(ctx, async (own) => {
    const refund = await lockRefund(own.tx, id);
    if (refund === undefined || !['sent', 'processing'].includes(refund.status)) return;
    const isMissing = report?.status === 'missing' && refund.status === 'sent';
    if (report === undefined || (isMissing && (await isRefundSentBefore(own.tx, id, resendSeconds)))) {
      await setRefund(own.tx, id, { status: 'requested' });
      await askAgain(own, refund);
    } else if (report.status === 'missing') await askAgain(own, refund);
    else await apply(own, refund, report);
    reachStep('refund 4: before the commit');
  });
}
