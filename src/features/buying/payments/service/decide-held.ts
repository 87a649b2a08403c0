import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { findMismatches } from '../../../../platform/payments/mismatches.ts';
import { findPayingMoney } from '../../../../platform/payments/paying-money.ts';
import type { PaymentProvider, PaymentReport, ProviderName } from '../../../../platform/payments/provider.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { lockPayableOrder, refuseHeldOrder } from '../../orders/service/paid.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addDecision } from '../store/decisions.ts';
import { endHeld } from '../store/history.ts';
import { findPayingPayment, lockPayment, type PaymentRow, readPayment } from '../store/payments.ts';
import { applyReport } from './apply-report.ts';
import { payOrder } from './pay-order.ts';
import { returnExtra } from './paying-money.ts';
import { postFeeOf } from './provider-fee.ts';
import { type Answered, recordCall } from './record-call.ts';
import { sendBack } from './surplus.ts';

type Input = InputOf<(typeof paymentsAdminContract)['decideHeld']>;

interface HeldPayment extends PaymentRow {
  readonly transaction_id: string;
}

const refuse = (ctx: Context, reason: Parameters<typeof describeRefusal>[0]): Problem =>
  new Problem('conflict', { detail: describeRefusal(reason, ctx.locale) });

/**
 * Locks the order, then its held payment, until the transaction ends. @throws Problem `not_found`; `conflict` if no
 * payment is held any more
 */
async function lockHeld(ctx: TransactionContext, orderId: string): Promise<HeldPayment> {
  const order = isId(orderId) ? await lockPayableOrder(ctx.tx, orderId) : undefined;
  if (order === undefined) throw new Problem('not_found');
  const paying = await findPayingPayment(ctx.tx, orderId);
  const payment = paying && (await lockPayment(ctx.tx, paying.id));
  if (order.status !== 'on_hold' || payment?.status !== 'held' || payment.transaction_id === null)
    throw refuse(ctx, 'not_held');
  return { ...payment, transaction_id: payment.transaction_id };
}

interface Truth extends Answered<PaymentReport> {
  readonly provider: PaymentProvider;
}

/** @returns the provider's answer, or undefined if it can't be reached */
async function askProvider(ctx: Context, payment: HeldPayment): Promise<Truth | undefined> {
  const { id: paymentId, reference, provider_reference: providerReference } = payment;
  const provider = ctx.platform.payments.providers.get(payment.provider as ProviderName);
  if (provider === undefined) return undefined;
  try {
    const key = { reference, providerReference: providerReference ?? '' };
    const answered = await recordCall(ctx, { paymentId, kind: 'query' }, () => provider.query(key));
    return { ...answered, answer: findPayingMoney(payment, answered.answer), provider };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: paymentId }, 'a held payment could not be asked about');
    return undefined;
  }
}

/** Whether the provider still reports the held payment. */
function isThere(payment: HeldPayment, { answer, provider }: Truth): boolean {
  if (!('transactionId' in answer) || answer.transactionId !== payment.transaction_id) return false;
  const { amount, currency, reference } = payment;
  const { merchant, mode } = provider;
  return findMismatches({ amount, currency, reference, merchant, mode }, answer).length === 0;
}

/** @throws Problem `unavailable` if the provider can't be reached; `conflict` if it doesn't report the payment */
function requireMoney(ctx: Context, truth: Truth | undefined, isReported: boolean): void {
  if (truth === undefined)
    throw new Problem('unavailable', { detail: describeRefusal('not_asked', ctx.locale), retryAfter: 30 });
  if (!isReported) throw refuse(ctx, 'not_reported');
}

async function writeDecision(
  ctx: TransactionContext,
  paymentId: string,
  { params: { orderId }, body: { decision, note } }: Input,
): Promise<void> {
  await addDecision(ctx.tx, { paymentId, decision, note, adminId: adminActor(ctx).id });
  await ctx.platform.audit.record(ctx, {
    action: decision === 'accept' ? 'order.accept_payment' : 'order.refuse_payment',
    subjectType: 'order',
    subjectId: orderId,
    // The audit log has no details, because the note may name the buyer and the log must not contain personal data.
    details: {},
  });
}

/** Marks the order as paid, or cancels it and starts the refund, in one transaction. */
function carryOut(ctx: Context, input: Input, truth: Truth | undefined): Promise<void> {
  return inTransaction(ctx, async (own) => {
    const { orderId } = input.params;
    const payment = await lockHeld(own, orderId);
    const { id: paymentId, transaction_id: transactionId, amount } = payment;
    await truth?.end(own.tx);
    const isAccepted = input.body.decision === 'accept';
    await endHeld(own.tx, paymentId, { isSurplus: !isAccepted });
    await postFeeOf(own.tx, payment, payment.fee);
    if (isAccepted) await payOrder(own, payment, { transactionId });
    else {
      await refuseHeldOrder(own, orderId, 'refused');
      await sendBack(own, payment, { transactionId, amount, reason: 'Refused' });
    }
    if (truth !== undefined && 'transactionId' in truth.answer) await returnExtra(own, payment, truth.answer);
    await writeDecision(own, paymentId, input);
  });
}

/**
 * `POST /payment/held/{orderId}`: queries the provider once more. A payment that the provider no longer reports can't
 * be accepted. If the provider denied it, the order is cancelled regardless of the owner's decision.
 * @throws Problem `not_found`; `conflict` for an order that isn't on hold any more, or whose payment the provider
 * doesn't report; `unavailable` if the provider can't be reached and the owner accepts
 */
export async function decideHeld(ctx: Context, input: Input): Promise<{ done: true }> {
  const held = await inTransaction(ctx, (own) => lockHeld(own, input.params.orderId));
  const truth = await askProvider(ctx, held);
  const isReported = truth !== undefined && isThere(held, truth);
  if (truth !== undefined && !isReported)
    await applyReport(ctx, held, { report: truth.answer, provider: truth.provider, end: truth.end });
  if (input.body.decision === 'accept') requireMoney(ctx, truth, isReported);
  const { status } = (await readPayment(ctx.db, held.id)) ?? held;
  if (status !== 'held' && status !== 'completed')
    await inTransaction(ctx, (own) => writeDecision(own, held.id, input));
  else await carryOut(ctx, input, truth);
  return { done: true };
}
