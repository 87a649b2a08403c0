import { markPaid } from '../../src/features/buying/orders/service/paid.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { findBuyer } from './good-order-calls.ts';
import { makeOrder } from './orders.ts';
import { makeUnsoldWork } from './world.ts';

/** Creates an order that was paid in the sandbox, and finds the code of its certificate. */
export async function makePaidOrder(
  app: TestApp,
  order: Omit<Parameters<typeof makeOrder>[1], 'expiresAt'>,
): Promise<{ readonly id: string; readonly code: string }> {
  const id = await makeOrder(app, order);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId: id, provider: 'sandbox' }));
  const { rows } = await app.pool.query<{ code: string }>(
    `select certificate_code as code from entitlement
     where order_line_id in (select id from order_line where order_id = $1)`,
    [id],
  );
  return { id, code: rows[0]?.code ?? '' };
}

const findPaidOrder = async (app: TestApp, asking: Asking): Promise<Call> => {
  const { record, world } = asking;
  if (record === 'missing') return { path: { id: createId(), code: '0000-0000-0000-0000' } };
  const accountId = findBuyer(asking);
  const { id, code } = await makePaidOrder(app, { accountId, ...(await makeUnsoldWork(app, world)), price: 4900 });
  return { path: { id, code } };
};

/** Converts a time to the month in Dhaka. */
const toMonth = (at: Date): string => new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 7);

/** Creates valid calls of the operations on certificates. */
export const createCertificateCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => ({
  'GET /verify/{code}': (asking) => findPaidOrder(app, asking),
  'GET /order/certificate/{code}': (asking) => findPaidOrder(app, asking),
  'GET /order/archive/{id}': (asking) => findPaidOrder(app, asking),
  'GET /order/receipt/{id}': (asking) => findPaidOrder(app, asking),
  'POST /order/upgrade/{id}': async (asking) => {
    const { path } = await findPaidOrder(app, asking);
    const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [
      path?.['id'],
    ]);
    return {
      path: { id: rows[0]?.id ?? createId() },
      headers: { 'idempotency-key': createId() },
      body: { price: 100_000 },
    };
  },
  'GET /order/receipts/{month}': async (asking) => {
    if (asking.record !== 'missing') await findPaidOrder(app, asking);
    return { path: { month: asking.record === 'missing' ? '2001-01' : toMonth(new Date()) } };
  },
});
