import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Adds an endpoint without a secret. @returns its identifier */
export async function addWebhook({ pool }: Pick<TestApp, 'pool'>): Promise<string> {
  const id = createId();
  await pool.query(
    "insert into webhook_endpoint (id, url, events) values ($1, 'https://hooks.example.com/in', '{content.published}')",
    [id],
  );
  return id;
}

/** Adds a delivery that was given up. @returns its identifier */
export async function addDelivery({ pool }: Pick<TestApp, 'pool'>, endpointId: string): Promise<string> {
  const [id, eventId] = [createId(), createId()];
  await pool.query("insert into webhook_event (id, type, version, data) values ($1, 'order.paid', 1, '{}')", [eventId]);
  await pool.query(
    `insert into webhook_delivery (id, event_id, endpoint_id, state, attempts, tries, next_at, last_status, last_error)
     values ($1, $2, $3, 'failed', 10, 10, null, 500, 'status')`,
    [id, eventId, endpointId],
  );
  return id;
}
