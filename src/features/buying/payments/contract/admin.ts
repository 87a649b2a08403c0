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
  sortQuery,
} from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

/** Kinds of payment anomalies. An anomaly doesn't change the order. */
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
    /** Expected and received value; amounts are in minor units. */
    expected: z.string(),
    actual: z.string(),
    times: z.int(),
    firstAt: instant,
    lastAt: instant,
    seenAt: instant.nullable(),
    /** Admin who marked it as seen. */
    seenBy: z.string().nullable(),
    /** Status of the anomaly's refunds; null unless the whole amount is refunded. */
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
  /** Refund of the order; null for an overpayment. */
  refundId: id.nullable(),
  reference: z.string(),
  providerRefund: z.string().nullable(),
  amount: money,
  /** `elsewhere`: an owner refunded the money outside the provider. */
  status: z.enum(paymentRefundStatuses),
  /** True if the provider refused to refund an overpayment and no owner has decided about it yet. */
  isUndecided: z.boolean(),
  createdAt: instant,
  endedAt: instant.nullable(),
});

const decision = z.object({
  decision: z.enum(['accept', 'refuse', 'send_again', 'elsewhere']),
  /** The refused refund that it is about; null for a held payment. */
  refund: id.nullable(),
  /** Reference of the transfer outside the provider. */
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
    /** The site's reference, and the provider's names for the attempt and the transaction. */
    reference: z.string(),
    providerReference: z.string().nullable(),
    transactionId: z.string().nullable(),
    amount: money,
    currency: z.string(),
    /** The provider's fee; null if the provider doesn't report it. */
    fee: money.nullable(),
    status: z.enum(paymentStatuses),
    /** Whether the payment is an overpayment that has to be refunded. */
    isSurplus: z.boolean(),
    createdAt: instant,
    paidAt: instant.nullable(),
    nextCheckAt: instant.nullable(),
    calls: z.array(call),
    notices: z.array(notice),
    anomalies: z.array(anomaly),
    refunds: z.array(moneyBack),
    /** Owners' decisions about a held payment or a refused refund. */
    decisions: z.array(decision),
  })
  .meta({ id: 'PaymentAttempt' });

const ofOrder = z.object({ orderId: idOrKey });
const ofOne = z.object({ id: idOrKey });

/** Operations for owners. Moderators have no access to payments. */
export const paymentsAdminContract = {
  ofOrder: operation({
    method: 'GET',
    path: '/payment/order/{orderId}',
    access: 'owner',
    tag,
    summary: 'Every attempt to pay an order, with its calls, notifications, anomalies and refunds',
    params: ofOrder,
    output: z.object({ attempts: z.array(attempt) }),
    errors: [],
  }),
  anomalies: operation({
    method: 'GET',
    path: '/payment/anomalies',
    access: 'owner',
    tag,
    summary: 'Payments that don’t match',
    query: z.object({
      ...pageQuery,
      sort: sortQuery(['last', 'anomaly'], '-last'),
      /** `all` includes anomalies that an admin has marked as seen. */
      status: z.enum(['new', 'all']).default('new'),
      kind: z.enum(anomalyKinds).optional(),
    }),
    output: listSchema(
      anomaly.extend({
        order: z.object({ _id: id, number: z.int(), currency: z.string() }),
        provider: z.string(),
        reference: z.string(),
        /** Whether the refund of an overpayment was refused and waits for a decision. */
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
      'Marks an anomaly as done or reopens it; one that happens again reopens, except for notifications that anybody could have sent',
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
    summary: 'Accepts the held payment of an order, or refuses and refunds it',
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
    summary: 'Retries a refund of an overpayment that the provider refused, or records how it was refunded elsewhere',
    params: ofOne,
    body: z.strictObject({
      decision: z.enum(['send_again', 'elsewhere']),
      /** Required for `elsewhere`: the bank's or wallet's reference of the transfer. */
      reference: line(100).default(''),
      /** Required for `elsewhere`. */
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
    summary: 'Records the outcome of a refund in doubt, as the provider’s panel shows it',
    params: ofOne,
    body: z.strictObject({
      outcome: z.enum(['completed', 'failed']),
      /** The provider's name for the refund; required if it is completed. */
      providerRefund: line(255).default(''),
    }),
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentsAdminContract> {}
}
