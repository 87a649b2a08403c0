import { PaymentProviderError } from '../errors.ts';
import type { PaymentKey, PaymentMode, PaymentProvider, PaymentReport } from '../provider.ts';
import { createStripeClient, type StripeSettings } from './client.ts';
import { readStripeNotice } from './notice.ts';
import { refund, refundList, session, toListed, toRefundReport, toReport } from './report.ts';

/** Minimum lifetime of a session; Stripe requires at least half an hour. */
const MIN_SESSION_SECONDS = 31 * 60;

/** Stripe Checkout: opens a session on its hosted page, then queries the session. */
export function createStripeProvider(
  settings: StripeSettings,
  { mode, milliseconds }: { readonly mode: PaymentMode; readonly milliseconds: number },
): PaymentProvider {
  const call = createStripeClient(settings, milliseconds);
  const query = async ({ providerReference }: PaymentKey): Promise<PaymentReport> =>
    toReport(
      await call(session, {
        method: 'GET',
        path: `/v1/checkout/sessions/${encodeURIComponent(providerReference)}`,
        fields: { 'expand[]': 'payment_intent.latest_charge.balance_transaction' },
      }),
    );

  /** The latest hundred refunds, more than any payment has. */
  async function readRefunds(transactionId: string) {
    const fields = { payment_intent: transactionId, limit: '100' };
    return (await call(refundList, { method: 'GET', path: '/v1/refunds', fields })).data;
  }

  return {
    name: 'stripe',
    mode,
    merchant: settings.store,
    begin: async (request) => {
      const earliest = Math.floor(Date.now() / 1000) + MIN_SESSION_SECONDS;
      const { id, url } = await call(session, {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: request.reference,
        fields: {
          mode: 'payment',
          client_reference_id: request.reference,
          'metadata[reference]': request.reference,
          'metadata[store]': settings.store,
          'payment_intent_data[metadata][reference]': request.reference,
          success_url: request.returnUrl,
          cancel_url: request.cancelUrl,
          expires_at: String(Math.max(earliest, Math.ceil(request.expiresAt.getTime() / 1000))),
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': request.currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(request.amount),
          'line_items[0][price_data][product_data][name]': request.description,
          ...(request.customer.email === null ? {} : { customer_email: request.customer.email }),
        },
      });
      if (!url) throw new PaymentProviderError('refused', 'Stripe opens no page');
      return { providerReference: id, redirectUrl: url };
    },
    query,
    cancel: async (key) => {
      const path = `/v1/checkout/sessions/${encodeURIComponent(key.providerReference)}/expire`;
      try {
        return toReport(await call(session, { method: 'POST', path }));
      } catch (error) {
        // The session was paid or closed in the meantime.
        if (error instanceof PaymentProviderError && error.kind === 'refused') return query(key);
        throw error;
      }
    },
    readNotice: async (raw) => readStripeNotice(raw, settings.webhookSecret),
    refund: async (request) => {
      try {
        const made = await call(refund, {
          method: 'POST',
          path: '/v1/refunds',
          idempotencyKey: request.refundReference,
          fields: {
            payment_intent: request.transactionId,
            amount: String(request.amount),
            'metadata[reference]': request.refundReference,
          },
        });
        return toRefundReport(made);
      } catch (error) {
        if (error instanceof PaymentProviderError && error.kind === 'refused') return { status: 'failed' };
        throw error;
      }
    },
    queryRefund: async ({ refundReference, transactionId, providerRefund }) => {
      const path = '/v1/refunds';
      if (providerRefund !== undefined)
        return toRefundReport(
          await call(refund, { method: 'GET', path: `${path}/${encodeURIComponent(providerRefund)}` }),
        );
      const found = (await readRefunds(transactionId)).find(({ metadata }) => metadata?.reference === refundReference);
      return found === undefined ? { status: 'missing' } : toRefundReport(found);
    },
    listRefunds: async ({ transactionId }) => (await readRefunds(transactionId)).map(toListed),
  };
}
