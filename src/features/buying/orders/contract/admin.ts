import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
} from '../../../../platform/http/schemas.ts';
import { order, orderStatuses, picturedLine } from './orders.ts';
import { particulars } from './particulars.ts';
import { refundReasons, requestReasons, requestStatuses } from './refunds.ts';

const tag = 'Admin';
const params = z.object({ id: idOrKey });

/** Who can have the money of an order. */
export const orderProviders = ['sandbox', 'sslcommerz', 'bkash', 'stripe'] as const;
/** Filter for orders: days until now. */
export const orderPeriods = ['1', '7', '30', '90', '365'] as const;
/** A refund that its provider has confirmed in no such time may be paid back in another way. */
export const UNCONFIRMED_DAYS = 14;
const refundStatuses = ['requested', 'completed', 'failed'] as const;

export const buyer = z
  .object({
    /** Null once the account is deleted. */
    _id: id.nullable(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'OrderBuyer' });

const orderSummary = z
  .object({
    _id: id,
    number: z.int(),
    status: z.enum(orderStatuses),
    currency: z.string(),
    total: money,
    provider: z.string().nullable(),
    createdAt: instant,
    paidAt: instant.nullable(),
    buyer,
    /** Titles of the order's lines, in their order. */
    titles: z.array(z.string()),
    /** Minor units that have gone back, and that are on their way. */
    refunded: money,
    isRefunding: z.boolean(),
  })
  .meta({ id: 'OrderSummary' });

const soldLine = picturedLine
  .extend({
    contributor: z.object({ _id: id, name: z.string() }),
    licence: z.object({ code: z.string(), version: z.int(), name: z.string(), nameBn: z.string().nullable() }),
    /** What the site keeps of the price. */
    fee: money,
    /** By the buyer, since it was paid. */
    isDownloaded: z.boolean(),
  })
  .meta({ id: 'SoldLine' });

const refund = z
  .object({
    _id: id,
    status: z.enum(refundStatuses),
    amount: money,
    reason: z.enum(refundReasons),
    note: z.string(),
    /** Who gave it; null for the site itself. */
    admin: z.string().nullable(),
    requestedAt: instant,
    endedAt: instant.nullable(),
    lineIds: z.array(id),
    /** Where it was paid by a transfer of a bank or wallet: what those call it. */
    transferReference: z.string().nullable(),
  })
  .meta({ id: 'OrderRefund' });

export const refundRequest = z
  .object({
    _id: id,
    reason: z.enum(requestReasons).nullable(),
    /** What the buyer wrote. */
    note: z.string(),
    requestedAt: instant,
    /** What the owner who declined it wrote to the buyer. */
    message: z.string(),
    lines: z.array(z.object({ lineId: id, status: z.enum(requestStatuses), endedAt: instant.nullable() })),
  })
  .meta({ id: 'RefundRequest' });

const begun = z.object({
  refundId: id,
  status: z.enum(refundStatuses),
  amount: money,
  currency: z.string(),
});

/** What owners do with orders; moderators have nothing to do with money. */
export const ordersAdminContract = {
  every: operation({
    method: 'GET',
    path: '/order/every',
    access: 'owner',
    tag,
    summary: 'The orders of everybody, by number, receipt, buyer, e-mail, title or a provider’s reference',
    query: z.object({
      ...pageQuery,
      q: line(100).optional(),
      status: z.enum(orderStatuses).optional(),
      /** Who has the money. */
      provider: z.enum(orderProviders).optional(),
      /** Ordered in the last so many days. */
      days: z.enum(orderPeriods).optional(),
      /** The account of one. */
      buyer: idOrKey.optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    output: listSchema(orderSummary),
    errors: [],
  }),
  showAny: operation({
    method: 'GET',
    path: '/order/every/{id}',
    access: 'owner',
    tag,
    summary: 'An order with its buyer, lines and refunds',
    params,
    output: z.object({
      order: order.extend({ lines: z.array(soldLine) }),
      buyer,
      /** Whom its papers are made out to: every version, the last one first. */
      particulars: z.array(particulars),
      /** The first time that a certificate of it was downloaded. */
      certificateDownloadedAt: instant.nullable(),
      receiptNumber: z.string().nullable(),
      refunds: z.array(refund),
      /** Until when it is refunded as a matter of course; null for what isn't paid. */
      refundableUntil: instant.nullable(),
      /** What its buyer asked for, oldest first. */
      refundRequests: z.array(refundRequest),
    }),
    errors: [],
  }),
  refund: operation({
    method: 'POST',
    path: '/order/refund/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Gives a paid order back, whole or by line; downloads end at once, and the provider sends the money',
    description:
      'Refused after the days for refunds, and for what was downloaded, unless `isOverridden` says that this shall not stand against it; `errors` then names that field.',
    params,
    body: z.strictObject({
      /** Default: all that is not given back already. */
      lineIds: z.array(idOrKey).min(1).max(100).optional(),
      reason: z.enum(refundReasons),
      /** For the books; the buyer doesn't read it. */
      note: multilineText(1000).default(''),
      isOverridden: z.boolean().default(false),
    }),
    output: begun,
    errors: ['conflict'],
    takesIdempotencyKey: true,
  }),
  retryRefund: operation({
    method: 'POST',
    path: '/order/refund/retry/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Asks again for a refund that failed: the same lines, as a refund of its own',
    params,
    body: z.strictObject({ isOverridden: z.boolean().default(false) }),
    output: begun,
    errors: ['conflict'],
    takesIdempotencyKey: true,
  }),
  settleRefund: operation({
    method: 'POST',
    path: '/order/refund/settle/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Notes that the money of a refund that failed was paid back by a transfer of a bank or wallet',
    description: `The same lines, as a refund of its own that is completed at once. One that its provider has not confirmed for ${UNCONFIRMED_DAYS} days is given up with it; should the provider send the money all the same, an anomaly says so.`,
    params,
    body: z.strictObject({
      /** Needed: what the bank or wallet calls the transfer. The buyer reads it. */
      reference: line(100).default(''),
      /** Needed: why not by the provider. For the books; the buyer doesn't read it. */
      reason: multilineText(1000).default(''),
      isOverridden: z.boolean().default(false),
      /** The owner's own, once more. */
      password: z.string().min(1).max(200),
    }),
    output: begun,
    errors: ['bad_input', 'conflict'],
    takesIdempotencyKey: true,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ordersAdminContract> {}
}
