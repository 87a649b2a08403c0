import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import type { SentNotice } from '../../../../tests/support/payments/stand-in.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { expireOrders } from '../orders/service/own-orders.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const names = realProviders;
type Name = (typeof names)[number];

let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});
afterEach(() => interruptSteps(undefined));

const tell = (name: Name, { body, headers }: SentNotice, fetch = app.host.request) =>
  fetch(`/api/v1/payment/notice/${name}`, { method: 'POST', body: new Uint8Array(body), headers });
const comeBack = (name: Name, id: string, query = '', fetch: typeof app.fetch = app.fetch) =>
  fetch(`/api/v1/payment/${name}/return/${id}${query}`);
/** Simulates a restart: open calls count as old, and everything is due. */
const sweep = async () => {
  await app.pool.query("update payment_call set started_at = started_at - interval '10 minutes'");
  await app.pool.query(
    "update payment_notice set received_at = received_at - interval '10 minutes' where handled_at is null",
  );
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const begin = async (name: Name) => {
  const order = await buyer.order();
  return { order, ...(await buyer.begin(order, name)) };
};

describe.each(names)('%s', (name) => {
  const standIn = standIns[name];

  it('pays an order once: return, notice, question and sweep at the same moment, in two processes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, id, reference } = await begin(name);
      standIn.pay(reference);
      const notices =
        name === 'bkash'
          ? []
          : [standIn.writeNotice(reference, 'completed'), standIn.writeNotice(reference, 'completed')];
      const before = standIn.calls.length;
      await Promise.all([
        comeBack(name, id, '?status=success'),
        comeBack(name, id, '?status=success', app.elsewhere),
        comeBack(name, id, '?status=success', app.elsewhere),
        buyer.user.call('POST', `/payment/check/${order}`),
        ...notices.map((notice) => tell(name, notice)),
        sweepPayments(app.systemContext()),
      ]);
      expect(await buyer.read(order)).toEqual(paidOnce);
      expect(standIn.calls.slice(before).filter((call) => call === 'complete').length).toBe(name === 'bkash' ? 1 : 0);
    }
  });

  it('lets a customer who gave up try again', async () => {
    const { order, id } = await begin(name);
    await comeBack(name, id, '?outcome=cancel');
    expect((await buyer.read(order)).order).toBe('cancelled');
    const again = await buyer.begin(order, name);
    expect(again.id).not.toBe(id);
    standIn.pay(again.reference);
    await comeBack(name, again.id, '?status=success');
    expect(await buyer.read(order)).toEqual({ ...paidOnce, payments: ['cancelled', 'completed'] });
  });

  it.each(['hang', 'lost', 'drip', 'malformed', 'reset', '500'] as const)('is asked again after %s', async (fault) => {
    const { order, id, reference } = await begin(name);
    standIn.pay(reference);
    standIn.fail('query', fault);
    const answer = await comeBack(name, id, '?status=success');
    expect(answer.status).toBe(303);
    expect((await buyer.read(order)).order).toBe('pending');
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it.each(['hang', '500', 'malformed'] as const)(
    'that begins nothing leaves the order as it was: %s',
    async (fault) => {
      const order = await buyer.order();
      standIn.fail('begin', fault);
      const { status, body } = await buyer.user.call(
        'POST',
        `/payment/begin/${order}`,
        { provider: name },
        { 'idempotency-key': createId() },
      );
      expect([status, body['detail']]).toEqual([503, expect.stringMatching(/you weren’t charged/)]);
      expect(await buyer.read(order)).toMatchObject({ order: 'pending', payments: ['failed'] });
      const { id, reference } = await buyer.begin(order, name);
      standIn.pay(reference);
      await comeBack(name, id, '?status=success');
      expect(await buyer.read(order)).toEqual({ ...paidOnce, payments: ['failed', 'completed'] });
    },
  );

  const wrong = [
    ['amount', { amount: name === 'stripe' ? '49901' : '499.01' }],
    ['currency', { currency: name === 'stripe' ? 'usd' : 'USD' }],
    ['order', { reference: '0'.repeat(25) }],
    ...(name === 'bkash' ? [] : [['store', { merchant: 'evil' }] as const]),
    ...(name === 'stripe' ? [['mode', { isLive: true }] as const] : []),
  ] as const;
  it.each(wrong)('with another %s pays nothing, and admins learn of it', async (kind, change) => {
    // SSLCOMMERZ finds a transaction only if it has our reference.
    if (name === 'sslcommerz' && kind === 'order') return;
    const { order, id, reference } = await begin(name);
    standIn.pay(reference);
    const stored = standIn.find(reference);
    const before = { ...stored };
    Object.assign(stored, change);
    await comeBack(name, id, '?status=success');
    await sweep();
    expect(await buyer.read(order)).toEqual({
      order: 'pending',
      payments: ['redirected'],
      sales: 0,
      entitlements: 0,
      anomalies: [kind],
      refunds: [],
    });
    // Restores the stand-in's payment, except for its status.
    Object.assign(stored, { ...before, status: stored.status });
  });

  it('pays an order that has expired meanwhile', async () => {
    const { order, reference } = await begin(name);
    await app.pool.query(
      "update customer_order set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where id = $1",
      [order],
    );
    await expireOrders(app.systemContext());
    expect((await buyer.read(order)).order).toBe('expired');
    standIn.pay(reference);
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('with money that paid another order pays nothing', async () => {
    const first = await begin(name);
    standIn.pay(first.reference);
    await comeBack(name, first.id, '?status=success');
    const second = await begin(name);
    standIn.find(second.reference).transactionId = standIn.find(first.reference).transactionId;
    standIn.pay(second.reference);
    if (name === 'sslcommerz') standIn.payments.delete(first.providerReference);
    await comeBack(name, second.id, '?status=success');
    expect(await buyer.read(second.order)).toMatchObject({
      order: 'pending',
      sales: 0,
      anomalies: ['transaction_reused'],
    });
    expect(await buyer.read(first.order)).toEqual(paidOnce);
  });

  it.each([
    'settle 1: before asking',
    'settle 2: after asking',
    'settle 3: before the money moves',
    'settle 4: after the money moved',
    'settle 5: before it is written down',
    'settle 6: before the commit',
    'settle 7: after it is written down',
  ])('ends the same where the process dies at %s', async (step) => {
    const { order, id, reference } = await begin(name);
    standIn.pay(reference);
    const before = standIn.calls.length;
    interruptSteps((reached) => {
      if (reached === step) throw new Error('died');
    });
    await comeBack(name, id, '?status=success');
    interruptSteps(undefined);
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
    const moves = standIn.calls.slice(before).filter((call) => call === 'complete').length;
    expect(moves).toBe(name === 'bkash' ? 1 : 0);
  });

  it.each(['begin 1: written down', 'begin 2: before asking', 'begin 3: after asking'])(
    'can be begun again where the process dies at %s',
    async (step) => {
      const order = await buyer.order();
      interruptSteps((reached) => {
        if (reached === step) throw new Error('died');
      });
      expect(
        (
          await buyer.user.call(
            'POST',
            `/payment/begin/${order}`,
            { provider: name },
            { 'idempotency-key': createId() },
          )
        ).status,
      ).toBe(500);
      interruptSteps(undefined);
      await app.pool.query("update payment set created_at = created_at - interval '10 minutes' where order_id = $1", [
        order,
      ]);
      await sweep();
      const { id, reference } = await buyer.begin(order, name);
      standIn.pay(reference);
      await comeBack(name, id, '?status=success');
      expect(await buyer.read(order)).toEqual({ ...paidOnce, payments: ['failed', 'completed'] });
    },
  );
});

describe('what is risky', () => {
  it.each(['sslcommerz', 'stripe'] as const)('is held by %s, and paid when the provider lets it go', async (name) => {
    const { order, id, reference } = await begin(name);
    standIns[name].find(reference).status = 'held';
    await comeBack(name, id);
    await comeBack(name, id);
    expect(await buyer.read(order)).toMatchObject({
      order: 'on_hold',
      payments: ['held'],
      sales: 0,
      entitlements: 0,
      anomalies: [],
    });
    standIns[name].pay(reference);
    await comeBack(name, id);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });
});
