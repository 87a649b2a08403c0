import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import type {
  PaymentKey,
  PaymentProvider,
  PaymentReport,
  ProviderName,
} from '../../../../platform/payments/provider.ts';
import { toNextCheck } from '../../../../platform/payments/schedule.ts';
import { hasBuyer } from '../../orders/service/of-buyer.ts';
import { lockPayableOrder } from '../../orders/service/paid.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { addCall, hasOpenCall } from '../store/calls.ts';
import {
  countCompletion,
  lockPayment,
  type PaymentRow,
  readPayment,
  scheduleCheck,
  setUnpaid,
} from '../store/payments.ts';
import { applyReport } from './apply-report.ts';
import { type Answered, finishCall, recordCall, takeCall } from './record-call.ts';

/** Reason to query an attempt. Its data is not trusted. */
export interface Occasion {
  /**
   * The browser's hint, which can only trigger the completion of a payment that the provider knows to be approved.
   * `left`: the customer deletes the account, so no payment is completed any more.
   */
  readonly hint?: 'approved' | 'cancelled' | 'failed' | 'left';
  /** Status according to a notice. */
  readonly claim?: PaymentReport['status'] | null;
  /** Transaction that a notice is about. */
  readonly transactionId?: string | undefined;
  /** The attempt, if the caller has just read it. */
  readonly payment?: PaymentRow | undefined;
  /** Whether a notice lost its transaction name, so that it may be about an additional payment. */
  readonly isUnclear?: boolean;
  /** Marks the reason as handled, in the transaction that records the answer; not called if there is nothing to record. */
  readonly end?: (tx: Transaction) => Promise<void>;
}

/** Statuses in which an order needs a payment. Payments for other orders are recorded, too. */
const wanting: ReadonlySet<string> = new Set(['pending', 'failed', 'expired']);

/**
 * Claims the right to complete the payment: one call at a time, and none after a call that the last query did not see.
 * Undefined if another process has it; `unwanted` if the order needs no payment any more.
 */
function startCompletion(ctx: Context, payment: PaymentRow): Promise<number | 'unwanted' | undefined> {
  return inTransaction(ctx, async ({ tx }) => {
    // The order is locked first, as everywhere.
    const order = await lockPayableOrder(tx, payment.order_id);
    if (order === undefined || order.accountId === null || !wanting.has(order.status)) return 'unwanted';
    const locked = await lockPayment(tx, payment.id);
    if (locked?.completions !== payment.completions || (await hasOpenCall(tx, payment.id, 'complete')))
      return undefined;
    await countCompletion(tx, payment.id);
    return addCall(tx, { paymentId: payment.id, kind: 'complete' });
  });
}

async function complete(
  ctx: Context,
  payment: PaymentRow,
  {
    key,
    provider,
    work,
  }: { key: PaymentKey; provider: PaymentProvider; work: (key: PaymentKey) => Promise<PaymentReport> },
): Promise<Answered<PaymentReport> | undefined> {
  const callId = await startCompletion(ctx, payment);
  if (callId === undefined) return undefined;
  if (callId === 'unwanted') return { answer: { status: 'pending', isApproved: true }, end: async () => undefined };
  reachStep('settle 3: before the money moves');
  let release: (() => Promise<void>) | undefined;
  try {
    release = await takeCall(ctx, callId);
    const answered = await finishCall(ctx, callId, () => work(key));
    reachStep('settle 4: after the money moved');
    return { ...answered, release };
  } catch (error) {
    await release?.();
    if (!(error instanceof PaymentProviderError)) throw error;
    return recordCall(ctx, { paymentId: payment.id, kind: 'query' }, () => provider.query(key));
  }
}

/** The provider's status, after completing an approved payment. Undefined while another process completes it. */
async function findTruth(
  ctx: Context,
  payment: PaymentRow,
  { key, provider, hint }: { key: PaymentKey; provider: PaymentProvider; hint: Occasion['hint'] },
): Promise<Answered<PaymentReport> | undefined> {
  const call = { paymentId: payment.id, kind: 'query' } as const;
  const answered = await recordCall(ctx, call, () => {
    reachStep('settle 1: before asking');
    return provider.query(key);
  });
  reachStep('settle 2: after asking');
  const { answer: report, end } = answered;
  if (report.status !== 'pending') return answered;
  const { complete: work, cancel } = provider;
  const isAgreed = work !== undefined && (report.isApproved || hint === 'approved');
  if (isAgreed && hint !== 'left' && (await hasBuyer(ctx.db, payment.order_id))) {
    await inTransaction(ctx, ({ tx }) => end(tx));
    return complete(ctx, payment, { key, provider, work });
  }
  if (!isAgreed && (hint === undefined || hint === 'approved')) return answered;
  const status = hint === 'failed' ? 'failed' : 'cancelled';
  if (cancel === undefined) return { answer: { status }, end };
  await inTransaction(ctx, ({ tx }) => end(tx));
  const closed = await recordCall(ctx, { ...call, kind: 'cancel' }, () => cancel(key));
  // The attempt was closed because the customer cancelled, not because it expired, so the order can be paid by another
  // attempt.
  return closed.answer.status === 'expired' ? { ...closed, answer: { status } } : closed;
}

/** Fails an attempt whose start was abandoned: no customer has seen its payment page. */
async function failUnbegun(ctx: Context, payment: PaymentRow): Promise<void> {
  await inTransaction(ctx, async ({ tx }) => {
    const locked = await lockPayment(tx, payment.id);
    if (locked?.status !== 'created' || (await hasOpenCall(tx, payment.id, 'begin'))) return;
    await setUnpaid(tx, payment.id, 'failed');
    await scheduleCheck(tx, payment.id, null);
  });
}

const isNews = (payment: PaymentRow, { transactionId, isUnclear }: Occasion): boolean =>
  payment.status !== 'completed' ||
  isUnclear === true ||
  (transactionId !== undefined && transactionId !== payment.transaction_id);

/**
 * Queries the provider about an attempt, completes an approved payment, and updates the order. Safe at any time, in any
 * order, and concurrently.
 * @throws PaymentProviderError if the provider can't answer; nothing has changed then
 */
export async function settlePayment(ctx: Context, paymentId: string, occasion: Occasion = {}): Promise<void> {
  const payment = occasion.payment ?? (await readPayment(ctx.db, paymentId));
  if (payment === undefined || !isNews(payment, occasion)) return;
  const { reference, provider_reference: providerReference } = payment;
  if (providerReference === null) return failUnbegun(ctx, payment);
  const provider = ctx.platform.payments.providers.get(payment.provider as ProviderName);
  if (provider === undefined)
    throw new PaymentProviderError('refused', `${payment.provider} is turned off, and payments with it are open`);
  const truth = await findTruth(ctx, payment, {
    key: { reference, providerReference },
    provider,
    hint: occasion.hint,
  });
  if (truth === undefined) return;
  const { answer: report, end } = truth;
  const isDenied = report.status === 'failed' || report.status === 'cancelled' || report.status === 'expired';
  const endAll = async (tx: Transaction): Promise<void> => {
    await end(tx);
    if (occasion.claim === 'completed' && isDenied)
      await addAnomaly(tx, paymentId, { kind: 'status', expected: 'completed', actual: report.status });
    await occasion.end?.(tx);
  };
  try {
    reachStep('settle 5: before it is written down');
    await applyReport(ctx, payment, { report, provider, end: endAll });
  } finally {
    await truth.release?.();
  }
  reachStep('settle 7: after it is written down');
}

/** Schedules another query of an attempt whose provider could not answer. */
export async function postpone(ctx: Context, paymentId: string): Promise<void> {
  await inTransaction(ctx, async ({ tx, now }) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.status === 'completed') return;
    await scheduleCheck(tx, paymentId, toNextCheck({ createdAt: payment.created_at, checks: payment.checks, now }));
  });
}
