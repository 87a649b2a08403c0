import type { TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { refundPaymentJob } from '../contract/jobs.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { addRefund, hasRefund } from '../store/refunds.ts';

export interface Surplus {
  readonly paymentId: string;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly kind: 'surplus' | 'paid_twice' | 'no_buyer';
}

interface SentMoney extends Omit<Surplus, 'kind'> {
  /** For the provider's records. */
  readonly reason: string;
}

/** @returns whether it wasn't on its way already */
async function send(ctx: TransactionContext, money: SentMoney): Promise<boolean> {
  const id = createId();
  if (!(await addRefund(ctx.tx, { ...money, id, refundId: null, reference: toReference(id) }))) return false;
  await ctx.platform.jobs.enqueue(ctx.tx, refundPaymentJob, { refundId: id });
  return true;
}

/**
 * Sends back money that pays no order, once: also where the provider refused that, an owner decides then.
 * @returns whether it wasn't sent before
 */
export async function sendBack(ctx: TransactionContext, money: SentMoney): Promise<boolean> {
  return !(await hasRefund(ctx.tx, money)) && send(ctx, money);
}

/**
 * The same again after the provider refused, once an owner has decided so.
 * @throws DatabaseError 23514 `payment_refund_decided` where nobody has
 */
export async function sendBackAgain(ctx: TransactionContext, money: SentMoney): Promise<void> {
  await send(ctx, money);
}

/** For the provider's records. */
const reasons: Readonly<Record<Surplus['kind'], string>> = {
  surplus: 'Paid twice',
  paid_twice: 'Paid twice',
  no_buyer: 'Account closed',
};

/** Sends back money that the order did not need, once, and tells the admins. */
export async function returnSurplus(ctx: TransactionContext, { kind, ...money }: Surplus): Promise<void> {
  if (await sendBack(ctx, { ...money, reason: reasons[kind] }))
    await addAnomaly(ctx.tx, money.paymentId, { kind, actual: money.transactionId });
}
