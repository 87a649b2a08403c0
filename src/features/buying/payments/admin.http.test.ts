import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { makeRefund } from '../../../../tests/support/payments/paid-order.ts';
import { makeAnomaly } from '../../../../tests/support/payments/refused-surplus.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { createId } from '../../../platform/database/id.ts';
import { sumAccount } from '../../money/ledger/store/accounts.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';
import { readAnomalies } from './store/anomalies.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
type Name = keyof typeof standIns;

let buyer: Buyer;
let owner: SignedInAdmin;
let moderator: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
});

const come = (name: Name, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
async function pay(name: Name) {
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, name);
  standIns[name].pay(reference);
  await come(name, id);
  return { order, id, reference };
}
async function hold(name: 'sslcommerz' | 'stripe') {
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, name);
  standIns[name].pay(reference);
  standIns[name].find(reference).status = 'held';
  await come(name, id);
  expect(await buyer.read(order)).toMatchObject({ order: 'on_hold', payments: ['held'], sales: 0, entitlements: 0 });
  return { order, id, reference };
}
const decide = (order: string, decision: string, admin = owner) =>
  admin.call('POST', `/payment/held/${order}`, { decision });
const sweep = async () => {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const name of ['sslcommerz', 'bkash', 'stripe'] as const)
    for (const each of standIns[name].refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};
const agrees = async () => expect(await findViolations(app.systemContext())).toEqual([]);

describe('a payment that is held back', () => {
  it('is accepted once, however many accept it, and the order is paid', async () => {
    const { order } = await hold('sslcommerz');
    expect((await decide(order, 'accept', moderator)).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(order, 'accept')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await buyer.read(order)).toMatchObject({
      order: 'paid',
      payments: ['completed'],
      sales: 1,
      entitlements: 1,
      refunds: [],
    });
    await agrees();
  });

  it.each(['sslcommerz', 'stripe'] as const)(
    'is refused: the order ends, and %s sends the money back',
    async (name) => {
      const { order, reference } = await hold(name);
      const from = standIns[name].refunds.length;
      expect((await decide(order, 'refuse')).status).toBe(200);
      expect((await decide(order, 'accept')).status).toBe(409);
      standIns[name].find(reference).status = 'completed';
      await sweep();
      await sweep();
      expect(await buyer.read(order)).toMatchObject({
        order: 'cancelled',
        payments: ['completed surplus'],
        sales: 0,
        entitlements: 0,
        refunds: ['completed'],
      });
      expect(standIns[name].refunds.length - from).toBe(1);
      await agrees();
    },
  );

  it('is decided on in one way, where two decide at once', async () => {
    const { order } = await hold('stripe');
    const answers = await Promise.all([decide(order, 'accept'), decide(order, 'refuse')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const end = await buyer.read(order);
    expect([
      ['paid', 1],
      ['cancelled', 0],
    ]).toContainEqual([end.order, end.sales]);
  });

  it('is all that can be decided on', async () => {
    const { order } = await pay('stripe');
    expect((await decide(order, 'refuse')).status).toBe(409);
    expect((await decide(createId(), 'accept')).status).toBe(404);
    expect((await decide('x', 'accept')).status).toBe(404);
    expect((await decide(order, 'wait')).status).toBe(400);
  });
});

describe('what a provider keeps', () => {
  const sum = (name: string) => sumAccount(app.db, name, 'BDT');

  it.each([
    ['sslcommerz', 10],
    ['stripe', 7],
  ] as const)('is a cost of the site, where %s tells it, and not the contributor’s', async (name, fee) => {
    const before = await Promise.all([sum(`provider_fee  ${name}`), sum(`provider_clearing  ${name}`)]);
    const { id, order } = await pay(name);
    await Promise.all([come(name, id), come(name, id)]);
    const after = await Promise.all([sum(`provider_fee  ${name}`), sum(`provider_clearing  ${name}`)]);
    expect(after).toEqual([before[0] + fee, before[1] + 49_900 - fee]);
    expect(await owner.call('GET', `/payment/order/${order}`)).toMatchObject({ body: { attempts: [{ fee }] } });
    await agrees();
  });

  it('is looked for where it is missing', async () => {
    const { id } = await pay('stripe');
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('update payment set fee = fee + 1 where id = $1', [id]);
    const { rows } = await client.query('select rule, subject from order_violation');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ rule: 'provider_fee_is_posted', subject: id }]);
  });
});

describe('the payments of an order', () => {
  it('are shown with every call, notice, anomaly and refund', async () => {
    const { order, id } = await pay('sslcommerz');
    await makeAnomaly(app, id, 'store');
    const { paymentRefundId } = await makeRefund(app, order, 'unknown');
    const { status, body } = await owner.call('GET', `/payment/order/${order}`);
    expect(status).toBe(200);
    expect(body['attempts']).toMatchObject([
      {
        _id: id,
        provider: 'sslcommerz',
        mode: 'test',
        status: 'completed',
        amount: 49_900,
        currency: 'BDT',
        calls: expect.arrayContaining([expect.objectContaining({ kind: 'begin', outcome: 'answered' })]),
        anomalies: [{ kind: 'store', expected: '4900', actual: '1', seenAt: null }],
        refunds: [{ _id: paymentRefundId, status: 'unknown', amount: 49_900 }],
      },
    ]);
    expect((await owner.call('GET', `/payment/order/${createId()}`)).status).toBe(404);
    expect((await owner.call('GET', '/payment/order/x')).status).toBe(404);
  });
});

describe('anomalies', () => {
  const list = async (query = '') => (await owner.call('GET', `/payment/anomalies?${query}`)).body;
  const ids = (body: Record<string, unknown>) => (body['items'] as { _id: string }[]).map(({ _id }) => _id);

  it('are listed, the last first, until somebody has looked at them; one that comes again is new again', async () => {
    const { order, id, reference } = await pay('bkash');
    const kinds = ['amount', 'currency', 'order', 'store', 'mode', 'signature', 'transaction_reused'];
    const made: string[] = [];
    for (const kind of kinds) made.push(await makeAnomaly(app, id, kind));
    const all = ids(await list('limit=100'));
    expect(all.slice(0, made.length)).toEqual([...made].reverse());
    expect(await list('kind=store')).toMatchObject({
      items: [{ _id: made[3], provider: 'bkash', reference, order: { _id: order } }, { kind: 'store' }],
    });
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await list(`limit=2&cursor=${cursor}`);
      paged.push(...ids(page));
      cursor = (page['nextCursor'] as string | null) ?? '';
    } while (cursor !== '');
    expect(paged).toEqual(all);
    const byKind = await readSorted(
      owner,
      '/payment/anomalies?limit=3',
      ({ kind }: { kind: string }) => kind,
      'anomaly',
    );
    expect(byKind).toEqual(byKind.map(String).toSorted());
    expect(byKind).toHaveLength(all.length);

    const see = (seen: boolean, admin = owner) => admin.call('PUT', `/payment/anomaly/${made[0]}`, { seen });
    expect((await see(true, moderator)).status).toBe(403);
    expect((await see(true)).status).toBe(200);
    expect((await see(true)).status).toBe(200);
    expect(ids(await list('limit=100'))).not.toContain(made[0]);
    expect(await list('status=all&kind=amount&limit=100')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ _id: made[0], seenBy: 'The owner' })]),
    });
    expect((await see(false)).status).toBe(200);
    expect(ids(await list('limit=100'))).toContain(made[0]);
    expect((await owner.call('PUT', `/payment/anomaly/${createId()}`, { seen: true })).status).toBe(404);
    expect((await owner.call('GET', '/payment/anomalies?cursor=x')).status).toBe(400);
    expect((await owner.call('GET', '/payment/anomalies?kind=x')).status).toBe(400);
    expect((await owner.call('GET', '/payment/anomalies?sort=order')).status).toBe(400);
  });

  it.each([['new'], ['all']] as const)('are read from an index in either order, %s of them', async (status) => {
    const pool = new pg.Pool({
      connectionString: app.superuserUrl,
      options: '-c enable_seqscan=off -c enable_sort=off',
    });
    // Its last connections may be ended by the database's.
    pool.on('error', () => undefined);
    const filter = { status, kind: undefined };
    for (const sort of ['last', '-last', 'anomaly', '-anomaly'] as const)
      for (const after of [undefined, { value: sort.endsWith('last') ? 1 : 'store', id: createId() }]) {
        const [plan] = await explainQueries(pool, (db) => readAnomalies(db, filter, { sort, after, limit: 51 }));
        expect(plan?.steps.join()).not.toContain('Sort');
        expect(plan?.indexes.some((name) => name.startsWith('payment_anomaly_'))).toBe(true);
      }
    await pool.end();
  });
});

describe('a refund in doubt', () => {
  const resolve = (id: string, body: object, admin = owner) =>
    admin.call('POST', `/payment/refund/resolve/${id}`, body);

  it('is completed by what the provider’s panel says, once', async () => {
    const { order } = await pay('sslcommerz');
    const { paymentRefundId: id } = await makeRefund(app, order, 'unknown');
    const done = { outcome: 'completed', providerRefund: 'R-1' };
    expect((await resolve(id, done, moderator)).status).toBe(403);
    expect(await resolve(id, { outcome: 'completed' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'providerRefund' }] },
    });
    const answers = await Promise.all([resolve(id, done), resolve(id, done), resolve(id, done)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await buyer.read(order)).toMatchObject({ order: 'refunded', entitlements: 0, refunds: ['completed'] });
    await agrees();
  });

  it('that didn’t happen gives the downloads back, and can be tried again', async () => {
    const { order } = await pay('sslcommerz');
    const { paymentRefundId, refundId } = await makeRefund(app, order, 'unknown');
    expect((await resolve(paymentRefundId, { outcome: 'failed' })).status).toBe(200);
    expect(await buyer.read(order)).toMatchObject({ order: 'paid', entitlements: 1, refunds: ['failed'] });
    const headers = { 'idempotency-key': createId() };
    const again = await owner.call('POST', `/order/refund/retry/${refundId}`, {}, headers);
    expect(again.status).toBe(200);
    await sweep();
    await sweep();
    expect(await buyer.read(order)).toMatchObject({
      order: 'refunded',
      entitlements: 0,
      refunds: ['failed', 'completed'],
    });
    expect((await resolve(createId(), { outcome: 'failed' })).status).toBe(404);
  });
});
