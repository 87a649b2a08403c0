import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack, payOrder } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makePaidOrder } from '../../../../tests/support/good-certificate-calls.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const STANDARD = 50_000;
const EXTENDED = 250_000;
const DIFFERENCE = EXTENDED - STANDARD;

const app = await testApp();
const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'salma');
let buyer: SignedInUser;
let work: Made;
/** Order and line of the standard licence. */
let base: { readonly id: string; readonly line: string };

const readLine = async (orderId: string): Promise<string> => {
  const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [orderId]);
  return rows[0]?.id ?? '';
};

beforeEach(async () => {
  work = await makeContent(app, { category, contributor, title: 'Heron', prices: [STANDARD, EXTENDED] });
  const [standard, extended] = work.variantIds;
  await app.pool.query("update variant set licence_code = 'arbor-standard-1' where id = $1", [standard]);
  await app.pool.query("update variant set licence_code = 'arbor-extended-1' where id = $1", [extended]);
  buyer = await signInUser(app);
  const { id } = await makePaidOrder(app, { accountId: buyer.userId, ...work, price: STANDARD });
  base = { id, line: await readLine(id) };
});

const upgrade = (price = DIFFERENCE, key = createId(), person = buyer, line = base.line) =>
  person.call('POST', `/order/upgrade/${line}`, { price }, { 'idempotency-key': key });
const show = async (id: string) =>
  (await buyer.call('GET', `/order/single/${id}`)).body as unknown as {
    status: string;
    lines: Record<string, unknown>[];
  };
const readWork = async () => (await buyer.call('GET', `/content/owned/${work.contentId}`)).body;
const readOwned = async () => (await readWork())['variantIds'];
const requestRefund = (id = base.id, line = base.line) =>
  buyer.call('POST', `/order/refund-request/create/${id}`, { lineIds: [line] });
const makeUpgrade = async (): Promise<string> => String((await upgrade()).body['_id']);
const readViolations = async () => (await app.pool.query<object>('select * from order_violation')).rows;

it('is offered for the difference, paid once, and licensed beside the standard licence', async () => {
  const [standard, extended] = work.variantIds;
  expect((await show(base.id)).lines).toMatchObject([
    { upgrade: { variantId: extended, price: DIFFERENCE, licence: { code: 'arbor-extended-1' } }, isUpgrade: false },
  ]);
  expect(await readWork()).toMatchObject({ upgrades: [{ variantId: extended, orderId: base.id }] });
  const key = createId();
  const { status, body } = await upgrade(DIFFERENCE, key);
  expect([status, body['total'], (await upgrade(DIFFERENCE, key)).body['_id']]).toEqual([200, DIFFERENCE, body['_id']]);
  const id = String(body['_id']);
  await payOrder(app, id);
  expect(await show(id)).toMatchObject({
    status: 'paid',
    lines: [{ licence: { code: 'arbor-extended-1' }, price: DIFFERENCE, isUpgrade: true, upgrade: null }],
  });
  expect(new Set((await readOwned()) as string[])).toEqual(new Set([standard, extended]));
  const code = String((await show(id)).lines[0]?.['certificate']);
  expect((await app.fetch(`/api/v1/verify/${code}`)).status).toBe(200);
  expect((await show(base.id)).lines).toMatchObject([{ upgrade: null, isUpgraded: true }]);
  expect((await upgrade(DIFFERENCE, key)).body).toMatchObject({ _id: id, status: 'paid' });
  expect(await readWork()).toMatchObject({ upgrades: [] });
  expect(await upgrade()).toMatchObject({ status: 400, body: { errors: [{ path: 'lines.0' }] } });
  expect(await readViolations()).toEqual([]);
});

it('is refused at another price, for other lines, and to everybody else', async () => {
  expect(await upgrade(DIFFERENCE - 1)).toMatchObject({ status: 400, body: { errors: [{ path: 'lines.0' }] } });
  expect((await upgrade(-1)).status).toBe(400);
  expect((await upgrade(DIFFERENCE, createId(), await signInUser(app))).status).toBe(404);
  expect((await upgrade(DIFFERENCE, createId(), buyer, createId())).status).toBe(404);
  const path = `/api/v1/order/upgrade/${base.line}`;
  expect((await app.fetch(path, { method: 'POST', body: JSON.stringify({ price: DIFFERENCE }) })).status).toBe(401);
  // The other variants have other files, are no longer for sale, or cost less than the price paid.
  const [standard, extended] = work.variantIds;
  for (const [change, undo] of [
    ['update variant set price = null where id = $1', `update variant set price = ${EXTENDED} where id = $1`],
    [`update variant set price = ${STANDARD} where id = $1`, `update variant set price = ${EXTENDED} where id = $1`],
    [
      "update variant set licence_code = 'arbor-standard-1' where id = $1",
      "update variant set licence_code = 'arbor-extended-1' where id = $1",
    ],
  ] as const) {
    await app.pool.query(change, [extended]);
    expect((await upgrade()).status).toBe(409);
    await app.pool.query(undo, [extended]);
  }
  await app.pool.query('delete from variant_file where variant_id = $1', [standard]);
  expect((await upgrade()).status).toBe(409);
  expect((await show(base.id)).lines).toMatchObject([{ upgrade: null }]);
});

it('returns the difference when it is refunded; what it builds on is refunded after it, and not before', async () => {
  const id = await makeUpgrade();
  await payOrder(app, id);
  await expect(giveBack(app, base.id)).rejects.toMatchObject({ code: 'conflict' });
  // The date of the request counts, and the refund waits for a decision.
  expect((await requestRefund()).status).toBe(200);
  await expect(giveBack(app, base.id)).rejects.toMatchObject({ code: 'conflict' });
  expect((await show(base.id)).lines).toMatchObject([{ isUpgraded: true, refundRequest: { status: 'open' } }]);
  await expect(refundByHand()).rejects.toMatchObject({ constraint: 'refund_line_upgraded' });
  await giveBack(app, id);
  expect(await readOwned()).toEqual(work.variantIds.slice(0, 1));
  expect((await buyer.call('GET', `/order/single/${id}`)).body).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: DIFFERENCE }],
  });
  await giveBack(app, base.id);
  expect(await readOwned()).toEqual([]);
  expect((await upgrade()).status).toBe(409);
  expect(await readViolations()).toEqual([]);
});

/** Writes a refund to the database directly, without the product's rules. */
async function refundByHand(): Promise<void> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    const refund = createId();
    await client.query(
      "insert into refund (id, order_id, request_key, amount, reason) values ($1, $2, 'by-hand-1', $3, 'other')",
      [refund, base.id, STANDARD],
    );
    await client.query('insert into refund_line (refund_id, order_line_id, order_id) values ($1, $2, $3)', [
      refund,
      base.line,
      base.id,
    ]);
    await client.query('commit');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('is returned where two of it are paid at once', async () => {
  const orders = [await makeUpgrade(), await makeUpgrade()];
  await Promise.all(orders.map((id) => payOrder(app, id)));
  const { rows } = await app.pool.query<{ n: number }>(
    `select count(*)::int as n from refund_line r join order_line l on l.id = r.order_line_id
     where l.order_id = any($1::uuid[])`,
    [orders],
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect(await readOwned()).toHaveLength(2);
  expect(await readViolations()).toEqual([]);
});

it('that is paid after its base was refunded goes back itself', async () => {
  const id = await makeUpgrade();
  await giveBack(app, base.id);
  await payOrder(app, id);
  expect(await readOwned()).toEqual([]);
  expect((await show(id)).lines).toMatchObject([{ isRefunded: true }]);
  const { rows } = await app.pool.query<{ codes: string[] }>(
    'select array_agg(code) as codes from account_notice where subject_id = $1',
    [id],
  );
  expect(rows[0]?.codes).toEqual(['order_upgrade_returned']);
  expect(await readViolations()).toEqual([]);
});

it('is not offered while a refund of its base is requested, nor for what was free or costs no less', async () => {
  const expectNone = async () => {
    expect((await show(base.id)).lines).toMatchObject([{ upgrade: null }]);
    expect(await readWork()).toMatchObject({ upgrades: [] });
    expect((await upgrade()).status).toBe(409);
  };
  const requested = await requestRefund();
  await expectNone();
  await buyer.call('POST', `/order/refund-request/withdraw/${String(requested.body['_id'])}`);
  expect(await readWork()).toMatchObject({ upgrades: [{ orderId: base.id }] });
  await app.pool.query('update variant set price = $2 where id = $1', [work.variantIds[1], STANDARD]);
  await expectNone();
  const taker = await signInUser(app);
  await app.pool.query('update variant set price = 0 where id = $1', [work.variantIds[0]]);
  const line = { contentId: work.contentId, variantId: work.variantIds[0] ?? '', price: 0 };
  await taker.call('POST', '/order/create', { lines: [line] }, { 'idempotency-key': createId() });
  expect((await taker.call('GET', `/content/owned/${work.contentId}`)).body).toMatchObject({
    variantIds: [line.variantId],
    upgrades: [],
  });
});

it('names whom the order that it upgrades does, not whom the last one did', async () => {
  const name = async (id: string, said: string) => {
    expect((await buyer.call('PUT', `/order/particulars/${id}`, { name: said })).status).toBe(200);
  };
  const readName = async (id: string) => (await buyer.call('GET', `/order/single/${id}`)).body['particulars'];
  const other = await makeContent(app, { category, contributor, title: 'Ibis', prices: [STANDARD] });
  const { id: later } = await makePaidOrder(app, { accountId: buyer.userId, ...other, price: STANDARD });
  await name(base.id, 'Nusrat Jahan');
  await name(later, 'Rahim Uddin');
  expect(await readName(await makeUpgrade())).toMatchObject({ name: 'Nusrat Jahan' });
});

it('is had once for a line: another licence costs its whole price then', async () => {
  const prices = [STANDARD, EXTENDED, EXTENDED - 100];
  const ibis = await makeContent(app, { category, contributor, title: 'Ibis', prices });
  const [standard, ...extended] = ibis.variantIds;
  const third = extended[1] ?? '';
  await app.pool.query("update variant set licence_code = 'arbor-standard-1' where id = $1", [standard]);
  await app.pool.query("update variant set licence_code = 'arbor-extended-1' where id = any($1::uuid[])", [extended]);
  const { id: order } = await makePaidOrder(app, { accountId: buyer.userId, ...ibis, price: STANDARD });
  const line = await readLine(order);
  const order3 = await upgrade(DIFFERENCE - 100, createId(), buyer, line);
  const setPrice = (price: number) => app.pool.query('update variant set price = $2 where id = $1', [third, price]);
  await setPrice(EXTENDED + 100);
  const order2 = await upgrade(DIFFERENCE, createId(), buyer, line);
  expect([order3.status, order2.status]).toEqual([200, 200]);
  await payOrder(app, String(order2.body['_id']));
  await setPrice(EXTENDED - 100);
  expect((await show(order)).lines).toMatchObject([{ upgrade: null }]);
  expect(await upgrade(DIFFERENCE - 100, createId(), buyer, line)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('no larger licence') },
  });
  // The order was created before and is paid late.
  await payOrder(app, String(order3.body['_id']));
  expect((await show(String(order3.body['_id']))).lines).toMatchObject([{ isRefunded: true }]);
  expect(await readViolations()).toEqual([]);
});

it('has a fee on the difference alone, where a sale of the site reduces the larger licence', async () => {
  const [, extended] = work.variantIds;
  const sale = createId();
  await app.pool.query(
    `insert into discount (id, name, kind, value, scope, site_share, starts_at, ends_at)
     values ($1, 'Eid', 'percent', 1000, 'all', 10000, now(), now() + interval '1 day')`,
    [sale],
  );
  await app.pool.query(
    'update variant set sale_id = $1, sale_price = 225000, sale_lowest = 250000, sale_site_share = 10000 where id = $2',
    [sale, extended],
  );
  const { status, body } = await upgrade(175_000);
  expect(status).toBe(200);
  const { rows } = await app.pool.query<Record<string, unknown>>(
    `select price::int, sale_discount::int, site_borne::int, fee::int - round(price * fee_basis_points / 10000.0)::int as over
     from order_line where order_id = $1`,
    [body['_id']],
  );
  expect(rows).toEqual([{ price: 175_000, sale_discount: 0, site_borne: 0, over: 0 }]);
  expect(await readViolations()).toEqual([]);
});
