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
  sortQuery,
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
        /** Whether the buyer downloaded the line's files after the payment. */
        isDownloaded: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'QueuedRefundRequest' });

const queueQuery = {
  /** `closed`: no line of the request is open. */
  status: z.enum(['open', 'closed']).optional(),
  sort: sortQuery(['requested'], 'requested'),
};

/**
 * Buyers request refunds. An owner either refunds the lines (`POST /order/refund/{id}`), which closes the request, or
 * declines.
 */
export const refundRequestsContract = {
  create: operation({
    method: 'POST',
    path: '/order/refund-request/create/{id}',
    access: 'user',
    tag: 'Orders',
    summary: 'Requests a refund of items of one of your orders',
    description:
      'Within the refund window, items that weren’t downloaded need no reason. After it, and for downloaded items, a fault is needed as `reason`, within 30 days of paying; otherwise `errors` names `reason`.',
    params,
    body: z.strictObject({
      lineIds: z.array(idOrKey).min(1).max(100),
      reason: z.enum(requestReasons).optional(),
      /** Note for the owner who decides. */
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
    summary: 'Withdraws one of your open refund requests',
    params,
    output: done,
    errors: ['conflict'],
  }),
  queue: operation({
    method: 'GET',
    path: '/order/refund-request/all',
    access: 'owner',
    tag: 'Admin',
    summary: 'All refund requests: open ones first, oldest first',
    query: z.object({ ...pageQuery, ...queueQuery }),
    output: listSchema(queuedRequest),
    errors: [],
  }),
  exportQueue: operation({
    method: 'GET',
    path: '/order/refund-request/export',
    access: 'owner',
    tag: 'Admin',
    summary: 'All refund requests as CSV, filtered and sorted like the list',
    query: z.object(queueQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
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
