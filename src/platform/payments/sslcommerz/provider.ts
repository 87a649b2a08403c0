import { toDecimal } from '../amounts.ts';
import { PaymentProviderError } from '../errors.ts';
import type { PaymentMode, PaymentProvider, PaymentReport, PaymentRequest, RefundReport } from '../provider.ts';
import { createSslCommerzClient, type SslCommerzSettings } from './client.ts';
import { readSslCommerzNotice } from './notice.ts';
import { listPaid, toPaid, toUnpaid } from './report.ts';

/** Fields of a session. SSLCOMMERZ requires an address and a phone number, so placeholders replace unknown ones. */
const toSessionFields = (request: PaymentRequest): Record<string, string> => ({
  total_amount: toDecimal(request.amount, request.currency),
  currency: request.currency,
  tran_id: request.reference,
  success_url: request.returnUrl,
  fail_url: request.returnUrl,
  cancel_url: request.cancelUrl,
  ipn_url: request.noticeUrl,
  product_name: request.description.slice(0, 255),
  product_category: 'digital',
  product_profile: 'non-physical-goods',
  shipping_method: 'NO',
  num_of_item: '1',
  cus_name: request.customer.name.slice(0, 50) || 'Customer',
  cus_email: request.customer.email ?? `customer@${new URL(request.returnUrl).hostname}`,
  cus_phone: request.customer.phone ?? '01000000000',
  cus_add1: 'Dhaka',
  cus_city: 'Dhaka',
  cus_postcode: '1000',
  cus_country: 'Bangladesh',
});

/** SSLCOMMERZ: opens a session on its hosted page, then queries the transaction and the validation API. */
export function createSslCommerzProvider(
  settings: SslCommerzSettings,
  { mode, milliseconds }: { readonly mode: PaymentMode; readonly milliseconds: number },
): PaymentProvider {
  const client = createSslCommerzClient(settings, milliseconds);
  const own = { storeId: settings.storeId, mode };

  async function query(reference: string): Promise<PaymentReport> {
    const all = await client.findTransactions(reference);
    const [first, ...others] = listPaid(all);
    if (first === undefined) return toUnpaid(all);
    return toPaid(await client.validate(first.val_id ?? ''), others, own);
  }

  return {
    name: 'sslcommerz',
    mode,
    merchant: settings.storeId,
    begin: async (request) => {
      const { key, page } = await client.openSession(toSessionFields(request));
      return { providerReference: key, redirectUrl: page };
    },
    query: ({ reference }) => query(reference),
    readNotice: async (raw) => readSslCommerzNotice(raw, settings),
    refund: async (request): Promise<RefundReport> => {
      const { status, refund_ref_id: providerRefund } = await client.refund({
        bank_tran_id: request.transactionId,
        refund_trans_id: request.refundReference,
        refund_amount: toDecimal(request.amount, request.currency),
        refund_remarks: request.reason.slice(0, 255),
        refe_id: request.refundReference,
      });
      if (status === 'failed') return { status: 'failed' };
      if (!providerRefund) throw new PaymentProviderError('in_doubt', 'SSLCOMMERZ names no refund');
      // `success` means that the refund was accepted, not that it is complete.
      return { status: 'processing', providerRefund };
    },
    queryRefund: async ({ providerRefund }): Promise<RefundReport> => {
      // Refunds can only be queried by SSLCOMMERZ's id.
      if (providerRefund === undefined) return { status: 'unknown' };
      const { status } = await client.findRefund(providerRefund);
      if (status === 'refunded') return { status: 'completed', providerRefund };
      return status === 'cancelled' ? { status: 'failed' } : { status: 'processing', providerRefund };
    },
  };
}
