import type { PaymentReport } from './provider.ts';

/**
 * Of several charges for one attempt the one that was written down first is the one that pays, in whatever order the provider
 * lists them: all others are extra. Of one that is held here, what the provider says of another lets nothing go.
 */
export function findPayingMoney(
  payment: { readonly status: string; readonly transaction_id: string | null },
  report: PaymentReport,
): PaymentReport {
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
