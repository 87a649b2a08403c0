import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { markPaid } from '../../buying/orders/service/paid.ts';
import { completeRefund, failRefund, requestRefund } from '../../buying/orders/service/refunds.ts';
import { lockCleared } from '../../buying/orders/store/clearing.ts';
import { isLineUncleared } from '../../money/ledger/service/released.ts';
import { readBalances } from '../../money/ledger/store/accounts.ts';
import { releaseCleared } from './service/release.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const prices = [10_001, 4999];
const SHARES = 7001 + 3499;
const MANY = 20_000;
let category: Awaited<ReturnType<typeof makeCategory>>;
let buyer: SignedInUser;

beforeAll(async () => {
  category = await makeCategory(app, 'birds');
  buyer = await signInUser(app);
});
afterEach(async () => {
  interruptSteps(undefined);
  expect(await findViolations(app.systemContext())).toEqual([]);
});

const release = () => releaseCleared(app.systemContext());

interface Seller {
  readonly id: string;
  readonly works: readonly Made[];
}

async function makeSeller(): Promise<Seller> {
  const contributor = await makeContributor(app, `seller-${createId().slice(-8)}`);
  const works: Made[] = [];
  for (const price of prices)
    works.push(await makeContent(app, { category, contributor, title: 'Heron', prices: [price] }));
  return { id: contributor, works };
}

/** Sells works in an order that was paid this many days ago. */
async function sell(
  { works }: Seller,
  { days }: { readonly days: number },
): Promise<{ orderId: string; lines: string[] }> {
  const own = await signInUser(app);
  const lines = works.map(({ contentId, variantIds }, index) => ({
    contentId,
    variantId: variantIds[0],
    price: prices[index],
  }));
  const { body } = await own.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  const orderId = String(body['_id']);
  const paidAt = new Date(Date.now() - days * 86_400_000);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox', paidAt }));
  return { orderId, lines: (body['lines'] as { _id: string }[]).map(({ _id }) => _id) };
}

async function readPurse({ id }: Seller) {
  const balances = await readBalances(app.db, id, 'BDT');
  const get = (kind: 'contributor_pending' | 'contributor_available' | 'contributor_debt') => balances.get(kind) ?? 0;
  return {
    pending: get('contributor_pending'),
    available: get('contributor_available'),
    debt: get('contributor_debt'),
  };
}

/** Pays an amount out to the contributor. */
async function payOut({ id }: Seller, amount: number): Promise<void> {
  await app.pool.query(
    `with bank as (
       insert into ledger.account (id, kind, currency) values (gen_random_uuid(), 'bank', 'BDT') on conflict do nothing returning id
     ), made as (insert into ledger.journal (kind, subject) values ('settlement', $3) returning id)
     insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
     select made.id, a.id, coalesce((select id from bank), (select id from ledger.account where kind = 'bank')), 'BDT', $2
     from made, ledger.account a where a.contributor_id = $1 and a.kind = 'contributor_available'`,
    [id, amount, createId()],
  );
}

const askForRefund = (orderId: string, lineIds: readonly string[]) =>
  inTransaction(app.systemContext(), (ctx) =>
    requestRefund(ctx, {
      orderId,
      lineIds,
      requestKey: createId(),
      reason: 'other',
      note: '',
      adminId: null,
      isOverridden: true,
    }),
  );

describe('what is released', () => {
  it('is what was paid a clearing time ago, and nothing younger', async () => {
    const [old, young] = [await makeSeller(), await makeSeller()];
    await sell(old, { days: 7.01 });
    await sell(young, { days: 6.99 });
    await release();
    expect(await readPurse(old)).toEqual({ pending: 0, available: SHARES, debt: 0 });
    expect(await readPurse(young)).toEqual({ pending: SHARES, available: 0, debt: 0 });
    await release();
    expect(await readPurse(old)).toEqual({ pending: 0, available: SHARES, debt: 0 });
  });

  it('is nothing that was promised to clear later, where the days became fewer meanwhile', async () => {
    const seller = await makeSeller();
    const { lines } = await sell(seller, { days: 8 });
    // Simulates a sale under a longer clearing time, because the ledger keeps the time that was posted.
    const superuser = new pg.Client({ connectionString: app.superuserUrl });
    await superuser.connect();
    await superuser.query('set session_replication_role = replica');
    await superuser.query(
      `update ledger.journal set clears_at = now() + interval '1 hour' where kind = 'sale' and line_id = $1`,
      [lines[0]],
    );
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 7001, available: 3499, debt: 0 });
    await superuser.query('update ledger.journal set clears_at = now() where line_id = $1 and kind = $2', [
      lines[0],
      'sale',
    ]);
    await superuser.end();
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 0, available: SHARES, debt: 0 });
  });

  it('waits as long as the owners had set when it was sold', async () => {
    const [before, after] = [await makeSeller(), await makeSeller()];
    const clearAfter = (days: number) =>
      app.pool.query('update money_setting set clearing_days = $1, version = version + 1', [days]);
    await sell(before, { days: 9.99 });
    await clearAfter(10);
    await sell(after, { days: 9.99 });
    await clearAfter(7);
    await release();
    expect((await readPurse(before)).available).toBe(SHARES);
    expect((await readPurse(after)).available).toBe(0);
  });

  it('is what refunds have left of it', async () => {
    const seller = await makeSeller();
    const { orderId, lines } = await sell(seller, { days: 8 });
    await giveBack(app, orderId, lines.slice(0, 1));
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 0, available: 3499, debt: 0 });
  });

  it('is nothing of a line whose refund is on its way, until that has ended', async () => {
    const seller = await makeSeller();
    const { orderId, lines } = await sell(seller, { days: 8 });
    const { refundId } = await askForRefund(orderId, lines.slice(0, 1));
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 7001, available: 3499, debt: 0 });
    await inTransaction(app.systemContext(), (ctx) => failRefund(ctx, refundId));
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 0, available: SHARES, debt: 0 });
  });

  it('pays back first what is owed', async () => {
    const seller = await makeSeller();
    const first = await sell(seller, { days: 8 });
    await release();
    await payOut(seller, SHARES);
    await giveBack(app, first.orderId);
    expect(await readPurse(seller)).toEqual({ pending: 0, available: 0, debt: SHARES });
    await sell(seller, { days: 8 });
    const { orderId, lines } = await sell(seller, { days: 8 });
    await giveBack(app, orderId, lines.slice(0, 1));
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 0, available: 3499, debt: 0 });
  });

  it('is nothing of what cost nothing', async () => {
    const contributor = await makeContributor(app, `free-${createId().slice(-8)}`);
    const { contentId, variantIds } = await makeContent(app, { category, contributor, title: 'Free', prices: [0] });
    const lines = [{ contentId, variantId: variantIds[0], price: 0 }];
    const { status } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    expect(status).toBe(200);
    const { rows } = await app.pool.query('select from clearing_line');
    await release();
    expect((await app.pool.query('select from clearing_line')).rows.length).toBeLessThanOrEqual(rows.length);
  });
});

describe('at the same time', () => {
  it('several processes release everything once', async () => {
    const seller = await makeSeller();
    for (let n = 0; n < 6; n += 1) await sell(seller, { days: 8 });
    await Promise.all([release(), release(), release()]);
    expect(await readPurse(seller)).toEqual({ pending: 0, available: 6 * SHARES, debt: 0 });
    const { rows } = await app.pool.query(
      `select count(*)::int as n from ledger.journal j join order_line l on l.id = j.line_id
       where j.kind = 'release' and l.contributor_id = $1`,
      [seller.id],
    );
    expect(rows).toEqual([{ n: 12 }]);
  });

  it('a release and a refund end as one after the other', async () => {
    const seller = await makeSeller();
    const sold: Awaited<ReturnType<typeof sell>>[] = [];
    for (let n = 0; n < 12; n += 1) sold.push(await sell(seller, { days: 8 }));
    const refunds = await Promise.all(sold.map(({ orderId, lines }) => askForRefund(orderId, lines.slice(0, 1))));
    const complete = (refundId: string) => inTransaction(app.systemContext(), (ctx) => completeRefund(ctx, refundId));
    await Promise.all(refunds.flatMap(({ refundId }) => [complete(refundId), release()]));
    await release();
    expect(await readPurse(seller)).toEqual({ pending: 0, available: 12 * 3499, debt: 0 });
  });
});

it.each(['release 1: they no longer wait', 'release 2: the books say so'])('survives a death at %s', async (step) => {
  const seller = await makeSeller();
  await sell(seller, { days: 8 });
  interruptSteps((reached) => {
    if (reached === step) throw new Error(`died at ${step}`);
  });
  await expect(release()).rejects.toThrow(`died at ${step}`);
  expect(await readPurse(seller)).toEqual({ pending: SHARES, available: 0, debt: 0 });
  interruptSteps(undefined);
  await release();
  expect(await readPurse(seller)).toEqual({ pending: 0, available: SHARES, debt: 0 });
});

describe('the database', () => {
  it('refuses that a line stops to wait without its release', async () => {
    const seller = await makeSeller();
    const { lines } = await sell(seller, { days: 8 });
    await expect(app.pool.query('delete from clearing_line where line_id = $1', [lines[0]])).rejects.toMatchObject({
      constraint: 'clearing_line_released',
    });
    await release();
  });

  it('finds a share that nobody would release', async () => {
    const seller = await makeSeller();
    const { lines } = await sell(seller, { days: 1 });
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('delete from clearing_line where line_id = $1', [lines[0]]);
    const { rows } = await client.query<{ rule: string; subject: string }>('select rule, subject from order_violation');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ rule: 'pending_line_is_clearing', subject: lines[0] }]);
  });

  it('finds the next ones in an index, in their order, beside very many', async () => {
    // A single connection, so that everything happens in one transaction.
    const client = new pg.Pool({ connectionString: app.superuserUrl, max: 1 });
    await client.query('begin');
    // Without triggers, because the orders of this test are incomplete.
    await client.query('set local session_replication_role = replica');
    await client.query(`
      insert into customer_order (id, request_key, request_hash, locale, status, currency, total, provider, paid_at, expires_at)
      select md5(n::text)::uuid, 'request-' || n, repeat('0', 64), 'en', 'paid', 'BDT', 4900, 'sandbox', now(), now() + interval '1 hour'
      from generate_series(1, ${MANY}) n`);
    await client.query(`
      insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
        licence_code, licence_version, price, fee_basis_points, fee)
      select md5('line' || n)::uuid, md5(n::text)::uuid, 0, md5('c')::uuid, md5('v')::uuid, md5((n % 50)::text)::uuid, 'Heron', 'SVG', 1,
        'cc0-1.0', 1, 4900, 3000, 1470
      from generate_series(1, ${MANY}) n`);
    await client.query(`
      insert into clearing_line (line_id, paid_at)
      select md5('line' || n)::uuid, now() - make_interval(mins => n) from generate_series(1, ${MANY}, 2) n`);
    // More rows make an index cheaper than a full scan.
    await client.query(`
      insert into refund (id, order_id, request_key, status, amount, reason, ended_at)
      select md5('refund' || n)::uuid, md5(n::text)::uuid, 'refund-' || n, 'completed', 4900, 'other', now()
      from generate_series(2, ${MANY}, 2) n`);
    await client.query(`
      insert into refund_line (refund_id, order_line_id, order_id)
      select md5('refund' || n)::uuid, md5('line' || n)::uuid, md5(n::text)::uuid from generate_series(2, ${MANY}, 2) n`);
    await client.query(`
      insert into ledger.journal (kind, subject, line_id, clears_at)
      select 'sale', md5('line' || n), md5('line' || n)::uuid, now() - make_interval(mins => n) + interval '7 days' from generate_series(1, ${MANY}) n`);
    await client.query('analyze customer_order, order_line, clearing_line, refund, refund_line, ledger.journal');
    const [plan] = await explainQueries(client, (db) =>
      lockCleared(db as Transaction, { days: 7, limit: 200, isHeld: isLineUncleared }),
    );
    await client.query('rollback');
    await client.end();
    expect(plan?.indexes).toEqual(
      expect.arrayContaining(['clearing_line_next', 'order_line_pkey', 'customer_order_pkey']),
    );
    expect(plan?.steps.filter((step) => /Sort|Hash|Seq Scan/.test(step))).toEqual([]);
  });
});
