import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
} from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

/** What doesn't fit about a payment. The order stays as it was. */
export const anomalyKinds = [
  'status',
  'amount',
  'currency',
  'order',
  'store',
  'mode',
  'signature',
  'transaction_reused',
  'paid_twice',
  'surplus',
  'no_buyer',
  'bought_twice',
  'held_denied',
  'dispute',
  'refund_elsewhere',
  'refund_in_doubt',
  'refund_refused',
  'refund_late',
] as const;

const paymentStatuses = ['created', 'redirected', 'completed', 'held', 'failed', 'cancelled', 'expired'] as const;
const paymentRefundStatuses = [
  'requested',
  'sent',
  'processing',
  'completed',
  'failed',
  'unknown',
  'elsewhere',
] as const;
const callKinds = ['begin', 'query', 'complete', 'cancel', 'refund', 'refund_query', 'refund_list'] as const;

const anomaly = z
  .object({
    _id: id,
    kind: z.enum(anomalyKinds),
    /** What we asked for, and what came; minor units for amounts. */
    expected: z.string(),
    actual: z.string(),
    times: z.int(),
    firstAt: instant,
    lastAt: instant,
    seenAt: instant.nullable(),
    /** Who has looked at it. */
    seenBy: z.string().nullable(),
    /** How the money stands that goes back for it; null where not all of it does. */
    moneyBack: z.enum(['sent', 'refused', 'returned']).nullable(),
  })
  .meta({ id: 'PaymentAnomaly' });

const call = z.object({
  kind: z.enum(callKinds),
  startedAt: instant,
  endedAt: instant.nullable(),
  outcome: z.enum(['answered', 'refused', 'in_doubt', 'abandoned']).nullable(),
  detail: z.string(),
});

const notice = z.object({
  eventId: z.string(),
  about: z.enum(['payment', 'refund', 'dispute', 'other']),
  claim: z.string().nullable(),
  receivedAt: instant,
  deliveries: z.int(),
  handledAt: instant.nullable(),
});

const moneyBack = z.object({
  _id: id,
  /** Refund of the order; null for money that the order did not need. */
  refundId: id.nullable(),
  reference: z.string(),
  providerRefund: z.string().nullable(),
  amount: money,
  /** `elsewhere`: an owner gave it back in another way. */
  status: z.enum(paymentRefundStatuses),
  /** The provider refused to give back what the order did not need, and nobody has said what becomes of it. */
  isUndecided: z.boolean(),
  createdAt: instant,
  endedAt: instant.nullable(),
});

const decision = z.object({
  decision: z.enum(['accept', 'refuse', 'send_again', 'elsewhere']),
  /** Which refused return it is about; null for a payment that was held. */
  refund: id.nullable(),
  /** How the money can be found that was given back elsewhere. */
  reference: z.string().nullable(),
  note: z.string(),
  admin: z.string().nullable(),
  at: instant,
});

const attempt = z
  .object({
    _id: id,
    provider: z.string(),
    mode: z.enum(['test', 'live']),
    /** Ours, and the provider's names for the attempt and for the money. */
    reference: z.string(),
    providerReference: z.string().nullable(),
    transactionId: z.string().nullable(),
    amount: money,
    currency: z.string(),
    /** What the provider keeps, where it says so. */
    fee: money.nullable(),
    status: z.enum(paymentStatuses),
    /** The order did not need it: it goes back. */
    isSurplus: z.boolean(),
    createdAt: instant,
    paidAt: instant.nullable(),
    nextCheckAt: instant.nullable(),
    calls: z.array(call),
    notices: z.array(notice),
    anomalies: z.array(anomaly),
    refunds: z.array(moneyBack),
    /** What owners decided while it was held, or when its money could not be given back. */
    decisions: z.array(decision),
  })
  .meta({ id: 'PaymentAttempt' });

const ofOrder = z.object({ orderId: idOrKey });
const ofOne = z.object({ id: idOrKey });

/** What owners see and decide of payments; moderators have nothing to do with money. */
export const paymentsAdminContract = {
  ofOrder: operation({
    method: 'GET',
    path: '/payment/order/{orderId}',
    access: 'owner',
    tag,
    summary: 'Every attempt to pay an order, with its calls, notices, anomalies and money that went back',
    params: ofOrder,
    output: z.object({ attempts: z.array(attempt) }),
    errors: [],
  }),
  anomalies: operation({
    method: 'GET',
    path: '/payment/anomalies',
    access: 'owner',
    tag,
    summary: 'What didn’t fit about payments, the last first',
    query: z.object({
      ...pageQuery,
      /** `all`: those too that somebody has looked at. */
      status: z.enum(['new', 'all']).default('new'),
      kind: z.enum(anomalyKinds).optional(),
    }),
    output: listSchema(
      anomaly.extend({
        order: z.object({ _id: id, number: z.int(), currency: z.string() }),
        provider: z.string(),
        reference: z.string(),
        /** Money was refused on its way back that the order did not need, and waits for a decision. */
        isUndecided: z.boolean(),
      }),
    ),
    errors: [],
  }),
  seeAnomaly: operation({
    method: 'PUT',
    path: '/payment/anomaly/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Says that an anomaly was looked at, or takes that back; one that comes again is new again, but for notices that anybody could have sent',
    params: ofOne,
    body: z.strictObject({ seen: z.boolean() }),
    output: done,
    errors: [],
  }),
  decideHeld: operation({
    method: 'POST',
    path: '/payment/held/{orderId}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Accepts the payment of an order that is held back, or refuses it and sends the money back',
    params: ofOrder,
    body: z.strictObject({ decision: z.enum(['accept', 'refuse']), note: multilineText(1000).default('') }),
    output: done,
    errors: ['conflict'],
  }),
  decideSurplus: operation({
    method: 'POST',
    path: '/payment/refund/surplus/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Sends money that an order did not need, and that its provider refused to give back, again; or notes how it went back',
    params: ofOne,
    body: z.strictObject({
      decision: z.enum(['send_again', 'elsewhere']),
      /** Needed for `elsewhere`: what the bank or wallet calls the transfer. */
      reference: line(100).default(''),
      /** Needed for `elsewhere`. */
      reason: multilineText(1000).default(''),
    }),
    output: done,
    errors: ['conflict'],
  }),
  resolveRefund: operation({
    method: 'POST',
    path: '/payment/refund/resolve/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Says how a refund ended whose provider can’t tell, as its panel shows it',
    params: ofOne,
    body: z.strictObject({
      outcome: z.enum(['completed', 'failed']),
      /** The provider's name for it; needed for a completed one. */
      providerRefund: line(255).default(''),
    }),
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentsAdminContract> {}
}
