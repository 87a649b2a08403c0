import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  pageQuery,
  toLatinDigits,
} from '../../../../platform/http/schemas.ts';
import { preview } from '../../../catalogue/catalogue/contract/card.ts';
import { downloadableFile } from '../../downloads/contract.ts';
import { bundleOfOrder } from './bundles.ts';
import { particulars, particularsInput } from './particulars.ts';
import { requestStatuses, requestTerms } from './refunds.ts';
import { taxPaper } from './tax-papers.ts';

export const orderStatuses = ['pending', 'on_hold', 'paid', 'failed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Maximum number of lines, the same as in a cart. */
const MAX_LINES = 100;

const orderLine = z
  .object({
    _id: id,
    contentId: id,
    variantId: id,
    title: z.string(),
    variantName: z.string(),
    licence: z.object({ code: z.string(), version: z.int() }),
    /** What is charged for the line. */
    price: money,
    /** Price without a sale, a bundle and the coupon. */
    listPrice: money,
    /** Whether a refund has been started or completed, which ends the right to download. */
    isRefunded: z.boolean(),
    /** Whether the refund is still in progress. */
    isRefunding: z.boolean(),
    /** Code of the licence certificate; null until the order is paid. */
    certificate: z.string().nullable(),
    /** Whether the line upgrades the licence of an earlier purchase; its price is the difference. */
    isUpgrade: z.boolean(),
    /** Whether it was bought as part of a bundle; its price is its part of the bundle’s. */
    isInBundle: z.boolean(),
  })
  .meta({ id: 'OrderLine' });

export const order = z
  .object({
    _id: id,
    /** Order number as shown to people. */
    number: z.int(),
    status: z.enum(orderStatuses),
    currency: z.string(),
    total: money,
    /** VAT within the total; null if VAT was off when it was ordered. */
    vat: money.nullable(),
    /** The coupon, and what it takes off the lines; null if there is none. */
    coupon: z.object({ code: z.string(), discount: money }).nullable(),
    /** Provider that received the payment; null for a free order. */
    provider: z.string().nullable(),
    createdAt: instant,
    /** End of the time to pay. */
    expiresAt: instant,
    paidAt: instant.nullable(),
    lines: z.array(orderLine),
  })
  .meta({ id: 'Order' });

export const picturedLine = orderLine
  .extend({
    /** Whether the work still has a page. */
    isPublic: z.boolean(),
    /** Small preview of the work; null if it has none or is no longer public. */
    preview: preview.nullable(),
    /**
     * Language of the title, and the title in the other language; null if the work's title has changed since the order.
     */
    language: z.enum(['en', 'bn']).nullable(),
    translatedTitle: z.string().nullable(),
  })
  .meta({ id: 'PicturedOrderLine' });

const listedOrder = order
  .extend({
    lines: z.array(picturedLine),
    bundle: bundleOfOrder,
    /** The refunded part of the total. */
    refunded: money,
    /** Whether the order has a licensee, which certificates need. */
    isNamed: z.boolean(),
    /** Whether a refund request for a line is open. */
    hasOpenRequest: z.boolean(),
  })
  .meta({ id: 'ListedOrder' });

const ownOrder = order
  .extend({
    bundle: bundleOfOrder,
    lines: z.array(
      picturedLine.extend({
        /** Files that can be downloaded: none before the payment or after a refund. */
        files: z.array(downloadableFile),
        /** The extended licence of the same files, available for the price difference; null if there is none. */
        upgrade: z
          .object({
            variantId: id,
            licence: z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() }),
            price: money,
          })
          .nullable(),
        /** Whether the line's upgrade is paid; the upgrade has to be refunded before this line. */
        isUpgraded: z.boolean(),
        /** The latest refund request for the line. */
        refundRequest: z
          .object({
            _id: id,
            status: z.enum(requestStatuses),
            requestedAt: instant,
            endedAt: instant.nullable(),
            /** Message from the owner who declined the request. */
            message: z.string(),
          })
          .nullable(),
        /** Conditions for a refund request now; null if nothing can be requested. */
        refundTerms: z.enum(requestTerms).nullable(),
      }),
    ),
    /** Ends of the refund windows, for any reason and for a fault; null until the order is paid. */
    refundWindow: z.object({ until: instant, faultUntil: instant }).nullable(),
    /** Refunds, oldest first. */
    refunds: z.array(
      z.object({
        amount: money,
        at: instant,
        lineIds: z.array(id),
        /** The bank's or wallet's reference of the transfer; null if the provider refunded the payment itself. */
        transferReference: z.string().nullable(),
      }),
    ),
    /**
     * Whether a receipt was e-mailed to the buyer. Known for one month, because e-mail records are deleted after that.
     */
    isReceiptMailed: z.boolean(),
    /** Licensee on the certificates and the receipt; null until a name was given. */
    particulars: particulars.nullable(),
    /** Whether a certificate was downloaded, so that a later change counts as a correction. */
    isCertificateDownloaded: z.boolean(),
    /**
     * Receipt number such as `R-2026-000123`; null until it is assigned, within a minute of the payment or when the
     * receipt is downloaded.
     */
    receiptNumber: z.string().nullable(),
    /** Tax invoice and credit notes, oldest first; none if VAT was off. */
    taxPapers: z.array(taxPaper),
    /** Duplicate payments of the order, oldest first; they are refunded automatically. */
    secondPayments: z.array(
      z.object({
        amount: money,
        at: instant,
        /** When the payment was refunded; null while the refund is in progress. */
        returnedAt: instant.nullable(),
        transferReference: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnOrder' });

const tag = 'Orders';

const code = line(60).overwrite((text) => toLatinDigits(text).toUpperCase());

export const ordersContract = {
  quote: operation({
    method: 'POST',
    path: '/order/quote',
    access: 'user',
    tag,
    summary: 'The price of these variants with a coupon; nothing is ordered',
    description:
      '`refusal` says why the coupon can’t be used; `unpaidOrderId` is your unpaid order, if the coupon is used there. Variants that aren’t for sale are left out. `create` takes the code and `discount`, and refuses the order if they have changed.',
    body: z.strictObject({ variantIds: z.array(idOrKey).min(1).max(MAX_LINES), code }),
    output: z.object({
      lines: z.array(z.object({ variantId: id, price: money, discount: money })),
      discount: money,
      total: money,
      /** Whether the coupon takes off less than it says, because the site can’t pay more than its fee. */
      isCapped: z.boolean(),
      refusal: z.string().nullable(),
      unpaidOrderId: id.nullable(),
    }),
    errors: ['bad_input'],
    limit: { calls: 60, seconds: 60 },
  }),
  create: operation({
    method: 'POST',
    path: '/order/create',
    access: 'user',
    tag,
    summary: 'Orders variants at the prices that you saw; the header `Idempotency-Key` makes a retry safe',
    description:
      'Every line is checked and stored with its price in one transaction. If one is no longer for sale, has another price or is already owned, nothing is ordered and `errors` names the lines. Free orders are paid at once. Without `particulars`, the licence details of your last order are used, or else your account’s name. With `null`, or if the account only has a generated username, a name has to be added before a certificate can be downloaded.',
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ contentId: idOrKey, variantId: idOrKey, price: money }))
        .min(1)
        .max(MAX_LINES),
      /** A coupon, and what it takes off as the buyer saw it. */
      coupon: z.strictObject({ code, discount: money }).optional(),
      particulars: particularsInput.nullable().optional(),
    }),
    output: order,
    errors: ['bad_input', 'conflict'],
    takesIdempotencyKey: true,
    limit: { calls: 30, seconds: 60 },
  }),
  upgrade: operation({
    method: 'POST',
    path: '/order/upgrade/{id}',
    access: 'user',
    tag,
    summary:
      'Orders an upgrade of an item from one of your orders: from the standard to the extended licence, for the difference in price',
    description:
      '`id` identifies the line, `price` is the difference that you saw: what the extended licence of the same files costs now, less what the line cost. The certificates carry the licence details of the upgraded order. The standard licence stays valid; it can’t be refunded before its upgrade is.',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ price: money }),
    output: order,
    errors: ['bad_input', 'conflict'],
    takesIdempotencyKey: true,
    limit: { calls: 30, seconds: 60 },
  }),
  bundle: operation({
    method: 'POST',
    path: '/order/bundle/{id}',
    access: 'user',
    tag,
    summary: 'Orders the works of a bundle that you don’t own yet, at the price that you saw',
    description:
      '`price` is what `GET /bundle/offer/{id}` says. Each work becomes a line of its own at its part of the bundle’s price, so a refund returns what it cost. Coupons don’t apply.',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ price: money, particulars: particularsInput.nullable().optional() }),
    output: order,
    errors: ['bad_input', 'conflict'],
    takesIdempotencyKey: true,
    limit: { calls: 30, seconds: 60 },
  }),
  all: operation({
    method: 'GET',
    path: '/order/all',
    access: 'user',
    tag,
    summary: 'Your orders, newest first',
    query: z.object({ ...pageQuery }),
    output: listSchema(listedOrder),
    errors: ['bad_input'],
  }),
  single: operation({
    method: 'GET',
    path: '/order/single/{id}',
    access: 'user',
    tag,
    summary: 'One of your orders, with its downloads',
    params: z.object({ id: idOrKey }),
    output: ownOrder,
    errors: [],
  }),
  archive: operation({
    method: 'GET',
    path: '/order/archive/{id}',
    access: 'user',
    tag,
    summary: 'All downloadable files of one of your orders, as one ZIP',
    description: 'One folder per item, without refunded ones. A text file names files that are unavailable right now.',
    params: z.object({ id: idOrKey }),
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 20, seconds: 60 },
  }),
  cancel: operation({
    method: 'POST',
    path: '/order/cancel/{id}',
    access: 'user',
    tag,
    summary: 'Cancels an unpaid order; a payment that arrives later is still honoured',
    params: z.object({ id: idOrKey }),
    output: order,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ordersContract> {}
}
