import * as z from 'zod';
import { parseDecimal } from '../amounts.ts';
import { PaymentProviderError } from '../errors.ts';
import type { ListedRefund, PaymentMode, PaymentReport, RefundQuery, RefundReport } from '../provider.ts';

/** Schema of a payment. `execute` and the query use different names for the invoice, and the documentation has both. */
export const payment = z
  .object({
    statusCode: z.string().optional(),
    transactionStatus: z.string().optional(),
    userVerificationStatus: z.string().optional(),
    verificationStatus: z.string().optional(),
    trxID: z.string().optional(),
    amount: z.string().optional(),
    currency: z.string().optional(),
    merchantInvoiceNumber: z.string().optional(),
    merchantInvoice: z.string().optional(),
  })
  .transform((found) => ({
    ...found,
    reference: found.merchantInvoiceNumber ?? found.merchantInvoice ?? '',
    verification: found.verificationStatus ?? found.userVerificationStatus,
  }));

export const refunded = z.object({
  refundTrxId: z.string().min(1).optional(),
  refundTransactionStatus: z.string().optional(),
  refundAmount: z.string().optional(),
});
type Refunded = z.output<typeof refunded>;
export const refunds = z.object({
  refundTransactions: z.array(refunded).optional(),
  errorMessageEn: z.string().optional(),
});

const ended: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  Failed: 'failed',
  Declined: 'failed',
  Cancelled: 'cancelled',
  Expired: 'expired',
};

/**
 * Converts a payment's status. Numeric codes have several meanings, so only the status counts.
 * @throws PaymentProviderError `in_doubt` without a status or an amount
 */
export function toReport(found: z.output<typeof payment>, own: { merchant: string; mode: PaymentMode }): PaymentReport {
  const { transactionStatus = '', trxID, amount = '', currency = '', reference } = found;
  if (transactionStatus === 'Initiated') return { status: 'pending', isApproved: found.verification === 'Complete' };
  const end = ended[transactionStatus];
  if (end !== undefined) return { status: end };
  const parsed = /^[A-Z]{3}$/.test(currency) ? parseDecimal(amount, currency) : undefined;
  if (transactionStatus !== 'Completed' || trxID === undefined || parsed === undefined)
    throw new PaymentProviderError('in_doubt', 'bKash does not say how the payment stands');
  const movement = { transactionId: trxID, amount: parsed, currency, reference, fee: undefined };
  return { status: 'completed', ...movement, ...own, extra: [] };
}

const isSameAmount = (text: string | undefined, amount: number, currency: string): boolean =>
  text !== undefined && parseDecimal(text, currency) === amount;

/** @throws PaymentProviderError `in_doubt` for a refund without an id */
export const toRefundReport = (found: Refunded): RefundReport => {
  const { refundTrxId: providerRefund, refundTransactionStatus: status } = found;
  if (status === 'Failed') return { status: 'failed' };
  if (providerRefund === undefined) throw new PaymentProviderError('in_doubt', 'bKash names no refund');
  return { status: status === 'Completed' ? 'completed' : 'processing', providerRefund };
};

/** Chooses the requested refund among all refunds of the payment. */
export const chooseRefund = (
  all: readonly Refunded[],
  query: Pick<RefundQuery, 'providerRefund' | 'knownRefunds' | 'amount' | 'currency'>,
): Refunded | undefined =>
  // bKash stores no reference of ours, so an unknown refund of the same amount is the one whose response was lost.
  // Failed refunds are ignored, because they may be older.
  all.find(({ refundTrxId = '', refundAmount, refundTransactionStatus }) =>
    query.providerRefund === undefined
      ? refundTransactionStatus !== 'Failed' &&
        !query.knownRefunds.includes(refundTrxId) &&
        isSameAmount(refundAmount, query.amount, query.currency)
      : refundTrxId === query.providerRefund,
  );

/** @throws PaymentProviderError `in_doubt` for a refund without an id or an amount */
export function toListed(
  { refundTrxId, refundAmount = '', refundTransactionStatus: status }: Refunded,
  currency: string,
): ListedRefund {
  const amount = parseDecimal(refundAmount, currency);
  if (refundTrxId === undefined || amount === undefined)
    throw new PaymentProviderError('in_doubt', 'bKash lists a refund without saying what it is');
  const said = status === 'Failed' ? 'failed' : status === 'Completed' ? 'completed' : 'processing';
  return { providerRefund: refundTrxId, amount, status: said, reference: undefined };
}
