import * as z from 'zod';
import { parseDecimal, toDecimal } from '../amounts.ts';
import { PaymentProviderError } from '../errors.ts';
import type { PaymentMode, PaymentProvider, PaymentReport, RefundQuery, RefundReport } from '../provider.ts';
import { type BkashClient, type BkashSettings, createBkashClient } from './client.ts';

const created = z.object({
  statusCode: z.string().optional(),
  statusMessage: z.string().optional(),
  paymentID: z.string().min(1).optional(),
  bkashURL: z.url({ protocol: /^https?$/ }).optional(),
});

/** `execute` names the invoice otherwise than the query does, and the documentation has both names of both facts. */
const payment = z
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

const refunded = z.object({
  refundTrxId: z.string().min(1).optional(),
  refundTransactionStatus: z.string().optional(),
  refundAmount: z.string().optional(),
});
type Refunded = z.output<typeof refunded>;
const refunds = z.object({ refundTransactions: z.array(refunded).optional(), errorMessageEn: z.string().optional() });

const ended: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  Failed: 'failed',
  Declined: 'failed',
  Cancelled: 'cancelled',
  Expired: 'expired',
};

/** Numbered codes mean different things in different places; the status is what counts. */
function toReport(found: z.output<typeof payment>, own: { merchant: string; mode: PaymentMode }): PaymentReport {
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

const toRefundReport = (found: Refunded): RefundReport => {
  const { refundTrxId: providerRefund, refundTransactionStatus: status } = found;
  if (status === 'Failed') return { status: 'failed' };
  if (providerRefund === undefined) throw new PaymentProviderError('in_doubt', 'bKash names no refund');
  return { status: status === 'Completed' ? 'completed' : 'processing', providerRefund };
};

async function readRefunds(client: BkashClient, { key, transactionId }: Pick<RefundQuery, 'key' | 'transactionId'>) {
  const found = await client.call('refund-status', refunds, {
    paymentId: key.providerReference,
    trxId: transactionId,
  });
  if (found.refundTransactions === undefined) throw new PaymentProviderError('in_doubt', 'bKash lists no refunds');
  return found.refundTransactions;
}

async function findRefund(client: BkashClient, query: RefundQuery) {
  const all = await readRefunds(client, query);
  // It keeps no name of ours: one that we don't know, of the same amount, is the one whose answer was lost. None that
  // failed is taken for it: that may be an older one.
  return all.find(({ refundTrxId = '', refundAmount, refundTransactionStatus }) =>
    query.providerRefund === undefined
      ? refundTransactionStatus !== 'Failed' &&
        !query.knownRefunds.includes(refundTrxId) &&
        isSameAmount(refundAmount, query.amount, query.currency)
      : refundTrxId === query.providerRefund,
  );
}

function toListed({ refundTrxId, refundAmount = '', refundTransactionStatus: status }: Refunded, currency: string) {
  const amount = parseDecimal(refundAmount, currency);
  if (refundTrxId === undefined || amount === undefined)
    throw new PaymentProviderError('in_doubt', 'bKash lists a refund without saying what it is');
  const said = status === 'Failed' ? 'failed' : status === 'Completed' ? 'completed' : 'processing';
  return { providerRefund: refundTrxId, amount, status: said, reference: undefined } as const;
}

/** bKash tokenised checkout without an agreement: the customer agrees on bKash's page, and our `execute` moves the money. */
export function createBkashProvider(
  settings: BkashSettings,
  options: { readonly mode: PaymentMode; readonly milliseconds: number; readonly now?: () => number },
): PaymentProvider {
  const client = createBkashClient(settings, options);
  const own = { merchant: settings.appKey, mode: options.mode };
  return {
    name: 'bkash',
    ...own,
    prepare: () => client.prepare(),
    begin: async (request) => {
      const { statusCode, statusMessage, paymentID, bkashURL } = await client.call('create', created, {
        mode: '0011',
        payerReference: request.reference,
        callbackURL: request.returnUrl,
        amount: toDecimal(request.amount, request.currency),
        currency: request.currency,
        intent: 'sale',
        merchantInvoiceNumber: request.reference,
      });
      if (statusCode !== '0000' || paymentID === undefined || bkashURL === undefined)
        throw new PaymentProviderError(
          'refused',
          `bKash begins no payment: ${statusMessage ?? statusCode ?? 'unknown'}`,
        );
      return { providerReference: paymentID, redirectUrl: bkashURL };
    },
    query: async ({ providerReference }) =>
      toReport(await client.call('payment/status', payment, { paymentID: providerReference }), own),
    complete: async ({ providerReference }) =>
      toReport(await client.call('execute', payment, { paymentID: providerReference }), own),
    refund: async (request) => {
      const answer = await client.call('refund', refunded.extend({ errorMessageEn: z.string().optional() }), {
        paymentId: request.key.providerReference,
        trxId: request.transactionId,
        refundAmount: toDecimal(request.amount, request.currency),
        sku: request.refundReference,
        reason: request.reason.slice(0, 255) || 'Refund',
      });
      if (answer.refundTrxId === undefined && answer.errorMessageEn !== undefined) return { status: 'failed' };
      return toRefundReport(answer);
    },
    queryRefund: async (query) => {
      const found = await findRefund(client, query);
      return found === undefined ? { status: 'missing' } : toRefundReport(found);
    },
    listRefunds: async (of) => (await readRefunds(client, of)).map((each) => toListed(each, of.currency)),
  };
}
