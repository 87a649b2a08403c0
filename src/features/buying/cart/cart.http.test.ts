import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { browser, type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { moveContent } from '../../catalogue/content/service/status.ts';
import { grantEntitlements, revokeEntitlements } from '../downloads/service/entitlements.ts';
import { MAX_CART_LINES } from './contract.ts';
import { removeBought } from './service/cart.ts';
import type { CartItem } from './service/lines.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'icons');
const contributor = await makeContributor(app, 'maker');
const make = (title: string, prices: (number | null)[] = [50_000], of = contributor) =>
  makeContent(app, { category, contributor: of, title, prices });
const lineOf = ({ contentId, variantIds }: Made, index = 0) => ({ contentId, variantId: variantIds[index] ?? '' });
const add = (person: SignedInUser, made: Made, more: object = {}, index = 0) =>
  person.call('POST', '/cart/add', { ...lineOf(made, index), ...more });
const setPrice = (made: Made, price: number | null) =>
  app.pool.query('update variant set price = $2 where id = $1', [made.variantIds[0], price]);

/** Gives the account the right to download the first variant of a work. @returns id of the order line */
async function makeOwned(accountId: string, work: Made, price: number): Promise<string> {
  const orderId = await makeOrder(app, { accountId, ...work, price });
  const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [orderId]);
  const line = { id: rows[0]?.id ?? '', ...lineOf(work), price };
  await inTransaction(app.systemContext(), ({ tx }) => grantEntitlements(tx, { accountId, lines: [line] }));
  return line.id;
}

async function readCart(person: SignedInUser) {
  const { status, body } = await person.call('GET', '/cart/all');
  expect(status).toBe(200);
  return body as unknown as { items: CartItem[]; subtotal: number; currency: string };
}
const readStates = async (person: SignedInUser) =>
  (await readCart(person)).items.map(({ contentInfo, variant, state }) => [contentInfo.title, state, variant.price]);

const [crane, egret] = [await make('Crane', [50_000, 120_050]), await make('Egret', [0])];

describe('POST /cart/add', () => {
  it('answers the added item, which the cart then holds, last added first', async () => {
    const person = await signInUser(app);
    const added = await add(person, crane);
    expect(added).toMatchObject({
      status: 200,
      body: {
        contentInfo: {
          _id: crane.contentId,
          title: 'Crane',
          language: 'en',
          contributor: { username: 'maker', name: 'maker' },
          preview: { width: 800, height: 600 },
        },
        variant: {
          _id: crane.variantIds[0],
          name: 'Variant 1',
          licence: { code: 'cc0-1.0' },
          formats: ['SVG'],
          fileCount: 1,
          price: 50_000,
          currency: 'BDT',
        },
        priceSeen: 50_000,
        state: 'ready',
      },
    });
    await add(person, egret);
    await add(person, crane, {}, 1);
    const { items, subtotal, currency } = await readCart(person);
    expect([subtotal, currency]).toEqual([170_050, 'BDT']);
    expect(items.map(({ variant }) => variant._id)).toEqual([
      crane.variantIds[1],
      egret.variantIds[0],
      crane.variantIds[0],
    ]);
    expect(items[2]).toEqual(added.body);
    expect((await readCart(await signInUser(app))).items).toEqual([]);
  });

  it('keeps one line a variant, however often and from wherever it is added', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    const send = (each: number) =>
      (each % 2 === 0 ? app.fetch : app.elsewhere)('/api/v1/cart/add', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(lineOf(crane)),
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, each) => send(each)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const first = (await readCart(person)).items;
    expect(first).toHaveLength(1);
    await add(person, crane);
    expect((await readCart(person)).items).toEqual(first);
  });

  it('is the signed-in person’s, and of what is public and for sale', async () => {
    expect((await browser(app).call('POST', '/cart/add', lineOf(crane))).status).toBe(401);
    const person = await signInUser(app);
    const draft = await makeContent(app, { category, contributor, title: 'Draft', status: 'draft', prices: [100] });
    const unpriced = await make('Unpriced', [null, 100]);
    for (const line of [
      lineOf(draft),
      { contentId: egret.contentId, variantId: crane.variantIds[0] },
      { contentId: createId(), variantId: createId() },
      { contentId: 'nonsense', variantId: "'; drop table cart_line; --" },
    ])
      expect((await person.call('POST', '/cart/add', line)).status).toBe(404);
    expect(await add(person, unpriced)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This isn’t for sale right now.' },
    });
    for (const body of [
      {},
      { contentId: crane.contentId },
      { ...lineOf(crane), priceSeen: -1 },
      { ...lineOf(crane), all: true },
    ])
      expect((await person.call('POST', '/cart/add', body)).status).toBe(400);
    expect((await readCart(person)).items).toEqual([]);
  });

  it('refuses the own work, and what was bought until it is refunded', async () => {
    const person = await signInContributor(app);
    const { rows } = await app.pool.query<{ id: string }>('select id from contributor where account_id = $1', [
      person.userId,
    ]);
    const own = await make('Own', [500], rows[0]?.id);
    expect(await add(person, own)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await add(await signInUser(app), own)).status).toBe(200);
    const bought = await make('Bought', [500]);
    const lineId = await makeOwned(person.userId, bought, 500);
    expect(await add(person, bought)).toMatchObject({ status: 409, body: { code: 'already_owned' } });
    await inTransaction(app.systemContext(), ({ tx }) => revokeEntitlements(tx, [lineId], new Date()));
    expect((await add(person, bought)).status).toBe(200);
  });

  it('holds 100 lines, also where two are added at once, and says so in both languages', async () => {
    const person = await signInUser(app);
    const { contentId, variantIds } = await make(
      'Many',
      Array.from({ length: MAX_CART_LINES + 2 }, (_, each) => each),
    );
    await app.pool.query(
      `insert into cart_line (account_id, content_id, variant_id, price_seen)
       select $1, $2, id, price from variant where content_id = $2 order by position limit $3`,
      [person.userId, contentId, MAX_CART_LINES - 1],
    );
    const last = [0, 1].map((each) => ({ contentId, variantId: variantIds[MAX_CART_LINES - 1 + each] }));
    const answers = await Promise.all(last.map((line) => person.call('POST', '/cart/add', line)));
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['detail']).toContain('100');
    expect((await person.call('POST', '/cart/add', { contentId, variantId: variantIds[0] })).status).toBe(200);
    expect((await readCart(person)).items).toHaveLength(MAX_CART_LINES);
    const refused = await person.fetch('/api/v1/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'bn' },
      body: JSON.stringify(lineOf(crane)),
    });
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('কার্টে') });
    await expect(
      app.pool.query('insert into cart_line (account_id, content_id, variant_id, price_seen) values ($1, $2, $3, 0)', [
        person.userId,
        contentId,
        variantIds[MAX_CART_LINES + 1],
      ]),
    ).rejects.toThrow('a cart holds 100 lines');
  });
});

describe('a line whose work has changed', () => {
  it('says that the price did, and takes the one that was seen', async () => {
    const person = await signInUser(app);
    const work = await make('Priced', [500]);
    await add(person, work);
    await setPrice(work, 900);
    expect(await readStates(person)).toEqual([['Priced', 'price_changed', 900]]);
    expect((await readCart(person)).subtotal).toBe(900);
    // The price changes between the confirmation and this order.
    await setPrice(work, 1000);
    expect((await add(person, work, { priceSeen: 900 })).body).toMatchObject({
      state: 'price_changed',
      priceSeen: 900,
    });
    expect((await add(person, work, { priceSeen: 1000 })).body).toMatchObject({ state: 'ready', priceSeen: 1000 });
    await setPrice(work, 0);
    expect(await readStates(person)).toEqual([['Priced', 'price_changed', 0]]);
  });

  it('says that it is not for sale, withdrawn or bought, costs nothing and stays until it is taken out', async () => {
    const person = await signInUser(app);
    const [unpriced, withdrawn, bought] = [
      await make('Unpriced', [500]),
      await make('Withdrawn', [600]),
      await make('Bought', [700]),
    ];
    for (const work of [unpriced, withdrawn, bought, egret]) await add(person, work);
    await setPrice(unpriced, null);
    await inTransaction(app.systemContext(), (ctx) => moveContent(ctx, withdrawn.contentId, 'unpublished'));
    await makeOwned(person.userId, bought, 700);
    expect(await readStates(person)).toEqual([
      ['Egret', 'ready', 0],
      ['Bought', 'owned', null],
      ['Withdrawn', 'withdrawn', null],
      ['Unpriced', 'not_for_sale', null],
    ]);
    const { items, subtotal } = await readCart(person);
    expect(subtotal).toBe(0);
    expect(items[2]?.contentInfo).toMatchObject({ title: 'Withdrawn', contributor: null, preview: null });
    expect((await person.call('DELETE', '/cart/remove', lineOf(withdrawn))).body).toEqual({ removed: true });
    expect((await add(person, withdrawn)).status).toBe(404);
    await inTransaction(app.systemContext(), (ctx) => moveContent(ctx, withdrawn.contentId, 'published'));
    expect((await add(person, withdrawn)).body).toMatchObject({ state: 'ready' });
  });
});

describe('DELETE /cart/remove', () => {
  it('takes out what the body or the query names, once', async () => {
    const person = await signInUser(app);
    await add(person, crane);
    await add(person, egret);
    expect((await person.call('DELETE', '/cart/remove', lineOf(crane))).body).toEqual({ removed: true });
    expect((await person.call('DELETE', '/cart/remove', lineOf(crane))).body).toEqual({ removed: false });
    const query = new URLSearchParams(lineOf(egret)).toString();
    expect((await person.call('DELETE', `/cart/remove?${query}`)).body).toEqual({ removed: true });
    expect((await readCart(person)).items).toEqual([]);
  });

  it('never takes an empty one for all, nor touches another cart', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    await add(person, crane);
    const named = lineOf(crane);
    for (const body of [
      undefined,
      {},
      { contentId: named.contentId },
      { variantId: named.variantId },
      { contentId: '', variantId: '' },
    ])
      expect((await person.call('DELETE', '/cart/remove', body)).status).toBe(400);
    for (const query of ['contentId=&variantId=', `contentId=${named.contentId}`, `variantId=${named.variantId}`])
      expect((await person.call('DELETE', `/cart/remove?${query}`)).status).toBe(400);
    expect((await person.call('DELETE', '/cart/remove')).body).toMatchObject({
      errors: [{ path: 'contentId' }, { path: 'variantId' }],
    });
    for (const body of [
      { ...named, contentId: egret.contentId },
      { contentId: 'x', variantId: 'y' },
    ])
      expect((await person.call('DELETE', '/cart/remove', body)).body).toEqual({ removed: false });
    expect((await other.call('DELETE', '/cart/remove', named)).body).toEqual({ removed: false });
    expect((await browser(app).call('DELETE', '/cart/remove', named)).status).toBe(401);
    expect((await readCart(person)).items).toHaveLength(1);
  });

  it('ends in one state or the other while the same is added', async () => {
    const person = await signInUser(app);
    const calls = Array.from({ length: 24 }, (_, each) =>
      each % 2 === 0 ? add(person, crane) : person.call('DELETE', '/cart/remove', lineOf(crane)),
    );
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await readCart(person)).items.length).toBeLessThanOrEqual(1);
    await add(person, crane);
    expect((await readCart(person)).items).toHaveLength(1);
  });
});

describe('what was bought', () => {
  it('leaves the cart of its buyer alone', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    for (const each of [person, other]) for (const work of [crane, egret]) await add(each, work);
    const ids = [crane.variantIds[0] ?? '', createId()];
    await inTransaction(app.systemContext(), ({ tx }) => removeBought(tx, person.userId, ids));
    expect(await readStates(person)).toEqual([['Egret', 'ready', 0]]);
    expect((await readCart(other)).items).toHaveLength(2);
  });
});

describe('an account that ends', () => {
  it('takes its cart along, whatever is added meanwhile', async () => {
    const person = await signInUser(app);
    await add(person, egret);
    const [{ status }, ...added] = await Promise.all([
      person.deleteAccount(),
      ...Array.from({ length: 8 }, () => add(person, crane)),
    ]);
    expect(status).toBe(200);
    for (const answer of added) expect([200, 401, 404]).toContain(answer.status);
    const { rows } = await app.pool.query('select 1 from cart_line where account_id = $1', [person.userId]);
    expect(rows).toEqual([]);
  });
});
