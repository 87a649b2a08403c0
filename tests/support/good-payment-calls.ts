import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makeOrder } from './orders.ts';
import { makePayment } from './payments/make-payment.ts';

const missing = createId();

const findOrder = async (app: TestApp, { caller, record, me, them, world }: Asking): Promise<string> => {
  if (record === 'missing') return missing;
  // Visitors and admins have no account, and therefore no orders.
  const isBuyer = !['visitor', 'moderator', 'owner'].includes(caller);
  const accountId = (record === 'own' && isBuyer ? me : isBuyer ? them : world.people.user).id;
  return makeOrder(app, { accountId, ...world.content, price: 4900 });
};

const findPayment = async (app: TestApp, asking: Asking): Promise<{ provider: string; id: string; page: string }> => {
  if (asking.record === 'missing') return { provider: 'sandbox', id: missing, page: missing };
  const { id, page } = await makePayment(app, await findOrder(app, asking));
  return { provider: 'sandbox', id, page };
};

/** Creates valid calls of the operations on payments. */
export const createPaymentCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  'POST /payment/begin/{orderId}': async (asking) => ({
    path: { orderId: await findOrder(app, asking) },
    body: { provider: 'sandbox' },
    headers: { 'idempotency-key': createId() },
  }),
  'POST /payment/check/{orderId}': async (asking) => ({ path: { orderId: await findOrder(app, asking) } }),
  'GET /payment/{provider}/return/{id}': async (asking) => ({ path: await findPayment(app, asking) }),
  'POST /payment/{provider}/return/{id}': async (asking) => ({ path: await findPayment(app, asking) }),
  'POST /payment/notice/{provider}': ({ record }) => ({
    path: { provider: record === 'missing' ? 'bkash' : 'sandbox' },
    bytes: new TextEncoder().encode('{}'),
  }),
  'GET /payment/sandbox/show/{id}': async (asking) => ({ path: { id: (await findPayment(app, asking)).page } }),
  'POST /payment/sandbox/act/{id}': async (asking) => ({
    path: { id: (await findPayment(app, asking)).page },
    body: { act: 'pay' },
  }),
});
