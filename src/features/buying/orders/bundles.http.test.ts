import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBundle } from '../../../../tests/support/bundles.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import {
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { indexContent } from '../../catalogue/content/service/index-content.ts';
import { applyRunningSales } from '../../money/discounts/service/apply-sales.ts';
import { markPaid } from './service/paid.ts';
import { completeRefund, requestRefund } from './service/refunds.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let salma: SignedInUser;
let karim: SignedInUser;
let heron: Made;
let crane: Made;
let fox: Made;
/** Heron 7,000 of 10,000; Crane 2,333 of 3,333; Fox 3,500 of 5,000. */
let bundle: string;
const PRICE = 12_833;

beforeAll(async () => {
  owner = await signInAdmin(app);
  salma = await signInContributor(app);
  karim = await signInContributor(app);
  const category = await makeCategory(app, 'birds');
  const make = (contributor: string, title: string, price: number) =>
    makeContent(app, { category, contributor, title, prices: [price] });
  heron = await make(salma.userId, 'Heron', 10_000);
  crane = await make(salma.userId, 'Crane', 3333);
  fox = await make(karim.userId, 'Fox', 5000);
  bundle = await makeBundle(salma, [heron, crane, fox], { price: PRICE });
  await karim.call('PUT', `/contributor/bundles/answer/${bundle}`, { answer: 'agreed' });
});

const buy = (person: SignedInUser, price: number, key: string = createId(), id: string = bundle) =>
  person.call('POST', `/order/bundle/${id}`, { price }, { 'idempotency-key': key });
const buyAlone = (person: SignedInUser, made: Made, price: number) =>
  person.call(
    'POST',
    '/order/create',
    { lines: [{ contentId: made.contentId, variantId: made.variantIds[0], price }] },
    { 'idempotency-key': createId() },
  );
const move = <T>(work: (ctx: Parameters<typeof markPaid>[0]) => Promise<T>) => inTransaction(app.systemContext(), work);
const pay = ({ body }: { body: Record<string, unknown> }) =>
  move(async (ctx) => void (await markPaid(ctx, { orderId: String(body['_id']), provider: 'sandbox' })));
const reindex = (contentId: string) => move((ctx) => indexContent(ctx, [contentId]));
const offer = async (person: SignedInUser) => (await person.call('GET', `/bundle/offer/${bundle}`)).body;
const findViolations = async () =>
  (
    await app.pool.query<object>(
      'select rule, subject from order_violation union all select rule, subject from ledger.violation',
    )
  ).rows;

describe('an order of a bundle', () => {
  it('has a line of each work at its part, and each contributor earns from their own', async () => {
    const buyer = await signInUser(app);
    expect(await offer(buyer)).toMatchObject({
      price: PRICE,
      works: [
        { state: 'buy', price: 7000 },
        { state: 'buy', price: 2333 },
        { state: 'buy', price: 3500 },
      ],
    });
    const ordered = await buy(buyer, PRICE);
    expect(ordered).toMatchObject({
      status: 200,
      body: {
        total: PRICE,
        lines: [
          { title: 'Heron', price: 7000, listPrice: 10_000, isInBundle: true },
          { title: 'Crane', price: 2333, listPrice: 3333 },
          { title: 'Fox', price: 3500, listPrice: 5000 },
        ],
      },
    });
    await pay(ordered);
    const { rows } = await app.pool.query(
      `select p.contributor_id, sum(p.sold)::int as earned from ledger.line_party p join order_line l on l.id = p.line_id
       where l.order_id = $1 and p.contributor_id is not null group by 1`,
      [ordered.body['_id']],
    );
    expect(new Map(rows.map(({ contributor_id, earned }) => [contributor_id, earned]))).toEqual(
      new Map([
        [salma.userId, 7000 + 2333 - 2100 - 700],
        [karim.userId, 3500 - 1050],
      ]),
    );
    expect(await findViolations()).toEqual([]);
    expect((await buy(buyer, 0)).status).toBe(409);
  });

  it('deducts what the buyer owns, and a refund of one work returns what it cost in the bundle', async () => {
    const buyer = await signInUser(app);
    await pay(await buyAlone(buyer, heron, 10_000));
    expect(await offer(buyer)).toMatchObject({
      price: 5833,
      works: [{ state: 'owned' }, { state: 'buy' }, { state: 'buy' }],
    });
    expect((await buy(buyer, PRICE)).body['errors']).toEqual([
      { path: 'price', message: 'The price of this bundle has changed. Check it and buy again.' },
    ]);
    const ordered = await buy(buyer, 5833);
    await pay(ordered);
    const [, second] = ordered.body['lines'] as { _id: string }[];
    const { refundId } = await move((ctx) =>
      requestRefund(ctx, {
        orderId: String(ordered.body['_id']),
        lineIds: [second?._id ?? ''],
        reason: 'customer_request',
        note: '',
        requestKey: createId(),
        adminId: null,
        isOverridden: true,
      }),
    );
    await move((ctx) => completeRefund(ctx, refundId));
    const { rows } = await app.pool.query('select amount::int from refund where id = $1', [refundId]);
    expect(rows).toEqual([{ amount: 3500 }]);
    expect(await offer(buyer)).toMatchObject({
      price: 3500,
      works: [{ state: 'owned' }, { state: 'owned' }, { state: 'buy' }],
    });
    expect(await findViolations()).toEqual([]);
  });

  it('says which works the buyer has in another version, which isn’t deducted', async () => {
    const owl = await makeContent(app, {
      category: await makeCategory(app, 'owls'),
      contributor: karim.userId,
      title: 'Owl',
      prices: [1000, 3000],
    });
    const id = await makeBundle(karim, [owl, await another()], { price: 1500 });
    const buyer = await signInUser(app);
    const findOther = async () => {
      const { body } = await buyer.call('GET', `/bundle/offer/${id}`);
      const works = body['works'] as { state: string; hasOtherVersion: boolean }[];
      return works.map(({ state, hasOtherVersion }) => [state, hasOtherVersion]);
    };
    expect(await findOther()).toEqual([
      ['buy', false],
      ['buy', false],
    ]);
    const extended = { ...owl, variantIds: owl.variantIds.slice(1) };
    await pay(await buyAlone(buyer, extended, 3000));
    expect(await findOther()).toEqual([
      ['buy', true],
      ['buy', false],
    ]);
    await pay(await buyAlone(buyer, owl, 1000));
    expect(await findOther()).toEqual([
      ['owned', false],
      ['buy', false],
    ]);
  });

  it('leaves out the own works of a contributor who buys it', async () => {
    expect(await offer(karim)).toMatchObject({
      price: 9333,
      works: [{ state: 'buy' }, { state: 'buy' }, { state: 'own' }],
    });
    expect(await buy(karim, 9333)).toMatchObject({ status: 200, body: { total: 9333 } });
  });

  it('is one order, if the call is repeated or made twice at once, also after it is paid', async () => {
    const buyer = await signInUser(app);
    const key = createId();
    const [one, two] = await Promise.all([buy(buyer, PRICE, key), buy(buyer, PRICE, key)]);
    expect(one.body['_id']).toBe(two.body['_id']);
    await pay(one);
    expect((await buy(buyer, PRICE, key)).body['_id']).toBe(one.body['_id']);
    expect((await buy(buyer, PRICE - 1, key)).status).toBe(409);
  });

  it('is the same order for a call that is repeated after the bundle has ended', async () => {
    const id = await makeBundle(karim, [fox, await another()], { price: 5500 });
    const buyer = await signInUser(app);
    const key = createId();
    const ordered = await buy(buyer, 5500, key, id);
    await karim.call('PUT', `/contributor/bundles/end/${id}`);
    expect((await buy(buyer, 5500, key, id)).body['_id']).toBe(ordered.body['_id']);
    expect((await buy(buyer, 5500, createId(), id)).status).toBe(404);
  });

  it('has no works of a suspended contributor, as its offer says', async () => {
    const buyer = await signInUser(app);
    await app.pool.query(`update contributor set status = 'suspended' where id = $1`, [karim.userId]);
    await reindex(fox.contentId);
    expect(await offer(buyer)).toMatchObject({ price: 9333, works: [{}, {}, { state: 'gone' }] });
    expect(await buy(buyer, 9333)).toMatchObject({ status: 200, body: { total: 9333 } });
    await app.pool.query(`update contributor set status = 'active' where id = $1`, [karim.userId]);
    await reindex(fox.contentId);
  });

  it('costs no work more than alone, in a sale too', async () => {
    const id = await makeBundle(karim, [fox, await another()], { price: 5500 });
    const sale = await makeDiscount(karim, { code: null, value: 5000 });
    await applyRunningSales(app.systemContext());
    const buyer = await signInUser(app);
    // Half of 5,000 and of 1,000; their parts of the bundle are 4,583 and 917.
    const ordered = await buy(buyer, 3000, createId(), id);
    expect(ordered.body).toMatchObject({
      total: 3000,
      lines: [
        { price: 2500, listPrice: 5000 },
        { price: 500, listPrice: 1000 },
      ],
    });
    await pay(ordered);
    expect(await findViolations()).toEqual([]);
    await karim.call('PUT', `/contributor/discounts/end/${sale.id}`);
    await applyRunningSales(app.systemContext());
  });

  it('is refused for a bundle that is unknown or has ended, and without being signed in', async () => {
    const id = await makeBundle(karim, [fox, await another()], { price: 5500 });
    await karim.call('PUT', `/contributor/bundles/end/${id}`);
    const buyer = await signInUser(app);
    expect((await buy(buyer, 5500, createId(), id)).status).toBe(404);
    expect((await buy(buyer, 5500, createId(), createId())).status).toBe(404);
    expect(
      (await owner.call('POST', `/order/bundle/${bundle}`, { price: PRICE }, { 'idempotency-key': createId() })).status,
    ).toBe(401);
  });
});

let others = 0;
const another = async (): Promise<Made> => {
  others += 1;
  const category = await makeCategory(app, `birds-${others}`);
  return makeContent(app, { category, contributor: karim.userId, title: 'Jay', prices: [1000] });
};

it('is never sold above its parts, nor after its end: the database refuses', async () => {
  const id = await makeBundle(karim, [fox, await another()], { price: 5500 });
  await buy(await signInUser(app), 5500, createId(), id);
  const copy = (change: object) =>
    app.pool.query(
      `insert into order_line select (copied).* from (
         select json_populate_record(l, $2::json) as copied from order_line l where bundle_id = $1 limit 1) c`,
      [id, JSON.stringify({ id: createId(), position: 90, ...change })],
    );
  const refused = { constraint: 'order_line_of_bundle' };
  await expect(copy({ price: 9999 })).rejects.toMatchObject(refused);
  await expect(copy({ variant_id: createId() })).rejects.toMatchObject(refused);
  await karim.call('PUT', `/contributor/bundles/end/${id}`);
  await expect(copy({})).rejects.toMatchObject(refused);
});
