import * as z from 'zod';
import { PaymentProviderError } from '../errors.ts';
import type { ListedRefund, PaymentReport, RefundReport } from '../provider.ts';

const charge = z.object({
  outcome: z.object({ type: z.string().optional() }).nullish(),
  balance_transaction: z.object({ fee: z.int(), currency: z.string() }).nullish(),
});
export const session = z.object({
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

export const refund = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
});
const listed = refund.extend({ amount: z.int().min(1) });
export const refundList = z.object({ data: z.array(listed) });

/**
 * Converts a session's status.
 * @throws PaymentProviderError `in_doubt` for a paid session without an amount
 */
export function toReport(found: Session): PaymentReport {
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

export const toRefundReport = ({ id, status }: z.output<typeof refund>): RefundReport => {
  if (status === 'succeeded') return { status: 'completed', providerRefund: id };
  return status === 'failed' || status === 'canceled'
    ? { status: 'failed' }
    : { status: 'processing', providerRefund: id };
};

export const toListed = ({ id, amount, status, metadata }: z.output<typeof listed>): ListedRefund => ({
  providerRefund: id,
  amount,
  status:
    toRefundReport({ id, status }).status === 'failed' ? 'failed' : status === 'succeeded' ? 'completed' : 'processing',
  reference: metadata?.reference ?? '',
});
