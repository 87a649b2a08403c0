import type { TransactionContext } from '../../../../platform/context.ts';
import type { PaymentReport } from '../../../../platform/payments/provider.ts';
import { addAnomaly } from '../store/anomalies.ts';
import type { PaymentRow } from '../store/payments.ts';
import { returnSurplus } from './surplus.ts';

export type PaidReport = Extract<PaymentReport, { status: 'completed' | 'held' }>;

/** Refunds money beyond the attempt's amount, after it is decided which payment counts. */
export async function returnExtra(ctx: TransactionContext, payment: PaymentRow, { extra }: PaidReport): Promise<void> {
  const { id: paymentId, amount: asked, currency: askedIn } = payment;
  for (const { transactionId, amount, currency } of extra)
    if (currency === askedIn && amount === asked)
      await returnSurplus(ctx, payment, { transactionId, amount, kind: 'paid_twice' });
    else await addAnomaly(ctx.tx, paymentId, { kind: 'paid_twice', actual: `${transactionId} ${amount} ${currency}` });
}
