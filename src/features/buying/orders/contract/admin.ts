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
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { adminNote } from '../../../operations/desk/contract.ts';
import { bundleOfOrder } from './bundles.ts';
import { order, orderStatuses, picturedLine } from './orders.ts';
import { particulars } from './particulars.ts';
import { refundReasons, requestReasons, requestStatuses } from './refunds.ts';
import { taxPaper } from './tax-papers.ts';

const tag = 'Admin';
const params = z.object({ id: idOrKey });

/** Payment providers of orders. */
export const orderProviders = ['sandbox', 'sslcommerz', 'bkash', 'stripe'] as const;
/** Filter by age: days before now. */
export const orderPeriods = ['1', '7', '30', '90', '365'] as const;
/** Days after which a refund that its provider hasn't confirmed may be paid by bank or wallet transfer instead. */
export const UNCONFIRMED_DAYS = 14;
const refundStatuses = ['requested', 'completed', 'failed'] as const;

export const buyer = z
  .object({
    /** Id of the buyer's account; null if the account was deleted. */
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
    /** Titles of the order's lines, in the order of the lines. */
    titles: z.array(z.string()),
    /** Refunded amount in minor units, including refunds in progress. */
    refunded: money,
    isRefunding: z.boolean(),
  })
  .meta({ id: 'OrderSummary' });

const soldLine = picturedLine
  .extend({
    contributor: z.object({ _id: id, name: z.string() }),
    licence: z.object({ code: z.string(), version: z.int(), name: z.string(), nameBn: z.string().nullable() }),
    /** The platform's fee with its VAT, without the affiliate's part. */
    fee: money,
    /** Who earns a part of the fee, because the buyer followed their link; null if there is nobody. */
    affiliate: z.object({ _id: id, accountId: id.nullable(), name: z.string(), amount: money }).nullable(),
    /** Whether the buyer downloaded the line's files after the payment. */
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
    /** Username of the admin; null for the system. */
    admin: z.string().nullable(),
    requestedAt: instant,
    endedAt: instant.nullable(),
    lineIds: z.array(id),
    /** The bank's or wallet's reference of the transfer; null if the provider refunded the payment itself. */
    transferReference: z.string().nullable(),
  })
  .meta({ id: 'OrderRefund' });

export const refundRequest = z
  .object({
    _id: id,
    reason: z.enum(requestReasons).nullable(),
    /** The buyer's note. */
    note: z.string(),
    requestedAt: instant,
    /** Message to the buyer from the owner who declined the request. */
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

const everyQuery = {
  q: line(100).optional(),
  status: z.enum(orderStatuses).optional(),
  /** Filter by payment provider. */
  provider: z.enum(orderProviders).optional(),
  /** Ordered in the last `days` days. */
  days: z.enum(orderPeriods).optional(),
  /** Account of the buyer. */
  buyer: idOrKey.optional(),
  sort: sortQuery(['created', 'number', 'buyer', 'status', 'total'], '-created'),
};

/** Operations for owners. Moderators have no access to payments. */
export const ordersAdminContract = {
  every: operation({
    method: 'GET',
    path: '/order/every',
    access: 'owner',
    tag,
    summary: 'All orders, by number, receipt, buyer, e-mail, title or a provider’s reference',
    query: z.object({ ...pageQuery, ...everyQuery }),
    output: listSchema(orderSummary),
    errors: [],
  }),
  exportEvery: operation({
    method: 'GET',
    path: '/order/export',
    access: 'owner',
    tag,
    summary: 'All orders as CSV, filtered and sorted like the list',
    query: z.object(everyQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  showAny: operation({
    method: 'GET',
    path: '/order/every/{id}',
    access: 'owner',
    tag,
    summary: 'An order with its buyer, lines and refunds',
    params,
    output: z.object({
      order: order.extend({ lines: z.array(soldLine), bundle: bundleOfOrder }),
      buyer,
      /** All versions of the licensee's details, newest first. */
      particulars: z.array(particulars),
      /** When a certificate of the order was first downloaded. */
      certificateDownloadedAt: instant.nullable(),
      receiptNumber: z.string().nullable(),
      /** Tax invoice and credit notes, oldest first. */
      taxPapers: z.array(taxPaper),
      refunds: z.array(refund),
      /** End of the refund window; null if the order isn't paid. */
      refundableUntil: instant.nullable(),
      /** The buyer's refund requests, oldest first. */
      refundRequests: z.array(refundRequest),
      /** Owners' notes about the order, newest first. */
      notes: z.array(adminNote),
    }),
    errors: [],
  }),
  refund: operation({
    method: 'POST',
    path: '/order/refund/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Refunds a paid order, whole or by line; downloads end at once, and the provider sends the money',
    description:
      'Refused after the refund window and for downloaded items unless `isOverridden` is set; `errors` then names that field.',
    params,
    body: z.strictObject({
      /** Lines to refund; default: all lines that haven't been refunded. */
      lineIds: z.array(idOrKey).min(1).max(100).optional(),
      reason: z.enum(refundReasons),
      /** Note for the records; the buyer doesn't see it. */
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
    summary: 'Retries a failed refund: the same lines, as a new refund',
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
    summary: 'Records that a failed refund was paid by bank or wallet transfer',
    description: `Creates a refund of the same lines, completed at once. Also closes a refund that its provider hasn’t confirmed for ${UNCONFIRMED_DAYS} days; if the provider sends the money after all, this appears as a payment anomaly.`,
    params,
    body: z.strictObject({
      /** Required: the bank's or wallet's reference of the transfer. The buyer sees it. */
      reference: line(100).default(''),
      /** Required: why the provider can't refund the payment. For the records; the buyer doesn't see it. */
      reason: multilineText(1000).default(''),
      isOverridden: z.boolean().default(false),
      /** The owner's own password, to confirm. */
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
