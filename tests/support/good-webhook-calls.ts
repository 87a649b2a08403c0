import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { addDelivery, addWebhook } from './webhook-rows.ts';

const missing = createId();
const url = 'https://hooks.example.com/arbor';

/** Creates valid calls of owners' operations on webhooks. */
export const createWebhookCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => {
  const ofWebhook =
    (rest: Omit<Call, 'path'> = {}) =>
    async ({ record }: Asking): Promise<Call> => ({
      path: { id: record === 'missing' ? missing : await addWebhook(app) },
      ...rest,
    });
  const ofDelivery = async ({ record }: Asking): Promise<Call> => ({
    path: { id: record === 'missing' ? missing : await addDelivery(app, await addWebhook(app)) },
  });
  return {
    'GET /webhooks/single/{id}': ofWebhook(),
    'POST /webhooks/create': async () => {
      // Earlier endpoints are deleted, because their number is limited.
      await app.pool.query('delete from webhook_endpoint');
      return { body: { url, events: ['order.paid'] } };
    },
    'PATCH /webhooks/update/{id}': ofWebhook({ body: { url, events: ['content.published'] } }),
    'DELETE /webhooks/delete/{id}': ofWebhook(),
    'POST /webhooks/roll-secret/{id}': ofWebhook(),
    'POST /webhooks/test/{id}': ofWebhook(),
    'GET /webhooks/deliveries/{id}': ofWebhook(),
    'GET /webhooks/delivery/{id}': ofDelivery,
    'POST /webhooks/replay/{id}': ofDelivery,
  };
};
