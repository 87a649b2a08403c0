import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makePaidOrder } from './good-certificate-calls.ts';
import { findBuyer } from './good-order-calls.ts';
import { makeUnsoldWork } from './world.ts';

/** Requests a refund of all lines of an order. @returns the request's identifier */
export async function makeRefundRequest(app: Pick<TestApp, 'pool'>, orderId: string): Promise<string> {
  const id = createId();
  await app.pool.query('insert into refund_request (id, order_id) values ($1, $2)', [id, orderId]);
  await app.pool.query(
    'insert into refund_request_line (request_id, order_line_id, order_id) select $1, id, order_id from order_line where order_id = $2',
    [id, orderId],
  );
  return id;
}

/** Creates valid calls of the operations on refund requests. */
export function createRefundRequestCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> {
  const makeOrder = async (asking: Asking): Promise<string> => {
    // Admins decide about other people's orders, because they don't buy.
    const isAdmin = asking.caller === 'moderator' || asking.caller === 'owner';
    const accountId = isAdmin ? asking.world.people.user.id : findBuyer(asking);
    const bought = { accountId, ...(await makeUnsoldWork(app, asking.world)), price: 4900 };
    return (await makePaidOrder(app, bought)).id;
  };
  const find = async (asking: Asking): Promise<string> =>
    asking.record === 'missing' ? createId() : makeRefundRequest(app, await makeOrder(asking));
  return {
    'POST /order/refund-request/create/{id}': async (asking) => {
      const id = asking.record === 'missing' ? createId() : await makeOrder(asking);
      const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [id]);
      return { path: { id }, body: { lineIds: [rows[0]?.id ?? createId()] } };
    },
    'POST /order/refund-request/withdraw/{id}': async (asking) => ({ path: { id: await find(asking) } }),
    'POST /order/refund-request/decline/{id}': async (asking) => ({
      path: { id: await find(asking) },
      body: { message: 'The file works.' },
    }),
  };
}
