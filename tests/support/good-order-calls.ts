import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makeOrder } from './orders.ts';

const missing = createId();

/** Who buys a record: visitors and admins have none of their own, and ask for somebody else's. */
export const findBuyer = ({ caller, record, me, them }: Asking): string =>
  record === 'own' && !['visitor', 'moderator', 'owner'].includes(caller) ? me.id : them.id;

const findOrder = async (app: TestApp, asking: Asking): Promise<Call> => {
  const { record, world } = asking;
  const accountId = findBuyer(asking);
  const id = record === 'missing' ? missing : await makeOrder(app, { accountId, ...world.content, price: 4900 });
  return { path: { id } };
};

/** Good calls of the operations about orders. */
export const createOrderCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  'POST /order/create': ({ world, record }) => {
    const variant = record === 'missing' ? missing : (world.content.variantIds[0] ?? '');
    const contentId = record === 'missing' ? missing : world.content.contentId;
    return {
      headers: { 'idempotency-key': createId() },
      body: { lines: [{ contentId, variantId: variant, price: 0 }] },
    };
  },
  'GET /order/single/{id}': (asking) => findOrder(app, asking),
  'PUT /order/particulars/{id}': async (asking) => ({
    ...(await findOrder(app, asking)),
    body: { name: 'Nusrat Jahan', company: 'Studio Shapla' },
  }),
  'POST /order/cancel/{id}': (asking) => findOrder(app, asking),
});
