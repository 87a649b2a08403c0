import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { toReference } from '../../../../platform/payments/reference.ts';
import { postSurplus, postSurplusReturn } from '../../../money/ledger/service/surplus.ts';
import { refundPaymentJob } from '../contract/jobs.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { type PaymentRow, readPayment } from '../store/payments.ts';
import { addRefund, hasRefund, type RefundRow } from '../store/refunds.ts';
import { SECOND_PAYMENT, tellSecondCame, tellSecondReturned } from './second-payments.ts';

/** The attempt that received the money. */
export type PaidAttempt = Pick<PaymentRow, 'id' | 'order_id' | 'provider' | 'currency'>;

export interface Surplus {
  readonly transactionId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly kind: 'surplus' | 'paid_twice' | 'no_buyer';
}

interface SentMoney extends Omit<Surplus, 'kind'> {
  /** Reason for the provider's records. */
  readonly reason: string;
}

/** @returns whether the refund is new */
async function send(ctx: TransactionContext, paymentId: string, money: SentMoney): Promise<boolean> {
  const id = createId();
  const refund = { ...money, paymentId, id, refundId: null, reference: toReference(id) };
  if (!(await addRefund(ctx.tx, refund))) return false;
  await ctx.platform.jobs.enqueue(ctx.tx, refundPaymentJob, { refundId: id });
  return true;
}

/**
 * Refunds money that pays no order, once. If the provider refuses, an owner decides. From now on the ledger shows it as
 * owed to the buyer.
 * @returns whether the refund is new
 */
export async function sendBack(
  ctx: TransactionContext,
  { id: paymentId, provider, currency }: PaidAttempt,
  money: SentMoney,
): Promise<boolean> {
  const { transactionId, amount } = money;
  if (await hasRefund(ctx.tx, { paymentId, transactionId })) return false;
  if (!(await send(ctx, paymentId, money))) return false;
  await postSurplus(ctx.tx, { provider, currency, paymentId, transactionId, amount });
  return true;
}

/**
 * Sends the refund again after the provider refused and an owner decided to retry.
 * @throws DatabaseError 23514 `payment_refund_decided` without such a decision
 */
export async function sendBackAgain(ctx: TransactionContext, paymentId: string, money: SentMoney): Promise<void> {
  await send(ctx, paymentId, money);
}

/**
 * Records the completed refund of an overpayment, by its provider or by a transfer with this reference. Notifies a
 * buyer who paid twice.
 */
export async function recordSurplusReturn(
  ctx: TransactionContext,
  refund: Pick<RefundRow, 'id' | 'payment_id' | 'amount' | 'reason'>,
  transfer: string | null,
): Promise<void> {
  const { id: paymentRefundId, payment_id: paymentId, amount } = refund;
  const payment = await readPayment(ctx.tx, paymentId);
  if (payment === undefined) throw new Error(`Payment ${paymentId} is not there.`);
  const { provider, currency } = payment;
  await postSurplusReturn(ctx.tx, { provider, currency, paymentRefundId, amount, isByTransfer: transfer !== null });
  await tellSecondReturned(ctx, payment, { ...refund, transfer });
}

/** Reasons for the provider's records. */
const reasons: Readonly<Record<Surplus['kind'], string>> = {
  surplus: SECOND_PAYMENT,
  paid_twice: SECOND_PAYMENT,
  no_buyer: 'Account closed',
};

/** Refunds an overpayment once, and notifies the admins and a buyer who paid twice. */
export async function returnSurplus(
  ctx: TransactionContext,
  payment: PaidAttempt,
  { kind, ...money }: Surplus,
): Promise<void> {
  const reason = reasons[kind];
  if (!(await sendBack(ctx, payment, { ...money, reason }))) return;
  await addAnomaly(ctx.tx, payment.id, { kind, actual: money.transactionId });
  if (reason === SECOND_PAYMENT) await tellSecondCame(ctx, payment, money.amount);
}
