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

/** Why an attempt is asked about. None of it is believed. */
export interface Occasion {
  /**
   * What the customer's browser says; it can only ask to move money that the provider knows to be agreed to. `left`: they
   * delete their account, and no money is to move any more.
   */
  readonly hint?: 'approved' | 'cancelled' | 'failed' | 'left';
  /** What a notice says. */
  readonly claim?: PaymentReport['status'] | null;
  /** The money that a notice is about. */
  readonly transactionId?: string | undefined;
  /** As it was read a moment ago. */
  readonly payment?: PaymentRow | undefined;
  /** Tells of money, and nobody knows any more of which: it may be more than what paid. */
  readonly isUnclear?: boolean;
  /** Ends it, in the transaction that writes the truth down; not called where nothing is to be written. */
  readonly end?: (tx: Transaction) => Promise<void>;
}

/** Orders that money is moved for: not those that are paid, held or given up, though what comes for them is looked after. */
const wanting: ReadonlySet<string> = new Set(['pending', 'failed', 'expired']);

/**
 * Takes the right to move the money: one call at a time, and none after another one that the last query did not see.
 * Undefined where somebody else has it; `unwanted` where the order takes no money any more.
 */
function startCompletion(ctx: Context, payment: PaymentRow): Promise<number | 'unwanted' | undefined> {
  return inTransaction(ctx, async ({ tx }) => {
    // The order first, as everywhere.
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

/** The truth, after doing what is ours to do. Undefined while somebody else is doing that. */
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
  // Closed because the customer gave it up, not because its time was over: the order can be paid in another try.
  return closed.answer.status === 'expired' ? { ...closed, answer: { status } } : closed;
}

/** An attempt whose beginning nobody waits for any more: no customer has seen its page. */
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
 * Asks the provider how an attempt stands, moves the money where that is ours to do, and has the order follow. Safe at any
 * time, in any order, and beside itself.
 * @throws PaymentProviderError where the provider can't say; nothing has changed then
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

/** Asks again later about an attempt whose provider could not say. */
export async function postpone(ctx: Context, paymentId: string): Promise<void> {
  await inTransaction(ctx, async ({ tx, now }) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.status === 'completed') return;
    await scheduleCheck(tx, paymentId, toNextCheck({ createdAt: payment.created_at, checks: payment.checks, now }));
  });
}
