import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { deliverWebhook } from '../../src/features/operations/webhooks/service/deliver.ts';
import type { TestApp } from './app.ts';
import type { SignedInAdmin } from './people.ts';
import type { ReceivedCall, WebhookReceiver } from './webhook-receiver.ts';

export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** Creates an endpoint as an owner, by API calls. */
export async function makeWebhook(
  owner: SignedInAdmin,
  { origin }: Pick<WebhookReceiver, 'origin'>,
  events: readonly string[] = ['order.paid'],
): Promise<MadeWebhook> {
  const { status, body } = await owner.call('POST', '/webhooks/create', { url: `${origin}/in`, events });
  if (status !== 200) throw new Error(`webhook: ${status} ${JSON.stringify(body)}`);
  return { id: String((body['endpoint'] as { _id: string })._id), secret: String(body['secret']) };
}

export interface StoredDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly type: string;
  readonly state: string;
  readonly attempts: number;
  readonly tries: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
  /** Seconds until the next attempt. */
  readonly due_in: number | null;
}

/** Reads sent and scheduled deliveries of an endpoint, oldest first. */
export async function readDeliveries({ pool }: Pick<TestApp, 'pool'>, endpointId: string): Promise<StoredDelivery[]> {
  const { rows } = await pool.query<StoredDelivery>(
    `select d.id, d.event_id, v.type, d.state, d.attempts, d.tries, d.last_status, d.last_error,
       extract(epoch from d.next_at - now())::float8 as due_in
     from webhook_delivery d join webhook_event v on v.id = d.event_id where d.endpoint_id = $1 order by d.id`,
    [endpointId],
  );
  return rows;
}

/** Makes all waiting deliveries due. */
export const passTime = ({ pool }: Pick<TestApp, 'pool'>): Promise<unknown> =>
  pool.query("update webhook_delivery set next_at = now(), leased_until = null where state = 'pending'");

/** Delivers everything that is due at an endpoint, one after the other, as the queue does. */
export async function deliverDue(app: TestApp, endpointId: string): Promise<void> {
  for (const { id, state, due_in } of await readDeliveries(app, endpointId))
    if (state === 'pending' && (due_in ?? 1) <= 0) await deliverWebhook(app.systemContext(), id);
}

/** Verifies a call by the rules of Standard Webhooks. @returns its body */
export function verifyCall({ headers, body }: ReceivedCall, secret: string): Record<string, unknown> {
  const [id, sentAt] = [headers['webhook-id'], headers['webhook-timestamp']];
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${String(id)}.${String(sentAt)}.${body}`)
    .digest('base64');
  expect(String(headers['webhook-signature']).split(' ')).toContain(`v1,${signature}`);
  expect(Math.abs(Date.now() / 1000 - Number(sentAt))).toBeLessThan(300);
  return JSON.parse(body) as Record<string, unknown>;
}
