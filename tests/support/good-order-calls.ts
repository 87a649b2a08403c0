import { createId } from '../../src/platform/database/id.ts';
import { addTestAdmin } from './admin-session.ts';
import type { TestApp } from './app.ts';
import { createBundleCalls } from './good-bundle-calls.ts';
import type { Asking, Call } from './good-calls.ts';
import { createDiscountCalls } from './good-discount-calls.ts';
import { makeOrder } from './orders.ts';

const missing = createId();

/** Creates a note about an order, by a new admin unless one is given. */
export async function makeOrderNote(app: TestApp, orderId: string, adminId?: string): Promise<string> {
  const author = adminId ?? (await addTestAdmin(app.db, 'owner', { passwordHash: 'none' })).adminId;
  const id = createId();
  await app.pool.query("insert into order_note (id, order_id, admin_id, text) values ($1, $2, $3, 'Called.')", [
    id,
    orderId,
    author,
  ]);
  return id;
}

/** Finds the buyer of a record. Visitors and admins have no orders of their own, so they use somebody else's. */
export const findBuyer = ({ caller, record, me, them }: Asking): string =>
  record === 'own' && !['visitor', 'moderator', 'owner'].includes(caller) ? me.id : them.id;

const findOrder = async (app: TestApp, asking: Asking): Promise<Call> => {
  const { record, world } = asking;
  const accountId = findBuyer(asking);
  const id = record === 'missing' ? missing : await makeOrder(app, { accountId, ...world.content, price: 4900 });
  return { path: { id } };
};

/** Finds an order about which owners write a note. */
const findNoted = async (app: TestApp, { record, world }: Asking): Promise<string> =>
  record === 'missing' ? missing : makeOrder(app, { accountId: world.people.user.id, ...world.content, price: 4900 });

/** Creates valid calls of the operations on orders. */
export const createOrderCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  ...createDiscountCalls(app),
  ...createBundleCalls(app),
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
  'POST /order/notes/{id}': async (asking) => ({
    path: { id: await findNoted(app, asking) },
    body: { text: 'Called.' },
  }),
  'DELETE /order/notes/{id}': async (asking) => ({
    path: {
      id: asking.record === 'missing' ? missing : await makeOrderNote(app, await findNoted(app, asking)),
    },
  }),
});
