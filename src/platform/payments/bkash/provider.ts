import * as z from 'zod';
import { toDecimal } from '../amounts.ts';
import { PaymentProviderError } from '../errors.ts';
import type { PaymentMode, PaymentProvider, RefundQuery } from '../provider.ts';
import { type BkashClient, type BkashSettings, createBkashClient } from './client.ts';
import { chooseRefund, payment, refunded, refunds, toListed, toRefundReport, toReport } from './report.ts';

const created = z.object({
  statusCode: z.string().optional(),
  statusMessage: z.string().optional(),
  paymentID: z.string().min(1).optional(),
  bkashURL: z.url({ protocol: /^https?$/ }).optional(),
});

async function readRefunds(client: BkashClient, { key, transactionId }: Pick<RefundQuery, 'key' | 'transactionId'>) {
  const found = await client.call('refund-status', refunds, {
    paymentId: key.providerReference,
    trxId: transactionId,
  });
  if (found.refundTransactions === undefined) throw new PaymentProviderError('in_doubt', 'bKash lists no refunds');
  return found.refundTransactions;
}

/**
 * bKash tokenized checkout without an agreement: the customer approves on bKash's page, and `execute` moves the money.
 */
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
      const found = chooseRefund(await readRefunds(client, query), query);
      return found === undefined ? { status: 'missing' } : toRefundReport(found);
    },
    listRefunds: async (of) => (await readRefunds(client, of)).map((each) => toListed(each, of.currency)),
  };
}
