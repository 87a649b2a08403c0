import { expect, it } from 'vitest';
import type { KillableServer } from '../support/cut-upload.ts';
import {
  type Customer,
  callServer,
  createKey,
  type Goods,
  openShop,
  paidEnd,
  readViolations,
} from '../support/payments/shop.ts';
import { realProviders } from '../support/payments/three-providers.ts';

/** Number of purchases; `ARBOR_TEST_ROUNDS=500` takes minutes. */
const ROUNDS = Number(process.env['ARBOR_TEST_ROUNDS'] ?? 100);
/** Number of concurrent buyers, all of the same contributor's works. */
const LANES = 6;

const shop = await openShop();
const servers: readonly [KillableServer, KillableServer] = await Promise.all([shop.startServer(), shop.startServer()]);
const [here, there] = servers;

const fetchFrom = ({ port }: KillableServer, path: string, init: RequestInit = {}): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/api/v1${path}`, { redirect: 'manual', ...init }).then(({ status }) => status);

/** Makes one purchase, in which every call is sent twice concurrently, to both servers. */
async function buy(customer: Customer, goods: Goods, name: (typeof realProviders)[number]): Promise<string> {
  const standIn = shop.standIns[name];
  const create = ['POST', '/order/create', { lines: [goods] }, { 'idempotency-key': createKey() }] as const;
  const created = await Promise.all([here, there, here].map((server) => callServer(server, customer, create)));
  const order = String(created[0]?.body['_id']);
  expect(created.map(({ status, body }) => [status, body['_id']])).toEqual(created.map(() => [200, order]));

  const begin = ['POST', `/payment/begin/${order}`, { provider: name }, { 'idempotency-key': createKey() }] as const;
  const begun = await Promise.all([here, there, there].map((server) => callServer(server, customer, begin)));
  const attempt = String(begun[0]?.body['_id']);
  expect(begun.map(({ status, body }) => [status, body['_id']])).toEqual(begun.map(() => [200, attempt]));

  const { rows } = await shop.app.pool.query<{ reference: string }>('select reference from payment where id = $1', [
    attempt,
  ]);
  const reference = rows[0]?.reference ?? '';
  expect([...standIn.payments.values()].filter((each) => each.reference === reference)).toHaveLength(1);
  standIn.pay(reference);
  const notices = name === 'bkash' ? [] : [1, 2].map(() => standIn.writeNotice(reference, 'completed'));
  const come = `/payment/${name}/return/${attempt}?status=success`;
  const statuses = await Promise.all([
    ...servers.flatMap((server) => [fetchFrom(server, come), fetchFrom(server, come, { method: 'POST' })]),
    ...servers.map(async (server) => (await callServer(server, customer, ['POST', `/payment/check/${order}`])).status),
    ...notices.flatMap(({ body, headers }) =>
      servers.map((server) =>
        fetchFrom(server, `/payment/notice/${name}`, { method: 'POST', body: new Uint8Array(body), headers }),
      ),
    ),
  ]);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  return order;
}

it(
  `pays ${ROUNDS} orders once each: double clicks, returns, questions and notices over two servers`,
  async () => {
    const goods = await shop.makeGoods(ROUNDS);
    const orders: string[] = [];
    let round = 0;
    const lane = async (): Promise<void> => {
      const customer = await shop.createCustomer();
      for (let mine = round++; mine < ROUNDS; mine = round++) {
        const [each, name] = [goods[mine], realProviders[mine % realProviders.length]];
        if (each !== undefined && name !== undefined) orders.push(await buy(customer, each, name));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(new Set(orders).size).toBe(ROUNDS);
    const ends = await shop.readEnds(orders);
    expect([...new Set(ends.map(({ id: _, ...end }) => JSON.stringify(end)))]).toEqual([JSON.stringify(paidEnd(1))]);
    expect(await readViolations(shop.app)).toEqual([]);
    const { sslcommerz, bkash, stripe } = shop.standIns;
    const sessions = [sslcommerz, bkash, stripe].reduce((sum, { payments }) => sum + payments.size, 0);
    expect(sessions).toBe(ROUNDS);
    expect(bkash.calls.filter((call) => call === 'complete')).toHaveLength(bkash.payments.size);
  },
  60_000 + ROUNDS * 1000,
);
