import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { type BegunAttempt, type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, type SignedInUser, signInAdmin } from '../../../../tests/support/people.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
type Name = (typeof realProviders)[number];

let owner: SignedInAdmin;
let contributor: string;
let category: Awaited<ReturnType<typeof makeCategory>>;
beforeAll(async () => {
  owner = await signInAdmin(app);
  category = await makeCategory(app, 'birds');
  contributor = await makeContributor(app, 'salma');
});

const comeBack = (name: Name, id: string, query = '?status=success', fetch: typeof app.fetch = app.fetch) =>
  fetch(`/api/v1/payment/${name}/return/${id}${query}`);
const sweep = async () => {
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const { refunds } of Object.values(standIns))
    for (const each of refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};
const agrees = async () => expect(await findViolations(app.systemContext())).toEqual([]);
const listNew = async (order: string) => {
  const { body } = await owner.call('GET', '/payment/anomalies?limit=100');
  const items = body['items'] as { kind: string; order: { _id: string } }[];
  return items.filter((each) => each.order._id === order).map(({ kind }) => kind);
};
/** Orders of the same work, each with an attempt that starts before any is paid. */
async function beginSame(buyer: Buyer, names: readonly Name[]) {
  const made = await makeContent(app, { category, contributor, title: 'Heron', prices: [49_900] });
  const orders: ({ order: string; name: Name } & BegunAttempt)[] = [];
  for (const name of names) {
    const order = await makeOrder(app, { accountId: buyer.user.userId, ...made, price: 49_900 });
    orders.push({ order, name, ...(await buyer.begin(order, name)) });
  }
  return orders;
}
const listLetters = async ({ userId }: SignedInUser) =>
  (
    await app.pool.query<{ text: string }>('select text_body as text from mail where account_id = $1', [userId])
  ).rows.map(({ text }) => text);
const listNotices = async ({ call }: SignedInUser) => {
  const { body } = await call('GET', '/user/notices');
  expect(body['total']).toBe(3);
  const items = body['items'] as { code: string; subject: string }[];
  return Object.fromEntries(items.map(({ code, subject }) => [code, subject]));
};

describe.each(realProviders)('money that comes by %s after its buyer has left', (name) => {
  it('goes back, and the owner learns of it', async () => {
    const buyer = await createBuyer(app);
    const order = await buyer.order();
    const { id, reference } = await buyer.begin(order, name);
    await comeBack(name, id, '?outcome=cancel');
    expect((await buyer.read(order)).order).toBe('cancelled');
    expect((await buyer.user.deleteAccount()).status).toBe(200);
    standIns[name].find(reference).status = 'completed';
    const from = standIns[name].refunds.length;
    await Promise.all([comeBack(name, id), comeBack(name, id, '?status=success', app.elsewhere)]);
    for (let round = 0; round < 3; round += 1) await sweep();
    expect(await buyer.read(order)).toEqual({
      order: 'cancelled',
      payments: ['completed surplus'],
      sales: 0,
      entitlements: 0,
      anomalies: ['no_buyer'],
      refunds: ['completed'],
    });
    expect(standIns[name].refunds.length - from).toBe(1);
    expect(await listNew(order)).toEqual(['no_buyer']);
    await agrees();
  });

  it('goes back or is kept for them, where both happen at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await createBuyer(app);
      const order = await buyer.order();
      const { id, reference } = await buyer.begin(order, name);
      await comeBack(name, id, '?outcome=cancel');
      standIns[name].pay(reference);
      const [left] = await Promise.all([
        buyer.user.deleteAccount(),
        comeBack(name, id),
        comeBack(name, id, '?status=success', app.elsewhere),
      ]);
      expect(left.status).toBe(200);
      for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep();
      const end = await buyer.read(order);
      expect([
        ['paid', 1, []],
        ['cancelled', 0, ['completed']],
        // A payment that was only approved isn't completed after the customer deleted the account.
        ...(name === 'bkash' ? [['cancelled', 0, []]] : []),
      ]).toContainEqual([end.order, end.sales, end.refunds]);
    }
    await agrees();
  });
});

it('no order is paid whose buyer has left, by the word of the database', async () => {
  const buyer = await createBuyer(app);
  const order = await buyer.order();
  await app.pool.query('update customer_order set account_id = null where id = $1', [order]);
  await expect(
    app.pool.query("update customer_order set status = 'paid', paid_at = now() where id = $1", [order]),
  ).rejects.toMatchObject({ constraint: 'order_has_buyer' });
});

describe('a work that was bought twice', () => {
  it.each([
    ['sslcommerz', 'stripe'],
    ['bkash', 'sslcommerz'],
    ['stripe', 'bkash'],
  ] as const)(
    'at the same moment, by %s and %s, is paid once: the other money goes back by itself',
    async (...names) => {
      for (let round = 0; round < 4; round += 1) {
        const buyer = await createBuyer(app);
        await app.pool.query(
          "update account set email = $2, email_verified = true, emails = '{receipt,refund}' where id = $1",
          [buyer.user.userId, `buyer-${round}-${names[0]}@example.com`],
        );
        const orders = await beginSame(buyer, names);
        for (const { name, reference } of orders) standIns[name].pay(reference);
        await Promise.all(
          orders.flatMap(({ name, id }) => [
            comeBack(name, id),
            comeBack(name, id, '?status=success', app.elsewhere),
            sweepPayments(app.systemContext()),
          ]),
        );
        for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep();
        const ends = await Promise.all(orders.map(({ order }) => buyer.read(order)));
        const twice = {
          order: 'refunded',
          payments: ['completed'],
          sales: 1,
          entitlements: 0,
          anomalies: ['bought_twice'],
          refunds: ['completed'],
        };
        expect(ends.toSorted((a, b) => (a.order < b.order ? -1 : 1))).toEqual([paidOnce, twice]);
        const given = orders[ends.findIndex((end) => end.order === 'refunded')]?.order ?? '';
        const kept = orders.find(({ order }) => order !== given)?.order ?? '';
        expect(await listNew(given)).toEqual(['bought_twice']);
        expect(await listNotices(buyer.user)).toEqual({
          order_bought_twice: given,
          order_paid: kept,
          order_refunded: given,
        });
        const letters = await listLetters(buyer.user);
        const count = (words: string) => letters.filter((text) => text.includes(words)).length;
        expect([
          letters.length,
          ...['already owned these', 'because you also bought them in another order', 'Thank you'].map(count),
        ]).toEqual([3, 1, 1, 1]);
      }
      await agrees();
    },
  );

  it('among other works costs once, and the rest of the order is kept', async () => {
    const buyer = await createBuyer(app);
    const [first, second] = [
      await makeContent(app, { category, contributor, title: 'Heron', prices: [49_900] }),
      await makeContent(app, { category, contributor, title: 'Crane', prices: [10_000] }),
    ];
    const toLine = (made: typeof first, price: number) => ({
      contentId: made.contentId,
      variantId: made.variantIds[0] ?? '',
      price,
    });
    const create = async (lines: object[]) => {
      const { status, body } = await buyer.user.call(
        'POST',
        '/order/create',
        { lines },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(status).toBe(200);
      const order = String(body['_id']);
      return { order, ...(await buyer.begin(order, 'stripe')) };
    };
    const whole = await create([toLine(first, 49_900), toLine(second, 10_000)]);
    const single = await create([toLine(first, 49_900)]);
    for (const { id, reference } of [single, whole]) {
      standIns.stripe.pay(reference);
      await comeBack('stripe', id);
    }
    await sweep();
    await sweep();
    expect(await buyer.read(single.order)).toEqual(paidOnce);
    expect(await buyer.read(whole.order)).toEqual({
      ...paidOnce,
      sales: 2,
      anomalies: ['bought_twice'],
      refunds: ['completed'],
    });
    const { body } = await owner.call('GET', `/order/every/${whole.order}`);
    expect(body['refunds']).toMatchObject([{ amount: 49_900, reason: 'paid_twice', admin: null, status: 'completed' }]);
    const shown = await buyer.user.call('GET', `/order/single/${whole.order}`);
    expect((shown.body['lines'] as { isRefunded: boolean }[]).map(({ isRefunded }) => isRefunded)).toEqual([
      true,
      false,
    ]);
    await agrees();
  });

  it('and whose second payment an owner accepts, goes back too', async () => {
    const buyer = await createBuyer(app);
    const [held, plain] = await beginSame(buyer, ['sslcommerz', 'stripe']);
    if (held === undefined || plain === undefined) throw new Error('two were begun');
    standIns.sslcommerz.find(held.reference).status = 'held';
    await comeBack('sslcommerz', held.id);
    standIns.stripe.pay(plain.reference);
    await comeBack('stripe', plain.id);
    const { status } = await owner.call('POST', `/payment/held/${held.order}`, { decision: 'accept' });
    expect(status).toBe(200);
    for (let round = 0; round < 3; round += 1) await sweep();
    expect(await buyer.read(plain.order)).toEqual(paidOnce);
    expect(await buyer.read(held.order)).toMatchObject({
      order: 'refunded',
      anomalies: ['bought_twice'],
      refunds: ['completed'],
    });
    await agrees();
  });

  it('and whose money is refused on its way back, is owned by both, and shown so', async () => {
    const buyer = await createBuyer(app);
    const [first, second] = await beginSame(buyer, ['stripe', 'stripe']);
    if (first === undefined || second === undefined) throw new Error('two were begun');
    standIns.stripe.pay(first.reference);
    await comeBack('stripe', first.id);
    standIns.stripe.pay(second.reference);
    await comeBack('stripe', second.id);
    const stored = standIns.stripe.find(second.reference);
    const { amount } = stored;
    stored.amount = '1';
    await sweep();
    stored.amount = amount;
    expect(await buyer.read(second.order)).toMatchObject({
      order: 'paid',
      entitlements: 1,
      refunds: ['failed'],
      anomalies: ['bought_twice', 'refund_refused'],
    });
    await agrees();
  });
});
