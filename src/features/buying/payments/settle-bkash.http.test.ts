import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { bkash } = standIns;
type Name = keyof typeof standIns;

let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});

const comeBack = (name: Name, id: string, query = '', fetch: typeof app.fetch = app.fetch) =>
  fetch(`/api/v1/payment/${name}/return/${id}${query}`);
/** Simulates a restart: open calls count as old, and everything is due. */
const sweep = async () => {
  await app.pool.query("update payment_call set started_at = started_at - interval '10 minutes'");
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const begin = async (name: Name) => {
  const order = await buyer.order();
  return { order, ...(await buyer.begin(order, name)) };
};

describe('bKash', () => {
  it('is asked to move money once by a hundred that come back', async () => {
    const { order, id, reference } = await begin('bkash');
    bkash.pay(reference);
    const before = bkash.calls.length;
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        comeBack('bkash', id, '?status=success', n % 2 === 0 ? app.fetch : app.elsewhere),
      ),
    );
    expect(bkash.calls.slice(before).filter((call) => call === 'complete')).toHaveLength(1);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it.each(['hang', 'lost', 'malformed'] as const)('is asked after money moved without an answer: %s', async (fault) => {
    const { order, id, reference } = await begin('bkash');
    bkash.pay(reference);
    bkash.fail('complete', fault);
    await comeBack('bkash', id, '?status=success');
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('moves no money for an order that was given up meanwhile, and does once it is taken up again', async () => {
    const { order, id, reference } = await begin('bkash');
    bkash.pay(reference);
    expect((await buyer.user.call('POST', `/order/cancel/${order}`)).status).toBe(200);
    const before = bkash.calls.length;
    await comeBack('bkash', id, '?status=success');
    await sweep();
    expect(bkash.calls.slice(before)).not.toContain('complete');
    expect(await buyer.read(order)).toMatchObject({ order: 'cancelled', payments: ['redirected'], sales: 0 });
    expect((await buyer.begin(order, 'bkash')).id).toBe(id);
    await comeBack('bkash', id, '?status=success');
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it.each([
    ['paid', 'completed'],
    ['on_hold', 'held'],
  ] as const)('moves no money for an order that is %s by another way', async (status, stored) => {
    const { order, id, reference } = await begin('bkash');
    const other = await buyer.begin(order, 'sslcommerz');
    bkash.pay(reference);
    standIns.sslcommerz.find(other.reference).status = stored;
    await comeBack('sslcommerz', other.id);
    expect((await buyer.read(order)).order).toBe(status);
    const before = bkash.calls.length;
    await Promise.all([
      comeBack('bkash', id, '?status=success'),
      comeBack('bkash', id, '?status=success', app.elsewhere),
    ]);
    await sweep();
    expect(bkash.calls.slice(before)).not.toContain('complete');
    expect(await buyer.read(order)).toMatchObject({ order: status, payments: ['redirected', stored], refunds: [] });
  });

  it('moves the money though the browser never comes back', async () => {
    const { order, reference } = await begin('bkash');
    bkash.pay(reference);
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it.each(['cancel', 'failure'])('keeps what is completed, whatever comes late: %s', async (status) => {
    const { order, id, reference } = await begin('bkash');
    bkash.pay(reference);
    await comeBack('bkash', id, '?status=success');
    await comeBack('bkash', id, `?status=${status}`);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });
});
