import type { TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { refundPaymentJob } from '../contract/jobs.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { addRefund } from '../store/refunds.ts';

export interface Surplus {
  readonly paymentId: string;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly kind: 'surplus' | 'paid_twice';
}

/** Sends back money that the order did not need, once, and tells the admins. */
export async function returnSurplus(ctx: TransactionContext, surplus: Surplus): Promise<void> {
  const { paymentId, transactionId, amount, kind } = surplus;
  const id = createId();
  const reason = 'Paid twice';
  const refund = { id, paymentId, refundId: null, reference: toReference(id), transactionId, amount, reason };
  if (!(await addRefund(ctx.tx, refund))) return;
  await addAnomaly(ctx.tx, paymentId, { kind, actual: transactionId });
  await ctx.platform.jobs.enqueue(ctx.tx, refundPaymentJob, { refundId: id });
}
