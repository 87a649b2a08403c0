import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { untilSomebodyWaits } from '../../../../tests/support/lock-waits.ts';
import {
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { indexContent } from '../../catalogue/content/service/index-content.ts';
import { applySales } from '../../catalogue/content/service/sales/sale-prices.ts';
import { applyRunningSales } from './service/apply-sales.ts';
import { selectRunningSales } from './store/discounts.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let salma: SignedInUser;
let karim: SignedInUser;
let heron: Made;
let crane: Made;
let fox: Made;

beforeAll(async () => {
  owner = await signInAdmin(app);
  const category = await makeCategory(app, 'birds');
  [salma, karim] = [await signInContributor(app), await signInContributor(app)];
  heron = await makeContent(app, { category, contributor: salma.userId, title: 'Heron', prices: [10_000, 40_000] });
  crane = await makeContent(app, { category, contributor: salma.userId, title: 'Crane', prices: [9000] });
  fox = await makeContent(app, { category, contributor: karim.userId, title: 'Fox', prices: [8500] });
  await inTransaction(app.systemContext(), (ctx) =>
    indexContent(
      ctx,
      [heron, crane, fox].map((each) => each.contentId),
    ),
  );
});

const apply = () => applyRunningSales(app.systemContext());
const listPrices = async (query = 'sort=price-asc') => {
  const { body } = await browser(app).call('GET', `/content/all?${query}`);
  return (body['items'] as { title: string; minPrice: number; sale?: object }[]).map(({ title, minPrice, sale }) => [
    title,
    minPrice,
    sale,
  ]);
};
const pageOf = async (made: Made) =>
  (await browser(app).call('GET', `/content/single/${made.contentId}`)).body['variants'] as {
    price: number;
    sale: object | null;
  }[];
const end = (id: string) => owner.call('PUT', `/discounts/end/${id}`);

describe('a sale', () => {
  it('is shown for the highest price of a work with a free variant, whose card shows that price', async () => {
    const nila = await signInContributor(app);
    const category = await makeCategory(app, 'fish');
    const made = await makeContent(app, {
      category,
      contributor: nila.userId,
      title: 'Hilsa',
      prices: [0, 30_000, 50_000],
    });
    const { id } = await makeDiscount(nila, { code: null, value: 2000 });
    await apply();
    expect(await listPrices('category=fish')).toEqual([['Hilsa', 0, { listPrice: 50_000, lowestPrice: 50_000 }]]);
    await nila.call('PUT', `/contributor/discounts/end/${id}`);
    await apply();
    expect(await listPrices('category=fish')).toEqual([['Hilsa', 0, undefined]]);
    await app.pool.query("update content set status = 'unpublished' where id = $1", [made.contentId]);
    await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [made.contentId]));
  });

  it('reduces the contributor’s works in lists, on the page, in the cart and in orders, until it ends', async () => {
    const { id } = await makeDiscount(salma, { code: null, value: 2000 });
    await apply();
    expect(await listPrices()).toEqual([
      ['Crane', 7200, { listPrice: 9000, lowestPrice: 9000 }],
      ['Heron', 8000, { listPrice: 10_000, lowestPrice: 10_000 }],
      ['Fox', 8500, undefined],
    ]);
    expect((await listPrices('price=7000-7500')).map(([title]) => title)).toEqual(['Crane']);
    expect(await pageOf(heron)).toMatchObject([
      { price: 8000, sale: { listPrice: 10_000, lowestPrice: 10_000 } },
      { price: 32_000, sale: { listPrice: 40_000, lowestPrice: 40_000 } },
    ]);
    const buyer = await signInUser(app);
    const added = await buyer.call('POST', '/cart/add', { contentId: heron.contentId, variantId: heron.variantIds[0] });
    expect(added.body).toMatchObject({ variant: { price: 8000 }, state: 'ready' });
    const lines = [{ contentId: heron.contentId, variantId: heron.variantIds[0], price: 8000 }];
    const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    expect(body).toMatchObject({ total: 8000, coupon: null, lines: [{ price: 8000, listPrice: 10_000 }] });
    await salma.call('PUT', `/contributor/discounts/end/${id}`);
    await apply();
    expect((await listPrices()).map(([, price]) => price)).toEqual([8500, 9000, 10_000]);
    const late = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    expect(late.status).toBe(400);
  });

  it('takes the lowest price of several, and shows the lowest of the last 30 days', async () => {
    const sales = [
      await makeDiscount(owner, { code: null, value: 1000, siteShare: 10_000 }),
      await makeDiscount(karim, { code: null, kind: 'amount', value: 500 }),
      await makeDiscount(owner, { code: null, value: 500, siteShare: 0, scope: 'works', workIds: [fox.contentId] }),
    ];
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 7650, sale: { listPrice: 8500, lowestPrice: 8500 } }]);
    await end(sales[0]?.id ?? '');
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 8000, sale: { listPrice: 8500, lowestPrice: 7650 } }]);
    await app.pool.query("update past_price set ended_at = ended_at - interval '30 days 1 hour'");
    await app.pool.query('update variant set price = 8600 where id = $1', [fox.variantIds[0]]);
    await apply();
    // The price of the sale before the change was 8000.
    expect(await pageOf(fox)).toMatchObject([{ price: 8100, sale: { listPrice: 8600, lowestPrice: 8000 } }]);
    for (const { id } of sales) await end(id);
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 8600, sale: null }]);
  });

  it('never gives works away, and leaves out what it would', async () => {
    const { id } = await makeDiscount(salma, { code: null, kind: 'amount', value: 10_000 });
    await apply();
    expect(await pageOf(heron)).toMatchObject([{ price: 10_000, sale: null }, { price: 30_000 }]);
    await end(id);
    await apply();
  });

  it('costs nothing when no sale runs, and works that are added join one that does', async () => {
    await apply();
    const { id } = await makeDiscount(salma, { code: null, startsAt: new Date(Date.now() + 60_000).toISOString() });
    await apply();
    expect(await pageOf(crane)).toMatchObject([{ sale: null }]);
    await end(id);
  });
});

describe('the job of sales', () => {
  it('compares works when a sale begins or ends, and otherwise only those that changed', async () => {
    const { id: icons } = await makeCategory(app, 'icons');
    const terms = { code: null, value: 1000, siteShare: 0 };
    const { id } = await makeDiscount(owner, { ...terms, scope: 'categories', categoryIds: [icons] });
    await apply();
    const statements = await recordQueries(app.pool, (db) => applyRunningSales({ ...app.systemContext(), db }));
    expect(statements.filter((each) => /\b(variant|content)\b/.test(each.sql))).toEqual([]);

    await app.pool.query('delete from content_subcategory where content_id = $1', [fox.contentId]);
    await app.pool.query('update content set category_id = $1 where id = $2', [icons, fox.contentId]);
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 7740, sale: { listPrice: 8600 } }]);
    await app.pool.query('update variant set price = 9000 where id = $1', [fox.variantIds[0]]);
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 8100, sale: { listPrice: 9000 } }]);
    await app.pool.query(
      'update content set category_id = (select category_id from content where id = $1) where id = $2',
      [crane.contentId, fox.contentId],
    );
    await apply();
    expect(await pageOf(fox)).toMatchObject([{ price: 9000, sale: null }]);
    const { rows } = await app.pool.query('select content_id from work_to_price');
    expect(rows).toEqual([]);
    await end(id);
    await apply();
  });

  it('goes on where it stopped, and leaves works to a run that knows newer sales', async () => {
    const { id } = await makeDiscount(owner, { code: null, value: 1000, siteShare: 0 });
    const ctx = app.systemContext();
    const selectSales = (db: Database) => selectRunningSales(db, new Date());
    await applySales(ctx, { selectSales, fee: 3000, until: new Date(0) });
    expect(await pageOf(crane)).toMatchObject([{ sale: null }]);
    await applySales(ctx, { selectSales, fee: 3000, until: new Date(Date.now() + 60_000) });
    expect(await pageOf(crane)).toMatchObject([{ price: 8100 }]);
    await end(id);
    const other = await app.pool.connect();
    await other.query("begin; update sale_run set sales = 'newer'");
    const overtaken = apply();
    await untilSomebodyWaits(app);
    await other.query('commit');
    other.release();
    await overtaken;
    expect(await pageOf(crane)).toMatchObject([{ price: 8100 }]);
    await apply();
    expect(await pageOf(crane)).toMatchObject([{ price: 9000, sale: null }]);
  });
});

describe('discounts of others', () => {
  it('can’t be seen or ended by contributors, and are the owners’ to end', async () => {
    const { id } = await makeDiscount(salma);
    expect((await karim.call('PUT', `/contributor/discounts/end/${id}`)).status).toBe(404);
    const own = await karim.call('GET', '/contributor/discounts');
    expect((own.body['items'] as { _id: string }[]).some(({ _id }) => _id === id)).toBe(false);
    expect((await browser(app).call('GET', '/contributor/discounts')).status).toBe(401);
    expect((await salma.call('GET', '/discounts')).status).toBe(401);
    const ended = await end(id);
    expect(ended.body).toMatchObject({ discount: { state: 'ended', contributor: { _id: salma.userId } } });
    expect((await end(id)).body).toEqual(ended.body);
  });

  it('of the site are shown to contributors, with who bears them', async () => {
    const { id } = await makeDiscount(owner, { siteShare: 2500, value: 1000 });
    const { body } = await salma.call('GET', '/contributor/discounts?by=site');
    expect(body['items']).toContainEqual(
      expect.objectContaining({ _id: id, siteShare: 2500, contributor: null, code: null, isCoupon: true }),
    );
  });

  it('can’t be made for others’ works, with a code that is taken, or for more than the fee', async () => {
    const create = (person: SignedInUser | SignedInAdmin, path: string, more: object) =>
      person.call('POST', path, {
        name: 'Eid',
        kind: 'percent',
        value: 1000,
        endsAt: new Date(Date.now() + 60_000).toISOString(),
        ...more,
      });
    const foreign = await create(karim, '/contributor/discounts/create', {
      scope: 'works',
      workIds: [heron.contentId],
    });
    expect(foreign.body).toMatchObject({ errors: [{ path: 'workIds', message: 'Choose only your own works.' }] });
    expect((await create(salma, '/contributor/discounts/create', { siteShare: 100 })).status).toBe(400);
    const { code } = await makeDiscount(salma);
    expect((await create(karim, '/contributor/discounts/create', { code: code.toLowerCase() })).status).toBe(409);
    const dear = await create(owner, '/discounts/create', { siteShare: 10_000, value: 5000 });
    expect(dear.body).toMatchObject({ errors: [{ path: 'siteShare' }] });
    await expect(app.pool.query('update discount set value = 5000 where code = $1', [code])).rejects.toMatchObject({
      constraint: 'discount_kept',
    });
  });
});
