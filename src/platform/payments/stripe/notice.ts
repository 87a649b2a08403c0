import * as z from 'zod';
import { NoticeError } from '../errors.ts';
import type { Notice, PaymentReport, RawNotice } from '../provider.ts';
import { isStripeSignature } from './signature.ts';

const named = z.object({ reference: z.string().optional() });

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.string().nullish(),
      metadata: named.nullish(),
    }),
  }),
});

const claims: Readonly<Record<string, PaymentReport['status']>> = {
  'checkout.session.async_payment_succeeded': 'completed',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

function findSubject(type: string): Notice['about'] {
  if (type.startsWith('checkout.session.')) return 'payment';
  if (type.startsWith('charge.dispute.')) return 'dispute';
  return type.startsWith('refund.') || type === 'charge.refunded' || type === 'charge.refund.updated'
    ? 'refund'
    : 'other';
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws NoticeError without a signature of this body by this secret from the last five minutes */
export function readStripeNotice({ body, headers, now }: RawNotice, secret: string): Notice {
  const parsed = event.safeParse(parseJson(body));
  const claimed = parsed.data?.data.object.client_reference_id ?? undefined;
  if (!isStripeSignature(headers.get('stripe-signature') ?? '', { body, secret, now }))
    throw new NoticeError('a webhook with a wrong signature', claimed);
  if (!parsed.success) throw new NoticeError('a webhook of another shape');
  const { id, type, data } = parsed.data;
  const about = findSubject(type);
  return {
    eventId: id,
    about,
    reference: about === 'payment' ? (data.object.client_reference_id ?? undefined) : undefined,
    providerReference: about === 'payment' ? data.object.id : undefined,
    transactionId: data.object.payment_intent ?? undefined,
    claim: claims[type],
  };
}
