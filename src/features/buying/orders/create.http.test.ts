import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { readBalances } from '../../money/ledger/store/accounts.ts';
import { expireOrders } from './service/own-orders.ts';
import { markPaid, markUnpaid } from './service/paid.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let category: Awaited<ReturnType<typeof makeCategory>>;
let contributor: string;
let heron: Made;
let crane: Made;
let buyer: SignedInUser;

beforeAll(async () => {
  category = await makeCategory(app, 'birds');
  contributor = await makeContributor(app, 'salma');
  heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [49_900, 0, null] });
  crane = await makeContent(app, { category, contributor, title: 'Crane', prices: [10_001] });
  buyer = await signInUser(app);
});

const toLine = (made: Made, price: number, index = 0) => ({
  contentId: made.contentId,
  variantId: made.variantIds[index] ?? '',
  price,
});
const order = (person: SignedInUser, lines: object[], key: string = createId()) =>
  person.call('POST', '/order/create', { lines }, { 'idempotency-key': key });
const pay = (orderId: unknown) =>
  inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId: String(orderId), provider: 'sandbox' }));
const messagesOf = (body: Record<string, unknown>) =>
  (body['errors'] as { path: string; message: string }[] | undefined)?.map(({ path, message }) => [path, message]);

describe('an order', () => {
  it('keeps what was promised, at the price that was seen', async () => {
    const { status, body } = await order(buyer, [toLine(heron, 49_900), toLine(crane, 10_001)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      currency: 'BDT',
      total: 59_901,
      provider: null,
      paidAt: null,
      lines: [
        { title: 'Heron', variantName: 'Variant 1', price: 49_900, isRefunded: false, certificate: null },
        { title: 'Crane', price: 10_001 },
      ],
    });
    expect(Date.parse(String(body['expiresAt'])) - Date.parse(String(body['createdAt']))).toBe(30 * 60_000);
    await app.pool.query("update content set title = 'Grey heron' where id = $1", [heron.contentId]);
    expect((await buyer.call('GET', `/order/single/${String(body['_id'])}`)).body).toMatchObject(body);
    expect((await (await signInUser(app)).call('GET', `/order/single/${String(body['_id'])}`)).status).toBe(404);
  });

  it('takes what was bought out of the cart once it is paid, and leaves the rest', async () => {
    const person = await signInUser(app);
    const other = await signInUser(app);
    for (const [who, made] of [
      [person, heron],
      [person, crane],
      [other, heron],
    ] as const)
      await who.call('POST', '/cart/add', { contentId: made.contentId, variantId: made.variantIds[0] });
    const inCart = async (who: SignedInUser) =>
      ((await who.call('GET', '/cart/all')).body['items'] as { contentInfo: { _id: string } }[]).map(
        ({ contentInfo }) => contentInfo._id,
      );
    const { body } = await order(person, [toLine(heron, 49_900)]);
    expect(await inCart(person)).toEqual([crane.contentId, heron.contentId]);
    await pay(body['_id']);
    await pay(body['_id']);
    expect([await inCart(person), await inCart(other)]).toEqual([[crane.contentId], [heron.contentId]]);
  });

  it('is the same one for the same key, also at the same moment, and none for a key of another', async () => {
    const key = createId();
    const lines = [toLine(crane, 10_001)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(buyer, lines, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['_id'])).size).toBe(1);
    expect((await order(buyer, [toLine(heron, 49_900)], key)).status).toBe(409);
    const other = await signInUser(app);
    expect((await order(other, lines, key)).body['_id']).not.toBe(answers[0]?.body['_id']);
  });

  it.each([
    ['without a key', {}],
    ['with a short one', { 'idempotency-key': 'abc' }],
    ['with a space in it', { 'idempotency-key': 'a key of mine' }],
  ])('is refused %s', async (_, headers) => {
    const { status, body } = await buyer.call('POST', '/order/create', { lines: [toLine(crane, 10_001)] }, headers);
    expect([status, messagesOf(body)?.[0]?.[0]]).toEqual([400, 'Idempotency-Key']);
  });

  it('orders nothing where one of its lines can not be had so', async () => {
    const own = await signInContributor(app);
    const unpublished = await makeContent(app, {
      category,
      contributor,
      title: 'Gone',
      prices: [500],
      status: 'unpublished',
    });
    const mine = await makeContent(app, { category, contributor: own.userId, title: 'Mine', prices: [500] });
    const before = (await app.pool.query('select count(*) from customer_order')).rows;
    const { status, body } = await order(own, [
      toLine(crane, 10_000),
      toLine(heron, 0, 2),
      toLine(unpublished, 500),
      toLine(mine, 500),
      toLine(heron, 49_900),
      toLine(heron, 49_900),
      { contentId: crane.contentId, variantId: heron.variantIds[0], price: 49_900 },
      { contentId: 'x', variantId: 'y', price: 1 },
    ]);
    expect(status).toBe(400);
    expect(messagesOf(body)).toEqual([
      ['lines.0', 'The price has changed. Check it before you pay.'],
      ['lines.1', 'This is no longer for sale.'],
      ['lines.2', 'This is no longer for sale.'],
      ['lines.3', 'This is your own work.'],
      ['lines.5', 'This is in the order twice. Keep only one.'],
      ['lines.6', 'This is in the order twice. Keep only one.'],
      ['lines.7', 'This is no longer for sale.'],
    ]);
    expect((await app.pool.query('select count(*) from customer_order')).rows).toEqual(before);
  });

  it.each([
    [[]],
    [[{ variantId: 'x' }]],
    [[{ contentId: 'a', variantId: 'b', price: -1 }]],
    [[{ contentId: 'a', variantId: 'b', price: 1.5 }]],
    ['all'],
  ])('is refused for %j', async (lines) => {
    const answer = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    expect(answer.status).toBe(400);
  });

  it('that costs nothing is paid at once, and moves no money', async () => {
    const person = await signInUser(app);
    const { body } = await order(person, [toLine(heron, 0, 1)]);
    expect(body).toMatchObject({ status: 'paid', total: 0, provider: null });
    expect((body['lines'] as { certificate: string }[])[0]?.certificate).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    const { rows } = await app.pool.query(
      'select 1 from ledger.journal where line_id in (select id from order_line where order_id = $1)',
      [body['_id']],
    );
    expect(rows).toEqual([]);
  });
});

describe('a payment', () => {
  it('gives the right to download, once, and everybody their share, also where it comes ten times at once', async () => {
    const person = await signInUser(app);
    const { body } = await order(person, [toLine(crane, 10_001)]);
    const address = `/api/v1/content/download/${crane.contentId}/${crane.variantIds[0]}`;
    expect((await person.fetch(address)).status).toBe(402);
    const before = (await readBalances(app.db, contributor, 'BDT')).get('contributor_pending') ?? 0;
    await Promise.all(Array.from({ length: 10 }, () => pay(body['_id'])));
    const after = (await readBalances(app.db, contributor, 'BDT')).get('contributor_pending') ?? 0;
    expect(after - before).toBe(7001);
    expect((await person.fetch(address)).status).toBe(200);
    expect((await buyer.fetch(address)).status).toBe(402);
    const paid = (await person.call('GET', `/order/single/${String(body['_id'])}`)).body;
    expect(paid).toMatchObject({ status: 'paid', provider: 'sandbox' });
    expect((await order(person, [toLine(crane, 10_001)])).body).toMatchObject({
      errors: [{ path: 'lines.0', message: 'You already own this.' }],
    });
  });

  it('is honoured late, whatever became of the order', async () => {
    for (const status of ['failed', 'cancelled', 'expired'] as const) {
      const person = await signInUser(app);
      const { body } = await order(person, [toLine(crane, 10_001)]);
      const orderId = String(body['_id']);
      await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId, status }));
      expect((await person.call('GET', `/order/single/${orderId}`)).body['status']).toBe(status);
      await pay(orderId);
      expect(await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId, status }))).toBe(false);
      expect((await person.call('GET', `/order/single/${orderId}`)).body['status']).toBe('paid');
    }
  });

  it('pays nothing where the buyer has left meanwhile: the order stays in the books as it was', async () => {
    const person = await signInUser(app);
    const { body } = await order(person, [toLine(crane, 10_001)]);
    expect((await person.deleteAccount()).body['detail']).toContain('waiting for payment');
    await person.call('POST', `/order/cancel/${String(body['_id'])}`);
    expect((await person.deleteAccount()).status).toBe(200);
    await expect(pay(body['_id'])).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await app.pool.query('select account_id, buyer_name, status from customer_order where id = $1', [
      body['_id'],
    ]);
    expect(rows).toEqual([{ account_id: null, buyer_name: '', status: 'cancelled' }]);
  });
});

it('what is not paid in time expires, and what is paid or cancelled does not', async () => {
  const person = await signInUser(app);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(String((await order(person, [toLine(crane, 10_001)])).body['_id']));
  const [open = '', paid = '', cancelled = ''] = ids;
  await pay(paid);
  await person.call('POST', `/order/cancel/${cancelled}`);
  const late = { ...app.systemContext(), now: new Date(Date.now() + 31 * 60_000) };
  await Promise.all([expireOrders(late), expireOrders(late)]);
  const { body } = await person.call('GET', '/order/all?limit=2');
  expect(body).toMatchObject({
    total: 3,
    items: [
      { _id: cancelled, status: 'cancelled' },
      { _id: paid, status: 'paid' },
    ],
  });
  const next = await person.call('GET', `/order/all?limit=2&cursor=${String(body['nextCursor'])}`);
  expect(next.body).toMatchObject({ items: [{ _id: open, status: 'expired' }], nextCursor: null });
  expect((await person.call('POST', `/order/cancel/${paid}`)).status).toBe(409);
  expect((await person.call('POST', `/order/cancel/${open}`)).status).toBe(409);
});
