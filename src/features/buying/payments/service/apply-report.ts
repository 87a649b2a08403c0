import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { findMismatches } from '../../../../platform/payments/mismatches.ts';
import { findPayingMoney } from '../../../../platform/payments/paying-money.ts';
import type { PaymentProvider, PaymentReport } from '../../../../platform/payments/provider.ts';
import { toNextCheck } from '../../../../platform/payments/schedule.ts';
import { lockOrderToPay, markUnpaid, type OrderToPay, refuseHeldOrder } from '../../orders/service/paid.ts';
import { addAnomaly } from '../store/anomalies.ts';
import {
  findPayingPayment,
  listOpenPayments,
  lockPayment,
  type PaymentRow,
  scheduleCheck,
  setDenied,
  setPaid,
  setUnpaid,
} from '../store/payments.ts';
import { payOrder } from './pay-order.ts';
import { type PaidReport, returnExtra } from './paying-money.ts';
import { postFeeOf } from './provider-fee.ts';
import type { Answered } from './record-call.ts';
import { returnSurplus } from './surplus.ts';

type Unpaid = Extract<PaymentReport, { status: 'failed' | 'cancelled' | 'expired' }>;

async function askAgain(ctx: TransactionContext, payment: PaymentRow): Promise<void> {
  const at = toNextCheck({ createdAt: payment.created_at, checks: payment.checks, now: ctx.now });
  await scheduleCheck(ctx.tx, payment.id, at);
}

/** The order changes only if no other attempt may still pay it. */
async function applyUnpaid(ctx: TransactionContext, payment: PaymentRow, { status }: Unpaid): Promise<void> {
  if (payment.status === 'redirected') await setUnpaid(ctx.tx, payment.id, status);
  await askAgain(ctx, payment);
  if (payment.status !== 'redirected' || (await listOpenPayments(ctx.tx, payment.order_id)).length > 0) return;
  await markUnpaid(ctx, { orderId: payment.order_id, status: status === 'expired' ? 'failed' : status });
}

/** Handles a held payment that the provider cancelled: the order is cancelled unless another attempt may pay it. */
async function denyHeld(
  ctx: TransactionContext,
  payment: PaymentRow,
  { report: { status }, order }: { readonly report: Unpaid; readonly order: OrderToPay },
): Promise<void> {
  await setDenied(ctx.tx, payment.id, status);
  await addAnomaly(ctx.tx, payment.id, { kind: 'held_denied', actual: `${status} ${payment.transaction_id}` });
  await askAgain(ctx, payment);
  if (order.row.status === 'on_hold') await refuseHeldOrder(ctx, order.row.id, 'denied');
}

/** Records a payment that the order can't accept, and refunds it. */
async function refuseMoney(
  ctx: TransactionContext,
  payment: PaymentRow,
  {
    report: { transactionId, fee, amount },
    kind,
  }: { readonly report: PaidReport; readonly kind: 'surplus' | 'no_buyer' },
): Promise<void> {
  await setPaid(ctx.tx, payment.id, { status: 'completed', transactionId, fee, isSurplus: true });
  await postFeeOf(ctx.tx, payment, fee);
  await returnSurplus(ctx, payment, { transactionId, amount, kind });
}

interface LockedMoney {
  readonly report: PaidReport;
  readonly provider: PaymentProvider;
  readonly order: OrderToPay;
  /** The attempt that paid the order. */
  readonly paying: PaymentRow | undefined;
}

async function applyPaid(
  ctx: TransactionContext,
  payment: PaymentRow,
  { report, order, paying }: Omit<LockedMoney, 'provider'>,
): Promise<void> {
  const { status, transactionId, fee } = report;
  const { id, order_id: orderId } = payment;
  if (paying !== undefined && paying.id !== id) return refuseMoney(ctx, payment, { report, kind: 'surplus' });
  if (order.row.account_id === null) return refuseMoney(ctx, payment, { report, kind: 'no_buyer' });
  await setPaid(ctx.tx, id, { status, transactionId, fee, isSurplus: false });
  if (status === 'held') await markUnpaid(ctx, { orderId, status: 'on_hold' });
  else {
    await postFeeOf(ctx.tx, payment, fee);
    await payOrder(ctx, payment, { transactionId, order });
  }
}

async function applyMoney(
  ctx: TransactionContext,
  payment: PaymentRow,
  { report, provider, ...locked }: LockedMoney,
): Promise<void> {
  const { amount, currency, reference } = payment;
  const expected = { amount, currency, reference, merchant: provider.merchant, mode: provider.mode };
  const mismatches = findMismatches(expected, report);
  for (const mismatch of mismatches) await addAnomaly(ctx.tx, payment.id, mismatch);
  if (mismatches.length > 0) return askAgain(ctx, payment);
  const isNews = payment.status !== 'completed' && payment.status !== report.status;
  if (isNews) await applyPaid(ctx, payment, { report, ...locked });
  else if (payment.transaction_id !== report.transactionId)
    await addAnomaly(ctx.tx, payment.id, { kind: 'paid_twice', actual: report.transactionId });
  // An owner decides about a held payment first, although its provider may release it without a notice.
  if (payment.status !== 'completed' && report.status === 'held') await askAgain(ctx, payment);
  if (payment.status === 'completed' || report.status === 'completed') await returnExtra(ctx, payment, report);
  return undefined;
}

const isReused = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'payment_transaction_once';

interface ReportedTruth {
  readonly report: PaymentReport;
  readonly provider: PaymentProvider;
  /** Ends the call that brought the report. */
  readonly end: Answered<PaymentReport>['end'];
}

/** Records a provider's answer and updates the payment and its order in one transaction. Safe to repeat. */
export async function applyReport(
  ctx: Context,
  payment: PaymentRow,
  { report, provider, end }: ReportedTruth,
): Promise<void> {
  try {
    await inTransaction(ctx, async (own) => {
      // The order is locked first, as everywhere, because a process with the order's lock never waits for a payment's.
      const order = await lockOrderToPay(own, payment.order_id);
      const locked = await lockPayment(own.tx, payment.id);
      const paying = await findPayingPayment(own.tx, payment.order_id);
      await end(own.tx);
      if (locked === undefined || order === undefined) return;
      const money = findPayingMoney(locked, report);
      if ('transactionId' in money) await applyMoney(own, locked, { report: money, provider, order, paying });
      else if (money.status === 'pending') await askAgain(own, locked);
      else if (locked.status === 'held') await denyHeld(own, locked, { report: money, order });
      else if (locked.status !== 'completed') await applyUnpaid(own, locked, money);
      reachStep('settle 6: before the commit');
    });
  } catch (error) {
    if (!isReused(error) || !('transactionId' in report)) throw error;
    await inTransaction(ctx, async (own) => {
      await end(own.tx);
      await addAnomaly(own.tx, payment.id, { kind: 'transaction_reused', actual: report.transactionId });
      await askAgain(own, payment);
    });
  }
}
