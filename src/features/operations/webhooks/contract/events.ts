import * as z from 'zod';
import { id, instant, money } from '../../../../platform/http/schemas.ts';

/** Version of each event's data; it increases with incompatible changes. */
export const EVENT_VERSION = 1;

const currency = z.string().meta({ description: 'ISO 4217' });

const soldLine = z
  .object({
    _id: id,
    contentId: id,
    variantId: id,
    contributorId: id,
    title: z.string(),
    variantName: z.string(),
    /** Price in minor units, like all amounts. */
    price: money,
  })
  .meta({ id: 'WebhookOrderLine' });

const orderPaid = z
  .object({
    orderId: id,
    number: z.int(),
    total: money,
    currency,
    paidAt: instant,
    lines: z.array(soldLine),
  })
  .meta({ id: 'WebhookOrderPaid', description: 'An order was paid; its buyer can download the works.' });

const orderRefunded = z
  .object({
    orderId: id,
    number: z.int(),
    refundId: id,
    amount: money.meta({ description: 'Refunded amount in minor units' }),
    currency,
    refundedAt: instant,
    isWhole: z.boolean().meta({ description: 'Whether the whole order is refunded' }),
    lines: z.array(soldLine),
  })
  .meta({ id: 'WebhookOrderRefunded', description: 'Lines of an order were refunded.' });

const contentPublished = z
  .object({
    contentId: id,
    contributorId: id,
    title: z.string(),
    version: z.int().meta({ description: 'Starts at 1; each revision adds one' }),
    url: z.string(),
    publishedAt: instant,
  })
  .meta({ id: 'WebhookContentPublished', description: 'A work, or a new version of it, was published.' });

const withdrawPaid = z
  .object({
    withdrawId: id,
    number: z.int(),
    contributorId: id,
    amount: money,
    fee: money.meta({ description: 'Deducted from the amount' }),
    currency,
    type: z.string().meta({ description: 'Payout method, such as bkash' }),
    paidAt: instant,
  })
  .meta({ id: 'WebhookWithdrawPaid', description: 'A withdrawal was paid.' });

/** Events that owners can subscribe to, with their data. None of it identifies a buyer, a bank account or a wallet. */
export const webhookEvents = {
  'order.paid': orderPaid,
  'order.refunded': orderRefunded,
  'content.published': contentPublished,
  'withdraw.paid': withdrawPaid,
};
export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookEventData<T extends WebhookEventType> = z.output<(typeof webhookEvents)[T]>;

export const webhookEventTypes = [
  'order.paid',
  'order.refunded',
  'content.published',
  'withdraw.paid',
] as const satisfies readonly WebhookEventType[];

/** Event that is only sent on request, to test deliveries. */
export const TEST_EVENT = 'webhook.test';

const toDocument = <T extends z.ZodType>(type: string, summary: string, data: T) => ({
  summary,
  body: z.object({
    type: z.literal(type),
    version: z.int().meta({ description: 'Version of the format of `data`' }),
    timestamp: instant.meta({ description: 'Time of the event' }),
    data,
  }),
});

/** Webhook bodies for the API documentation. */
export const webhookDocuments = {
  'order.paid': toDocument('order.paid', 'An order is paid', orderPaid),
  'order.refunded': toDocument('order.refunded', 'Lines of an order were given back', orderRefunded),
  'content.published': toDocument('content.published', 'A work or a new version of it is public', contentPublished),
  'withdraw.paid': toDocument('withdraw.paid', 'A contributor was paid what they withdrew', withdrawPaid),
  [TEST_EVENT]: toDocument(TEST_EVENT, 'Somebody tries the endpoint out', z.object({ site: z.string() })),
};
