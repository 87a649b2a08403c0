import type { PaymentReport } from './provider.ts';

/**
 * Chooses the paying charge of an attempt: the one recorded first, even if the provider lists it later; all others are
 * extra. A report about another charge never releases a held one.
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
