import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { requestRefund } from '../../src/features/buying/orders/service/refunds.ts';
import { startRefund } from '../../src/features/buying/payments/service/refunds/refunds.ts';
import { inTransaction } from '../../src/platform/context.ts';
import type { KillableServer } from '../support/cut-upload.ts';
import { createKey, type OrderEnd, openShop, paidEnd, readViolations } from '../support/payments/shop.ts';
import {
  type Manner,
  type Purchase,
  plan,
  type RealProvider,
  shopOnce,
  shopUntilPaid,
} from '../support/payments/shopping.ts';
import { realProviders } from '../support/payments/three-providers.ts';

/** Number of random kills; `ARBOR_TEST_KILLS=25` takes minutes. */
const KILLS = Number(process.env['ARBOR_TEST_KILLS'] ?? 5);
const LANES = 4;
const LIMIT_MS = 60_000;

const told: Manner = { isTold: true, comesBack: false };
const back: Manner = { isTold: false, comesBack: true };

/** Steps at which a web process dies, and the purchase that leads there. */
const steps: readonly (readonly [step: string, provider: RealProvider, manner: Manner])[] = [
  ['order 1: before the commit', 'stripe', back],
  ['begin 1: written down', 'bkash', back],
  ['begin 2: before asking', 'stripe', back],
  ['begin 3: after asking', 'sslcommerz', back],
  ['notice 1: kept', 'stripe', told],
  ['settle 1: before asking', 'bkash', back],
  ['settle 2: after asking', 'sslcommerz', told],
  ['settle 3: before the money moves', 'bkash', back],
  ['settle 4: after the money moved', 'bkash', back],
  ['settle 5: before it is written down', 'stripe', back],
  ['paid 1: the order says so', 'sslcommerz', told],
  ['paid 2: the books say so', 'bkash', back],
  ['paid 3: it can be downloaded', 'stripe', told],
  ['settle 6: before the commit', 'bkash', back],
  ['settle 7: after it is written down', 'stripe', told],
];
/** Steps at which a worker dies. */
const refundSteps: readonly (readonly [step: string, provider: RealProvider])[] = [
  ['refund 1: before asking', 'bkash'],
  ['refund 2: after asking', 'stripe'],
  ['refund 3: before it is written down', 'bkash'],
  ['refund 4: before the commit', 'stripe'],
  ['refund 5: after it is written down', 'bkash'],
];

const shop = await openShop();
const { app, standIns } = shop;
const dying = { NODE_OPTIONS: '--import ./tests/support/payments/die-at-step.ts' };
const refunded: OrderEnd = {
  ...paidEnd(1),
  order: 'refunded',
  givenBack: 1,
  entitlements: 0,
  revoked: 1,
  refunds: ['completed'],
};

/** Refunds an order as an admin does. */
async function giveBack(orderId: string): Promise<void> {
  const reason = 'customer_request';
  const asked = { orderId, requestKey: createKey(), reason, note: '', adminId: null, isOverridden: true } as const;
  await inTransaction(app.systemContext(), async (ctx) => {
    const { refundId, amount } = await requestRefund(ctx, asked);
    await startRefund(ctx, { refundId, orderId, amount, reason });
  });
}

/** Starts a server that dies at a step, and makes a purchase from it. */
async function dieAt(step: string, purchase: Purchase, manner: Manner): Promise<void> {
  const victim = await shop.startServer({ ...dying, ARBOR_TEST_DIE_AT: step });
  await shopOnce(shop, purchase, victim, manner).catch(() => undefined);
  await victim.waitForEnd();
}

/** Varies how we learn of a payment: by the customer's return, by the provider's notice, or by both. */
function toManner(round: number, provider: RealProvider): Manner {
  const isTold = provider !== 'bkash' && round % 2 === 0;
  return { isTold, comesBack: !isTold || round % 3 === 0 };
}

const isPaidAt = (status: string): boolean => status === 'completed';

/** Counts the charges of each order at the providers. */
async function countCharges(): Promise<Map<string, number>> {
  const { rows } = await app.pool.query<{ reference: string; order: string }>(
    'select reference, order_id as order from payment',
  );
  const orderOf = new Map(rows.map(({ reference, order }) => [reference, order]));
  const charges = new Map<string, number>();
  for (const name of realProviders)
    for (const { reference, status } of standIns[name].payments.values()) {
      const order = orderOf.get(reference) ?? `nobody’s ${reference}`;
      if (isPaidAt(status)) charges.set(order, (charges.get(order) ?? 0) + 1);
    }
  return charges;
}

it(
  `ends the same after a death at each of ${steps.length + refundSteps.length} steps and ${KILLS} at random`,
  async () => {
    const expected = new Map<Purchase, OrderEnd>();
    const customers = await Promise.all(Array.from({ length: LANES }, () => shop.createCustomer()));
    const [customer = await shop.createCustomer()] = customers;
    const goods = await shop.makeGoods(steps.length + refundSteps.length + KILLS * 200);
    const choose = (): (typeof goods)[number] => goods.shift() ?? { contentId: '', variantId: '', price: 0 };

    // Every step is tested: web processes in two lanes, workers one after the other.
    const waiting = [...steps];
    const dieInTurn = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [step, provider, manner] = next;
        const purchase = plan(customer, choose(), provider);
        expected.set(purchase, paidEnd(1));
        await dieAt(step, purchase, manner);
      }
    };
    const dieOfRefunds = async (): Promise<void> => {
      const seller = await shop.startServer();
      const bought: Purchase[] = [];
      for (const [, provider] of refundSteps) {
        const purchase = plan(customer, choose(), provider);
        await shopUntilPaid(shop, purchase, () => seller, back);
        expected.set(purchase, refunded);
        bought.push(purchase);
      }
      await seller.kill();
      for (const [index, [step]] of refundSteps.entries()) {
        const victim = await shop.startServer({ ...dying, ARBOR_TEST_DIE_AT: step, ARBOR_ROLE: 'worker' });
        await giveBack(bought[index]?.order ?? '');
        await victim.waitForEnd();
      }
    };
    await Promise.all([dieInTurn(), dieOfRefunds()]);

    // The server is killed at random times during purchases and refunds.
    const server: KillableServer = await shop.startServer({ ARBOR_ROLE: 'all' });
    let isOver = false;
    const lane = async (number: number): Promise<void> => {
      const own = customers[number] ?? customer;
      for (let round = number; !isOver; round += LANES) {
        const provider = realProviders[round % realProviders.length] ?? 'stripe';
        const purchase = plan(own, choose(), provider);
        expected.set(purchase, paidEnd(1));
        await shopUntilPaid(shop, purchase, () => server, toManner(round, provider));
        if (round % 4 !== 0 || provider === 'sslcommerz') continue;
        const { rows } = await app.pool.query("select from customer_order where id = $1 and status = 'paid'", [
          purchase.order,
        ]);
        if (rows.length === 0) continue;
        await giveBack(purchase.order);
        expected.set(purchase, refunded);
      }
    };
    const lanes = Promise.all(customers.map((_, number) => lane(number)));
    for (let kills = 0; kills < KILLS; kills += 1) {
      await wait(300 + Math.random() * 2000);
      await server.kill();
      await server.start();
    }
    const started = performance.now();
    // Buyers who hadn't paid yet try again; the others don't come back.
    isOver = true;
    await lanes;
    await Promise.all([...expected.keys()].map((purchase) => shopUntilPaid(shop, purchase, () => server, back)));

    const purchases = [...expected.keys()];
    const orders = purchases.map(({ order }) => order);
    const findDifferent = async (): Promise<unknown[]> => {
      const ends = new Map((await shop.readEnds(orders)).map(({ id, ...end }) => [id, end]));
      return purchases.flatMap((purchase) => {
        const end = ends.get(purchase.order);
        // An attempt whose page nobody saw counts as failed.
        const payments = end?.payments.filter((status) => status !== 'failed');
        const isSame = JSON.stringify({ ...end, payments }) === JSON.stringify(expected.get(purchase));
        return isSame ? [] : [{ provider: purchase.provider, ...end }];
      });
    };
    await expect.poll(findDifferent, { timeout: LIMIT_MS - (performance.now() - started), interval: 500 }).toEqual([]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${orders.length} orders, ${refundSteps.length + steps.length} steps, ${KILLS} kills; all at rest after ${seconds} s`,
    );
    expect(await readViolations(app)).toEqual([]);
    expect(new Set(orders).size).toBe(orders.length);
    const charges = await countCharges();
    expect([...charges.values()].filter((count) => count !== 1)).toEqual([]);
    expect([...charges.keys()].sort()).toEqual([...orders].sort());
    const givenBack = realProviders.flatMap((name) => standIns[name].refunds.map(({ transactionId }) => transactionId));
    expect(new Set(givenBack).size).toBe(givenBack.length);
    expect(givenBack.length).toBe([...expected.values()].filter((end) => end === refunded).length);
  },
  600_000 + KILLS * 20_000,
);
