import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, money, pageQuery } from '../../../../platform/http/schemas.ts';
import { preview } from '../../../catalogue/catalogue/contract/card.ts';
import { downloadableFile } from '../../downloads/contract.ts';
import { particulars, particularsInput } from './particulars.ts';
import { requestStatuses, requestTerms } from './refunds.ts';

export const orderStatuses = ['pending', 'on_hold', 'paid', 'failed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As many lines as a cart has. */
const MAX_LINES = 100;

const orderLine = z
  .object({
    _id: id,
    contentId: id,
    variantId: id,
    title: z.string(),
    variantName: z.string(),
    licence: z.object({ code: z.string(), version: z.int() }),
    price: money,
    /** Its refund has begun or is done: it can't be downloaded any more. */
    isRefunded: z.boolean(),
    /** The money is still on its way. */
    isRefunding: z.boolean(),
    /** Code of the licence certificate; null until the order is paid. */
    certificate: z.string().nullable(),
  })
  .meta({ id: 'OrderLine' });

export const order = z
  .object({
    _id: id,
    /** For people. */
    number: z.int(),
    status: z.enum(orderStatuses),
    currency: z.string(),
    total: money,
    /** Who took the money; null for what cost nothing. */
    provider: z.string().nullable(),
    createdAt: instant,
    /** Until when it can be paid. */
    expiresAt: instant,
    paidAt: instant.nullable(),
    lines: z.array(orderLine),
  })
  .meta({ id: 'Order' });

export const picturedLine = orderLine
  .extend({
    /** Whether the work still has a page. */
    isPublic: z.boolean(),
    /** A small picture of the work; null where it has none, or isn't public any more. */
    preview: preview.nullable(),
    /** The language of the title, and the title in the other one; null where the work is called otherwise by now. */
    language: z.enum(['en', 'bn']).nullable(),
    translatedTitle: z.string().nullable(),
  })
  .meta({ id: 'PicturedOrderLine' });

const listedOrder = order
  .extend({
    lines: z.array(picturedLine),
    /** What of the total has gone back. */
    refunded: money,
  })
  .meta({ id: 'ListedOrder' });

const ownOrder = order
  .extend({
    lines: z.array(
      picturedLine.extend({
        /** What can be downloaded of it: nothing until it is paid, and after it was given back. */
        files: z.array(downloadableFile),
        /** The last refund request for it. */
        refundRequest: z
          .object({
            _id: id,
            status: z.enum(requestStatuses),
            requestedAt: instant,
            endedAt: instant.nullable(),
            /** What the owner who declined it wrote. */
            message: z.string(),
          })
          .nullable(),
        /** How a refund can be requested now; null where there is nothing to request. */
        refundTerms: z.enum(requestTerms).nullable(),
      }),
    ),
    /** Until when refunds can be requested for any reason, and for a fault; null until it is paid. */
    refundWindow: z.object({ until: instant, faultUntil: instant }).nullable(),
    /** What has gone back, oldest first. */
    refunds: z.array(
      z.object({
        amount: money,
        at: instant,
        /** What it was given back for. */
        lineIds: z.array(id),
        /** What a bank or wallet calls its transfer; null for what went back the way it was paid. */
        transferReference: z.string().nullable(),
      }),
    ),
    /** Whether the buyer was sent a letter about its payment, as far as that is known: letters are kept for a month. */
    isReceiptMailed: z.boolean(),
    /** Whom its certificates and receipt are made out to; null until a name was given. */
    particulars: particulars.nullable(),
    /** Whether a certificate of it was ever downloaded: what changes now is a correction. */
    isCertificateDownloaded: z.boolean(),
    /** Such as `R-2026-000123`; null until it is given, within a minute of the payment or when the receipt is downloaded. */
    receiptNumber: z.string().nullable(),
    /** Money that came beside the payment that the order needs, oldest first; it goes back by itself. */
    secondPayments: z.array(
      z.object({
        amount: money,
        at: instant,
        /** Null while it is on its way. */
        returnedAt: instant.nullable(),
        transferReference: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnOrder' });

const tag = 'Orders';

export const ordersContract = {
  create: operation({
    method: 'POST',
    path: '/order/create',
    access: 'user',
    tag,
    summary: 'Orders variants at the prices that the buyer saw; the header `Idempotency-Key` makes a retry safe',
    description:
      'Every line is checked and kept at its price in the same transaction. Where one is no longer for sale, costs something else or is owned already, nothing is ordered and `errors` names the lines. What costs nothing is paid at once. Without `particulars` the licence is made out to whom the last order named, or else to the account’s name; where only a username is known that the site made up, a name is needed before a certificate can be downloaded.',
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ contentId: idOrKey, variantId: idOrKey, price: money }))
        .min(1)
        .max(MAX_LINES),
      particulars: particularsInput.optional(),
    }),
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
    summary: 'The own orders, newest first',
    query: z.object({ ...pageQuery }),
    output: listSchema(listedOrder),
    errors: ['bad_input'],
  }),
  single: operation({
    method: 'GET',
    path: '/order/single/{id}',
    access: 'user',
    tag,
    summary: 'One of the own orders, with what can be downloaded of it',
    params: z.object({ id: idOrKey }),
    output: ownOrder,
    errors: [],
  }),
  archive: operation({
    method: 'GET',
    path: '/order/archive/{id}',
    access: 'user',
    tag,
    summary: 'Everything of one of the own orders that may be downloaded, as one ZIP',
    description:
      'A folder for each line. What was refunded is left out; what can’t be had now is named in a text file.',
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
    summary: 'Gives up an order that isn’t paid; money that comes later is honoured all the same',
    params: z.object({ id: idOrKey }),
    output: order,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ordersContract> {}
}
