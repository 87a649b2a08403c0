import * as z from 'zod';
import { PaymentProviderError } from '../errors.ts';
import type {
  ListedRefund,
  PaymentKey,
  PaymentMode,
  PaymentProvider,
  PaymentReport,
  RefundReport,
} from '../provider.ts';
import { createStripeClient, type StripeSettings } from './client.ts';
import { readStripeNotice } from './notice.ts';

/** Stripe closes no session earlier than half an hour after it was opened. */
const MIN_SESSION_SECONDS = 31 * 60;

const charge = z.object({
  outcome: z.object({ type: z.string().optional() }).nullish(),
  balance_transaction: z.object({ fee: z.int(), currency: z.string() }).nullish(),
});
const session = z.object({
  id: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  livemode: z.boolean(),
  metadata: z.object({ store: z.string().optional() }).nullish(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), status: z.string().optional(), latest_charge: charge.nullish() })])
    .nullish(),
});
type Session = z.output<typeof session>;

const refund = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
});
const listed = refund.extend({ amount: z.int().min(1) });
const refundList = z.object({ data: z.array(listed) });

function toReport(found: Session): PaymentReport {
  if (found.status === 'expired') return { status: 'expired' };
  const { payment_intent: intent } = found;
  if (found.payment_status !== 'paid') {
    const isRefused =
      found.status === 'complete' && typeof intent === 'object' && intent?.status === 'requires_payment_method';
    return isRefused ? { status: 'failed' } : { status: 'pending', isApproved: false };
  }
  const { amount_total: amount, currency } = found;
  if (typeof amount !== 'number' || typeof currency !== 'string' || intent === null || intent === undefined)
    throw new PaymentProviderError('in_doubt', 'Stripe calls a session paid without saying how much it was');
  const details = typeof intent === 'string' ? undefined : intent.latest_charge;
  const kept = details?.balance_transaction;
  return {
    status: details?.outcome?.type === 'manual_review' ? 'held' : 'completed',
    transactionId: typeof intent === 'string' ? intent : intent.id,
    amount,
    currency: currency.toUpperCase(),
    reference: found.client_reference_id ?? '',
    merchant: found.metadata?.store ?? '',
    mode: found.livemode ? 'live' : 'test',
    fee: kept?.currency === currency ? kept.fee : undefined,
    extra: [],
  };
}

const toRefundReport = ({ id, status }: z.output<typeof refund>): RefundReport => {
  if (status === 'succeeded') return { status: 'completed', providerRefund: id };
  return status === 'failed' || status === 'canceled'
    ? { status: 'failed' }
    : { status: 'processing', providerRefund: id };
};

const toListed = ({ id, amount, status, metadata }: z.output<typeof listed>): ListedRefund => ({
  providerRefund: id,
  amount,
  status:
    toRefundReport({ id, status }).status === 'failed' ? 'failed' : status === 'succeeded' ? 'completed' : 'processing',
  reference: metadata?.reference ?? '',
});

/** Stripe Checkout: a session, its hosted page, and the session itself for the truth. */
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

  /** The newest hundred: more than a payment has. */
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
        // It was paid, or closed, in the meantime.
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
