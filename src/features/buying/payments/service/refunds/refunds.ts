import { type Context, inTransaction, type TransactionContext } from '../../../../../platform/context.ts';
import { createId } from '../../../../../platform/database/id.ts';
import { PaymentProviderError } from '../../../../../platform/payments/errors.ts';
import { reachStep } from '../../../../../platform/payments/fail-point.ts';
import { RESEND_SECONDS } from '../../../../../platform/payments/limits.ts';
import type {
  PaymentProvider,
  ProviderName,
  RefundQuery,
  RefundReport,
} from '../../../../../platform/payments/provider.ts';
import { toReference } from '../../../../../platform/payments/reference.ts';
import { refundPaymentJob } from '../../contract/jobs.ts';
import { addCall, hasOpenCall } from '../../store/calls.ts';
import { findPayingPayment, type PaymentRow, readPayment } from '../../store/payments.ts';
import {
  addRefund,
  hasRefund,
  hasSentRefund,
  listOpenRefunds,
  lockRefund,
  type RefundRow,
  readRefund,
  setRefund,
} from '../../store/refunds.ts';
import { listKnownRefunds } from '../../store/refunds-elsewhere.ts';
import { type Answered, finishCall, holdCall, recordCall } from '../record-call.ts';
import { applyRefundReport, postponeRefund } from './apply-refund.ts';
import { findRefundsElsewhere, tryFindRefundsElsewhere } from './refunds-elsewhere.ts';

export interface WantedRefund {
  readonly refundId: string;
  readonly orderId: string;
  /** Amount in minor units. */
  readonly amount: number;
  /** Reason of the refund for the provider's records, in one line. */
  readonly reason: string;
}

/**
 * Schedules a refund of a paid order outside this transaction; `completeRefund` or `failRefund` of orders follows. Safe
 * to repeat.
 * @throws Error for an order without a payment; DatabaseError 23514 if the refunds would exceed the payment
 */
export async function startRefund(ctx: TransactionContext, wanted: WantedRefund): Promise<void> {
  const { refundId, orderId, amount, reason } = wanted;
  if (await hasRefund(ctx.tx, { refundId })) return;
  const payment = await findPayingPayment(ctx.tx, orderId);
  if (payment?.transaction_id === null || payment === undefined) throw new Error('no payment has paid this order');
  const id = createId();
  const of = { paymentId: payment.id, transactionId: payment.transaction_id };
  await addRefund(ctx.tx, { id, refundId, reference: toReference(id), amount, reason, ...of });
  await ctx.platform.jobs.enqueue(ctx.tx, refundPaymentJob, { refundId: id });
}

/** The next step of a refund. Only one process takes each step. */
type Step =
  | { readonly do: 'send'; readonly refund: RefundRow; readonly callId: number }
  | { readonly do: 'ask'; readonly refund: RefundRow }
  | { readonly do: 'wait' };

function chooseStep(ctx: Context, id: string): Promise<Step> {
  return inTransaction(ctx, async ({ tx }): Promise<Step> => {
    const refund = await lockRefund(tx, id);
    if (refund === undefined) return { do: 'wait' };
    if (refund.status === 'processing') return { do: 'ask', refund };
    const isLookedAfter = refund.status === 'failed' && refund.next_check_at !== null;
    if (isLookedAfter && !(await hasSentRefund(tx, refund.payment_id))) return { do: 'ask', refund };
    if (refund.status === 'sent')
      return (await hasOpenCall(tx, refund.payment_id, 'refund')) ? { do: 'wait' } : { do: 'ask', refund };
    if (refund.status !== 'requested' || (await hasSentRefund(tx, refund.payment_id))) return { do: 'wait' };
    await setRefund(tx, id, { status: 'sent' });
    const call = { paymentId: refund.payment_id, paymentRefundId: id, kind: 'refund' } as const;
    return { do: 'send', refund, callId: await addCall(tx, call) };
  });
}

async function toQuery(ctx: Context, refund: RefundRow, payment: PaymentRow): Promise<RefundQuery> {
  return {
    refundReference: refund.reference,
    key: { reference: payment.reference, providerReference: payment.provider_reference ?? '' },
    transactionId: refund.transaction_id,
    amount: refund.amount,
    currency: payment.currency,
    reason: refund.reason,
    knownRefunds: await listKnownRefunds(ctx.db, payment.id),
    providerRefund: refund.provider_refund ?? undefined,
  };
}

/** @returns undefined if nothing was sent and the call can be retried */
async function callProvider(
  ctx: Context,
  step: Exclude<Step, { do: 'wait' }>,
  { query, provider }: { query: RefundQuery; provider: PaymentProvider },
): Promise<Answered<RefundReport> | undefined> {
  const { refund } = step;
  const ask = () =>
    recordCall(ctx, { paymentId: refund.payment_id, paymentRefundId: refund.id, kind: 'refund_query' }, () =>
      provider.queryRefund(query),
    );
  if (!('callId' in step)) return ask();
  try {
    reachStep('refund 1: before asking');
    const answered = await finishCall(ctx, step.callId, () => provider.refund(query));
    reachStep('refund 2: after asking');
    return answered;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, refund: refund.id }, 'a refund got no answer');
    return error.kind === 'refused' ? undefined : ask();
  }
}

/** Calls the provider and records its answer. */
async function doStep(
  ctx: Context,
  step: Exclude<Step, { do: 'wait' }>,
  { query, provider }: { query: RefundQuery; provider: PaymentProvider },
): Promise<void> {
  const answered = await callProvider(ctx, step, { query, provider });
  reachStep('refund 3: before it is written down');
  await applyRefundReport(ctx, step.refund.id, { answered, resendSeconds: RESEND_SECONDS[provider.name] });
  reachStep('refund 5: after it is written down');
}

/**
 * Advances a refund as far as possible; the sweep continues an unfinished one. Safe to repeat and to run concurrently.
 */
export async function runRefund(ctx: Context, id: string): Promise<void> {
  const before = await readRefund(ctx.db, id);
  const payment = before && (await readPayment(ctx.db, before.payment_id));
  const provider = payment && ctx.platform.payments.providers.get(payment.provider as ProviderName);
  if (before === undefined || payment === undefined) return;
  if (provider === undefined) return postponeRefund(ctx, id);
  try {
    await provider.prepare?.();
    if (before.status === 'requested') await tryFindRefundsElsewhere(ctx, payment, provider);
    const step = await chooseStep(ctx, id);
    if (step.do === 'wait') {
      await postponeRefund(ctx, id);
      return undefined;
    }
    const query = await toQuery(ctx, step.refund, payment);
    const work = () => doStep(ctx, step, { query, provider });
    await (step.do === 'send' ? holdCall(ctx, step.callId, work) : work());
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    await postponeRefund(ctx, id);
  }
  return undefined;
}

/**
 * Records a refund that a provider reported: one of ours, or one that was made in its own panel.
 * @throws PaymentProviderError if the provider can't answer
 */
export async function checkRefundsOf(ctx: Context, paymentId: string): Promise<void> {
  for (const id of await listOpenRefunds(ctx.db, paymentId)) await runRefund(ctx, id);
  const payment = await readPayment(ctx.db, paymentId);
  const provider = payment && ctx.platform.payments.providers.get(payment.provider as ProviderName);
  if (payment === undefined || provider === undefined) return;
  await findRefundsElsewhere(ctx, payment, provider);
}
