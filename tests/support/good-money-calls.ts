import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { createWithdrawalCalls } from './good-withdrawal-calls.ts';
import { makeOrder } from './orders.ts';
import { makePayment } from './payments/make-payment.ts';
import { makeHeldOrder, makePaidOrder, makeRefund, makeRefusedSurplus } from './payments/paid-order.ts';
import { makeAnomaly } from './payments/refused-surplus.ts';
import { makeBreak } from './reconciliation.ts';
import { makeUnsoldWork } from './world.ts';

const missing = createId();

/** Creates valid calls of owners' operations on orders and payments. */
export const createMoneyCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => {
  const bought = async ({ world }: Asking) => ({
    accountId: world.people.user.id,
    ...(await makeUnsoldWork(app, world)),
    price: 4900,
  });
  const paid = async (asking: Asking): Promise<string> =>
    asking.record === 'missing' ? missing : (await makePaidOrder(app, await bought(asking))).orderId;
  const headers = () => ({ 'idempotency-key': createId() });
  return {
    'GET /contributor/sales-earnings/statement': async () => ({ query: '?from=2026-01-01&to=2026-12-31' }),
    ...createWithdrawalCalls(app),
    'GET /order/every/{id}': async (asking) => ({ path: { id: await paid(asking) } }),
    'GET /payment/order/{orderId}': async (asking) => ({ path: { orderId: await paid(asking) } }),
    'POST /order/refund/{id}': async (asking) => ({
      path: { id: await paid(asking) },
      body: { reason: 'other', isOverridden: true },
      headers: headers(),
    }),
    'POST /order/refund/retry/{id}': async (asking) => {
      const id = asking.record === 'missing' ? missing : (await makeRefund(app, await paid(asking), 'failed')).refundId;
      return { path: { id }, body: { isOverridden: true }, headers: headers() };
    },
    'POST /order/refund/settle/{id}': async (asking) => {
      const id = asking.record === 'missing' ? missing : (await makeRefund(app, await paid(asking), 'failed')).refundId;
      const body = { reference: 'BRAC 7712', reason: 'Refused.', isOverridden: true, password: 'wrong' };
      return { path: { id }, body, headers: headers() };
    },
    'PUT /payment/anomaly/{id}': async (asking) => {
      const { id } = await makePayment(app, await makeOrder(app, await bought(asking)));
      return { path: { id: asking.record === 'missing' ? missing : await makeAnomaly(app, id) }, body: { seen: true } };
    },
    'POST /payment/held/{orderId}': async (asking) => ({
      path: {
        orderId: asking.record === 'missing' ? missing : (await makeHeldOrder(app, await bought(asking))).orderId,
      },
      body: { decision: 'accept' },
    }),
    'POST /payment/refund/surplus/{id}': async (asking) => ({
      path: {
        id:
          asking.record === 'missing' ? missing : (await makeRefusedSurplus(app, await bought(asking))).paymentRefundId,
      },
      body: { decision: 'send_again' },
    }),
    'PUT /reconciliation/accept/{id}': async (asking) => ({
      path: { id: asking.record === 'missing' ? missing : await makeBreak(app) },
      body: { note: 'Known' },
    }),
    'POST /reconciliation/run': async () => ({ body: { scope: 'recent' } }),
    'POST /payment/refund/resolve/{id}': async (asking) => {
      const id =
        asking.record === 'missing' ? missing : (await makeRefund(app, await paid(asking), 'unknown')).paymentRefundId;
      return { path: { id }, body: { outcome: 'failed' } };
    },
  };
};
