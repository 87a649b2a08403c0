import type { PaymentReport } from './provider.ts';

/**
 * If one attempt has several charges, the one that was recorded first pays, in whatever order the provider lists them:
 * all others are extra. Nothing that the provider says of another charge releases one that is held here.
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
