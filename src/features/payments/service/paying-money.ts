import type { TransactionContext } from '../../../platform/context.ts';
import type { PaymentReport } from '../../../platform/payments/provider.ts';
import { addAnomaly } from '../store/anomalies.ts';
import type { PaymentRow } from '../store/payments.ts';
import { returnSurplus } from './surplus.ts';

export type PaidReport = Extract<PaymentReport, { status: 'completed' | 'held' }>;

/**
 * Of several charges for one attempt the one that was written down first is the one that pays, in whatever order the provider
 * lists them: all others are extra. Of one that is held here, what the provider says of another lets nothing go.
 */
export function findPayingMoney(payment: PaymentRow, report: PaymentReport): PaymentReport {
  if (!('transactionId' in report)) return report;
  const paying = report.extra.find(({ transactionId }) => transactionId === payment.transaction_id);
  if (paying === undefined) return report;
  const { status, extra, ...other } = report;
  return {
    ...paying,
    status: payment.status === 'held' ? 'held' : status,
    extra: [other, ...extra.filter((each) => each !== paying)],
  };
}

/** Money beyond what the attempt asked for: it goes back once it is decided what pays. */
export async function returnExtra(ctx: TransactionContext, payment: PaymentRow, { extra }: PaidReport): Promise<void> {
  const { id: paymentId, amount: asked, currency: askedIn } = payment;
  for (const { transactionId, amount, currency } of extra)
    if (currency === askedIn && amount === asked)
      await returnSurplus(ctx, payment, { transactionId, amount, kind: 'paid_twice' });
    else await addAnomaly(ctx.tx, paymentId, { kind: 'paid_twice', actual: `${transactionId} ${amount} ${currency}` });
}
