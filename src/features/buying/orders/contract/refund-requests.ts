import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  listSchema,
  money,
  multilineText,
  pageQuery,
} from '../../../../platform/http/schemas.ts';
import { buyer, refundRequest } from './admin.ts';
import { requestReasons } from './refunds.ts';

const params = z.object({ id: idOrKey });

const queuedRequest = refundRequest
  .extend({
    order: z.object({ _id: id, number: z.int(), currency: z.string() }),
    buyer,
    lines: z.array(
      z.object({
        lineId: id,
        status: refundRequest.shape.lines.element.shape.status,
        endedAt: instant.nullable(),
        title: z.string(),
        variantName: z.string(),
        price: money,
        /** By the buyer, since it was paid. */
        isDownloaded: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'QueuedRefundRequest' });

/** Buyers request refunds; an owner refunds the lines (`POST /order/refund/{id}`), which ends the request, or declines. */
export const refundRequestsContract = {
  create: operation({
    method: 'POST',
    path: '/order/refund-request/create/{id}',
    access: 'user',
    tag: 'Orders',
    summary: 'Requests a refund of lines of one of the own orders',
    description:
      'Within the days for refunds no reason is needed for what was not downloaded. After that, and for what was downloaded, a fault is needed as the reason, within 30 days of paying; `errors` then names `reason`.',
    params,
    body: z.strictObject({
      lineIds: z.array(idOrKey).min(1).max(100),
      reason: z.enum(requestReasons).optional(),
      /** The owner who decides reads it. */
      note: multilineText(1000).default(''),
    }),
    output: z.object({ _id: id, requestedAt: instant }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 60 },
  }),
  withdraw: operation({
    method: 'POST',
    path: '/order/refund-request/withdraw/{id}',
    access: 'user',
    tag: 'Orders',
    summary: 'Withdraws one of the own refund requests that is still open',
    params,
    output: done,
    errors: ['conflict'],
  }),
  queue: operation({
    method: 'GET',
    path: '/order/refund-request/all',
    access: 'owner',
    tag: 'Admin',
    summary: 'Refund requests of everybody: those that are open first, of them the longest waiting',
    query: z.object({
      ...pageQuery,
      /** Closed: no line of it is open. */
      status: z.enum(['open', 'closed']).optional(),
      sort: z.enum(['oldest', 'newest']).default('oldest'),
    }),
    output: listSchema(queuedRequest),
    errors: [],
  }),
  decline: operation({
    method: 'POST',
    path: '/order/refund-request/decline/{id}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Declines the open lines of a refund request; the buyer reads the message',
    params,
    body: z.strictObject({ message: multilineText(1000).min(1) }),
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof refundRequestsContract> {}
}
