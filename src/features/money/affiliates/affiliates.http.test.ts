import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAffiliate, setAffiliateTerms, startLink } from '../../../../tests/support/affiliates.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import {
  applyToContribute,
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { readEarnings, release } from '../../../../tests/support/sellers.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import { makeWithdrawOption } from '../../../../tests/support/withdraw-options.ts';
import { step } from '../../../../tests/support/withdrawals.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { markPaid } from '../../buying/orders/service/paid.ts';
import { writeSaleLetters } from '../../earning/earnings/service/sale-letters.ts';

const pages = {
  development: false,
  render: async (request: Request) =>
    new Response(new URL(request.url).pathname, { headers: { 'content-type': 'text/html' } }),
};
const app = await testApp({ pages, environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let salma: SignedInUser;
let heron: Made;
let crane: Made;

beforeAll(async () => {
  owner = await signInAdmin(app);
  salma = await signInContributor(app);
  const category = await makeCategory(app, 'birds');
  const made = (title: string, price: number) =>
    makeContent(app, { category, contributor: salma.userId, title, prices: [price] });
  heron = await made('Heron', 10_001);
  crane = await made('Crane', 4999);
});

afterEach(async () => expect(await findViolations(app)).toEqual([]));

const order = async (person: SignedInUser, works: readonly [Made, number][] = [[heron, 10_001]]) => {
  const lines = works.map(([{ contentId, variantIds }, price]) => ({ contentId, variantId: variantIds[0], price }));
  const { status, body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  expect(status).toBe(200);
  return String(body['_id']);
};
const pay = (orderId: string, days = 0) =>
  inTransaction(app.systemContext(), (ctx) =>
    markPaid(ctx, { orderId, provider: 'sandbox', paidAt: new Date(Date.now() - days * 86_400_000) }),
  );
const readLines = async (orderId: string) =>
  (
    await app.pool.query<{ fee: number; affiliate_id: string | null; affiliate_amount: number }>(
      'select fee, affiliate_id, affiliate_amount from order_line where order_id = $1 order by position',
      [orderId],
    )
  ).rows;
const isPaidFor = async (orderId: string) =>
  (await readLines(orderId)).some(({ affiliate_id }) => affiliate_id !== null);
const readOwn = async (person: SignedInUser) =>
  (await person.call('GET', '/affiliate/mine')).body as {
    affiliate: Record<'clicks' | 'recentClicks' | 'buyers' | 'pending' | 'cleared', number> | null;
  };
/** A new buyer whose browser followed the link. */
async function signInBuyer(code: string): Promise<SignedInUser> {
  const person = await signInUser(app);
  expect((await person.fetch(`/content?via=${code}`)).status).toBe(302);
  return person;
}

describe('an affiliate', () => {
  it('earns on clearing what the link brought, is paid by a withdrawal, and owes what is refunded later', async () => {
    const nila = await signInUser(app);
    const code = await makeAffiliate(app, { basisPoints: 1500 }, nila);
    expect((await app.fetch(`/?via=${code}`)).status).toBe(302);
    const buyer = await signInBuyer(code);
    const orderId = await order(buyer, [
      [heron, 10_001],
      [crane, 4999],
    ]);
    // 15% of ৳100.01 and ৳49.99, out of fees of ৳30 and ৳15.
    expect(await readLines(orderId)).toEqual([
      { fee: 1500, affiliate_id: nila.userId, affiliate_amount: 1500 },
      { fee: 750, affiliate_id: nila.userId, affiliate_amount: 750 },
    ]);
    expect((await readOwn(nila)).affiliate).toMatchObject({ clicks: 2, recentClicks: 2, buyers: 0, pending: 0 });
    await pay(orderId, 10);
    expect((await readOwn(nila)).affiliate).toMatchObject({ buyers: 1, pending: 2250, cleared: 0 });
    expect((await readEarnings(salma)).balances.pending).toBe(7001 + 3499);
    await release(app);
    expect((await readOwn(nila)).affiliate).toMatchObject({ pending: 0, cleared: 2250 });
    const { balances, entries } = await readEarnings(nila);
    expect([
      balances.available,
      entries.items.map(({ kind, share, sale, state }) => [kind, share, sale, state]),
    ]).toEqual([
      2250,
      [
        ['affiliate', 750, null, 'cleared'],
        ['affiliate', 1500, null, 'cleared'],
      ],
    ]);
    // The contributor sees the fee as agreed, and nothing of the affiliate.
    expect((await readEarnings(salma)).entries.items.map(({ sale }) => sale?.platformFee)).toEqual([1500, 3000]);
    expect((await readEarnings<{ items: unknown[] }>(nila, 'contents?days=all')).items).toEqual([]);

    await app.pool.query("update withdraw_type set minimum = 1000, version = version + 1 where type = 'bkash'");
    const account = { type: 'bkash', number: '01798765432', proof: nila.prove() };
    expect((await nila.call('PUT', '/contributor/withdraw-option', account)).status).toBe(200);
    await app.pool.query('update withdraw_option set usable_from = now() where contributor_id = $1', [nila.userId]);
    const { body } = await nila.call('GET', '/contributor/withdraw-option');
    const [{ option }] = body['types'] as [{ option: { _id: string } }];
    const asked = await nila.call(
      'POST',
      '/withdraw-request/create',
      { amount: 2250, optionId: option._id },
      { 'idempotency-key': createId() },
    );
    expect(asked.status).toBe(200);
    for (const each of ['approve', 'pay'])
      expect((await step(owner, String(asked.body['_id']), each)).status).toBe(200);
    expect((await readEarnings(nila)).balances).toMatchObject({ available: 0, paid: 2250 });

    const [line] = (
      await app.pool.query<{ id: string }>('select id from order_line where order_id = $1 and position = 0', [orderId])
    ).rows;
    await giveBack(app, orderId, [line?.id ?? '']);
    expect((await readEarnings(nila)).balances.debt).toBe(1500);
    expect((await readOwn(nila)).affiliate).toMatchObject({ buyers: 1, cleared: 750 });
    const shown = (await owner.call('GET', `/order/every/${orderId}`)).body['order'] as { lines: object[] };
    expect(shown.lines[1]).toMatchObject({ fee: 750, affiliate: { accountId: nila.userId, amount: 750 } });
  });

  it('gets at most the fee, which bears it, also of shared works', async () => {
    const code = await makeAffiliate(app, { basisPoints: 10_000 });
    const category = await makeCategory(app, 'shared');
    const partner = await signInContributor(app);
    const work = await makeContent(app, { category, contributor: salma.userId, title: 'Shared', prices: [3333] });
    await makeAgreement(app, work.contentId, [
      { contributorId: salma.userId, basisPoints: 3333 },
      { contributorId: partner.userId, basisPoints: 6667 },
    ]);
    const buyer = await signInBuyer(code);
    const orderId = await order(buyer, [[work, 3333]]);
    expect(await readLines(orderId)).toMatchObject([{ fee: 0, affiliate_amount: 1000 }]);
    await pay(orderId);
    expect((await readEarnings(partner)).balances.pending).toBe(1555);
    // A collaborator's own link earns nothing by the work, but does by others.
    const linked = await signInBuyer(await startLink(partner));
    const other = await order(linked, [
      [work, 3333],
      [heron, 10_001],
    ]);
    expect((await readLines(other)).map(({ affiliate_amount }) => affiliate_amount)).toEqual([0, 3000]);
    await pay(other);
    await writeSaleLetters({ ...app.systemContext(), now: new Date(Date.now() + 86_400_000) });
    const { rows } = await app.pool.query<{ n: number }>(
      'select count(*)::int as n from sale_letter where contributor_id = $1',
      [partner.userId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('earns by the first purchase alone, if the owner says so, of several unpaid orders by one', async () => {
    const code = await makeAffiliate(app, { isFirstOnly: true });
    const buyer = await signInBuyer(code);
    const [one, other] = [await order(buyer), await order(buyer, [[crane, 4999]])];
    expect([await isPaidFor(one), await isPaidFor(other)]).toEqual([true, false]);
    await pay(one);
    const third = await order(buyer, [[crane, 4999]]);
    await setAffiliateTerms(app);
    const fourth = await order(buyer, [[crane, 4999]]);
    expect([await isPaidFor(third), await isPaidFor(fourth)]).toEqual([false, true]);
  });

  it('earns nothing by own purchases, in the own browser, by the own payout account, or while suspended', async () => {
    const nila = await signInUser(app);
    const code = await makeAffiliate(app, {}, nila);
    expect(nila.cookies.get('via')).toBe(`own-${code}`);
    nila.cookies.set('via', code);
    expect(await isPaidFor(await order(nila))).toBe(false);
    // Followed by its owner, it marks the browser, which stays marked for the next person there.
    nila.cookies.delete('via');
    await nila.fetch(`/?via=${code}`);
    const second = await signInUser(app);
    second.cookies.set('via', nila.cookies.get('via') ?? '');
    await second.fetch(`/?via=${code}`);
    expect(await isPaidFor(await order(second))).toBe(false);
    expect((await readOwn(nila)).affiliate).toMatchObject({ clicks: 0 });

    const karim = await signInContributor(app);
    await makeWithdrawOption(app, karim.userId, { account: { type: 'bkash', number: '01611112222' } });
    await karim.fetch(`/?via=${code}`);
    expect(await isPaidFor(await order(karim))).toBe(true);
    await makeWithdrawOption(app, nila.userId, { account: { type: 'nagad', number: '01611112222' } });
    expect(await isPaidFor(await order(karim, [[crane, 4999]]))).toBe(false);

    const buyer = await signInBuyer(code);
    await app.pool.query(
      "update account set status = 'suspended', suspended_at = now(), suspended_reason = 'Spam' where id = $1",
      [nila.userId],
    );
    expect(await isPaidFor(await order(buyer))).toBe(false);
  });
});

describe('a link', () => {
  it('leads to the page without the code, and remembers whose it was for 30 days', async () => {
    const code = await makeAffiliate(app);
    const response = await app.fetch(`/bn/content/x?q=boat&via=${code}`);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      '/bn/content/x?q=boat',
      'private, no-store',
    ]);
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(new RegExp(`^via=${code}; Path=/; HttpOnly; SameSite=Lax; Expires=`));
    const days = (Date.parse(cookie.split('Expires=')[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await app.fetch(`//elsewhere.test/?via=${code}`)).headers.get('location')).not.toMatch(/^\/\//);
  });

  it('counts each browser once, and neither crawlers nor HEAD requests nor unknown codes', async () => {
    const nila = await signInUser(app);
    const code = await makeAffiliate(app, {}, nila);
    const visitor = browser(app);
    await visitor.fetch(`/?via=${code}`);
    await visitor.fetch(`/content?via=${code}`);
    await app.fetch(`/?via=${code}`, { method: 'HEAD' });
    const crawled = await app.fetch(`/?via=${code}`, { headers: { 'user-agent': 'Googlebot/2.1' } });
    const unknown = await app.fetch('/?via=zzzzzzzzzz');
    expect([crawled, unknown].map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
      [302, []],
      [302, []],
    ]);
    expect((await readOwn(nila)).affiliate).toMatchObject({ clicks: 1, recentClicks: 1 });
  });

  it('does nothing while the programme is off', async () => {
    const code = await makeAffiliate(app);
    const buyer = await signInBuyer(code);
    await setAffiliateTerms(app, { basisPoints: 0 });
    expect(await isPaidFor(await order(buyer))).toBe(false);
    expect((await (await signInUser(app)).call('POST', '/affiliate/start')).status).toBe(409);
  });
});

describe('taking part', () => {
  it('needs no contributor, gives one code however often it is asked, and refuses who was refused', async () => {
    await setAffiliateTerms(app);
    const person = await signInUser(app);
    const answers = await Promise.all([1, 2, 3].map(() => person.call('POST', '/affiliate/start')));
    expect(new Set(answers.map(({ body }) => (body['affiliate'] as { code: string } | undefined)?.code)).size).toBe(1);
    expect((await person.call('GET', '/contributor/account')).body).toMatchObject({
      contributor: { status: 'affiliate', terms: null },
    });
    expect((await person.call('GET', '/contributor/profile')).status).toBe(403);
    expect((await app.fetch(`/api/v1/contributor/single/${person.userId}`)).status).toBe(404);
    const refused = await signInContributor(app);
    await app.pool.query("update contributor set status = 'rejected' where id = $1", [refused.userId]);
    expect((await refused.call('POST', '/affiliate/start')).status).toBe(409);
  });

  it('goes on when the affiliate applies, and ends when the account is deleted', async () => {
    const person = await signInUser(app);
    const code = await makeAffiliate(app, {}, person);
    const buyer = await signInBuyer(code);
    await applyToContribute(person);
    expect((await person.call('GET', '/contributor/account')).body).toMatchObject({
      contributor: { status: 'pending' },
    });
    const orderId = await order(buyer);
    expect(await isPaidFor(orderId)).toBe(true);
    expect((await person.deleteAccount()).status).toBe(200);
    expect((await app.fetch(`/?via=${code}`)).headers.getSetCookie()).toEqual([]);
    await pay(orderId);
  });
});

describe('the terms', () => {
  it('are set by owners, and the second of two changes is refused', async () => {
    await setAffiliateTerms(app, { basisPoints: 0 });
    const read = async () => (await app.fetch('/api/v1/affiliate/terms')).json() as Promise<{ version: number }>;
    const { version } = await read();
    const wanted = { basisPoints: 1250, isFirstOnly: true, version };
    expect((await owner.call('PUT', '/affiliate/settings', { ...wanted, basisPoints: 10_001 })).status).toBe(400);
    const answers = await Promise.all([1, 2].map(() => owner.call('PUT', '/affiliate/settings', wanted)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await read()).toEqual({ ...wanted, version: version + 1 });
  });
});
