import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { GoodCall } from './recorded-money.ts';
import { addDelivery, addWebhook } from './webhook-rows.ts';

/** Creates owners' calls on webhooks for `recorded-writes`. */
export function createRecordedWebhooks(app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> {
  const ofWebhook = (step: string, action: string, body?: unknown) => async (): Promise<GoodCall> => {
    const id = await addWebhook(app);
    return { path: `/webhooks/${step}/${id}`, body, action: `webhook.${action}`, subject: ['webhook', id] };
  };
  return {
    'POST /webhooks/create': async () => ({
      body: { url: 'https://hooks.example.com/', events: ['order.paid'] },
      action: 'webhook.create',
      subject: ['webhook', expect.any(String)],
    }),
    'PATCH /webhooks/update/{id}': ofWebhook('update', 'update', { isEnabled: false }),
    'DELETE /webhooks/delete/{id}': ofWebhook('delete', 'delete'),
    'POST /webhooks/roll-secret/{id}': ofWebhook('roll-secret', 'roll_secret'),
    'POST /webhooks/test/{id}': ofWebhook('test', 'test'),
    'POST /webhooks/replay/{id}': async () => {
      const id = await addWebhook(app);
      const path = `/webhooks/replay/${await addDelivery(app, id)}`;
      return { path, action: 'webhook.replay', subject: ['webhook', id] };
    },
  };
}
