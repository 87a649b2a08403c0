import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { webhookEventTypes } from './events.ts';

const tag = 'Admin';

/** Maximum number of endpoints per site, because each event may go to all of them. */
export const MAX_ENDPOINTS = 20;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Reasons why a delivery attempt failed; `disabled`: the endpoint was off when the delivery was due. */
export const deliveryErrors = [
  'status',
  'redirect',
  'timeout',
  'address',
  'resolve',
  'tls',
  'connection',
  'disabled',
  'lost',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

const endpoint = z
  .object({
    _id: id,
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEventTypes)),
    isEnabled: z.boolean(),
    /** What turned the endpoint off: an admin, the answer 410 Gone, or repeated failures; null while it is on. */
    disabledBy: z.enum(['admin', 'gone', 'failing']).nullable(),
    /** Time of the first failure since the last successful delivery; null if the last one succeeded. */
    failingSince: instant.nullable(),
    /** Until this time, deliveries are also signed with the previous secret. */
    previousSecretUntil: instant.nullable(),
    createdBy: z.object({ name: z.string() }).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookEndpoint' });

const delivery = z
  .object({
    _id: id,
    /** The event; its id is the `webhook-id` header of the calls. */
    event: z.object({ _id: id, type: z.string(), at: instant }),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    /** When the next attempt is due; null if there is none. */
    nextAt: instant.nullable(),
    /** HTTP status of the last attempt; null without one. */
    lastStatus: z.int().nullable(),
    lastError: z.enum(deliveryErrors).nullable(),
    deliveredAt: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

const attempt = z.object({
  number: z.int(),
  at: instant,
  /** Duration of the attempt; null if the process died or is still running. */
  milliseconds: z.int().nullable(),
  status: z.int().nullable(),
  error: z.enum(deliveryErrors).nullable(),
});

const url = z.string().trim().max(500);
const description = line(200);
const events = z
  .array(z.enum(webhookEventTypes))
  .min(1)
  .max(20)
  .transform((chosen) => [...new Set(chosen)]);
const params = z.object({ id: idOrKey });

export const webhooksContract = {
  all: operation({
    method: 'GET',
    path: '/webhooks/all',
    access: 'owner',
    tag,
    summary: 'Webhook endpoints',
    query: z.object({ ...pageQuery, sort: sortQuery(['added', 'url', 'events', 'state'], '-added') }),
    output: listSchema(endpoint),
    errors: ['bad_input'],
  }),
  single: operation({
    method: 'GET',
    path: '/webhooks/single/{id}',
    access: 'owner',
    tag,
    summary: 'One webhook endpoint',
    params,
    output: endpoint,
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/webhooks/create',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Adds an endpoint and generates its secret, returned only once',
    body: z.strictObject({ url, description: description.default(''), events }),
    output: z.object({ endpoint, secret: z.string() }),
    errors: ['bad_input', 'conflict'],
  }),
  update: operation({
    method: 'PATCH',
    path: '/webhooks/update/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Changes address, events or description of an endpoint, or turns it on or off',
    params,
    body: z.strictObject({
      url: url.optional(),
      description: description.optional(),
      events: events.optional(),
      isEnabled: z.boolean().optional(),
    }),
    output: z.object({ endpoint }),
    errors: ['bad_input'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/webhooks/delete/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Deletes an endpoint with its deliveries',
    params,
    output: done,
    errors: [],
  }),
  rollSecret: operation({
    method: 'POST',
    path: '/webhooks/roll-secret/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Generates a new secret, returned only once; for 24 hours deliveries are also signed with the previous one',
    description: 'Generating another one ends the oldest secret right away.',
    params,
    output: z.object({ endpoint, secret: z.string() }),
    errors: [],
  }),
  test: operation({
    method: 'POST',
    path: '/webhooks/test/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Sends an event of the type webhook.test to an endpoint',
    params,
    output: z.object({ delivery }),
    errors: ['conflict'],
    limit: { calls: 30, seconds: 60 },
  }),
  deliveries: operation({
    method: 'GET',
    path: '/webhooks/deliveries/{id}',
    access: 'owner',
    tag,
    summary: 'Deliveries to an endpoint in the last 30 days',
    params,
    query: z.object({
      ...pageQuery,
      sort: sortQuery(['happened', 'state'], '-happened'),
      state: z.enum(deliveryStates).optional(),
    }),
    output: listSchema(delivery),
    errors: ['bad_input'],
  }),
  delivery: operation({
    method: 'GET',
    path: '/webhooks/delivery/{id}',
    access: 'owner',
    tag,
    summary: 'A delivery with its body and attempts',
    params,
    output: z.object({
      delivery,
      /** The request body. */
      body: z.string(),
      /** The last fifty attempts, newest first. */
      attempts: z.array(attempt),
    }),
    errors: [],
  }),
  replay: operation({
    method: 'POST',
    path: '/webhooks/replay/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Sends a delivery again, with the same webhook-id and all its retries',
    params,
    output: z.object({ delivery }),
    errors: ['conflict'],
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof webhooksContract> {}
}
