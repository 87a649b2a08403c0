import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import type { SentNotice } from '../../../../tests/support/payments/stand-in.ts';
import { type realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { sslcommerz, stripe } = standIns;
type Name = (typeof realProviders)[number];

let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});

const tell = (name: Name, { body, headers }: SentNotice, fetch = app.host.request) =>
  fetch(`/api/v1/payment/notice/${name}`, { method: 'POST', body: new Uint8Array(body), headers });
const comeBack = (name: Name, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}`);
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

describe('notices', () => {
  const told = ['sslcommerz', 'stripe'] as const;

  it.each(told)('of %s come a thousand times, and count once', async (name) => {
    const { order, reference } = await begin(name);
    standIns[name].pay(reference);
    const notice = standIns[name].writeNotice(reference, 'completed');
    const before = standIns[name].calls.length;
    const answers = await Promise.all(Array.from({ length: 1000 }, async () => tell(name, notice)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await buyer.read(order)).toEqual(paidOnce);
    expect(standIns[name].calls.length - before).toBeLessThanOrEqual(2);
    const { rows } = await app.pool.query(
      'select deliveries, handled_at is not null as handled from payment_notice n join payment p on p.id = n.payment_id where p.order_id = $1',
      [order],
    );
    expect(rows).toEqual([{ deliveries: 1000, handled: true }]);
  });

  it('in 200 orders end the same', async () => {
    const claims = ['pending', 'failed', 'completed', 'cancelled', 'expired'] as const;
    const ends = new Set<string>();
    for (let round = 0; round < 200; round += 1) {
      const name = told[round % 2] ?? 'stripe';
      const { order, id, reference } = await begin(name);
      const steps = claims.map((claim) => () => tell(name, standIns[name].writeNotice(reference, claim)));
      const all: (() => unknown)[] = [...steps, () => standIns[name].pay(reference), () => comeBack(name, id)];
      // Each round uses another order of events: the digits of the round in a changing base.
      let left = round * 25;
      while (all.length > 0) {
        const [step] = all.splice(left % all.length, 1);
        left = Math.floor(left / (all.length + 1));
        await step?.();
      }
      const { anomalies: _, ...end } = await buyer.read(order);
      // If no notice or query has marked the order as paid, the sweep does.
      if (end.order !== 'paid') await sweep();
      const { anomalies: __, ...last } = await buyer.read(order);
      ends.add(JSON.stringify(last));
    }
    const { anomalies: _, ...paid } = paidOnce;
    expect([...ends]).toEqual([JSON.stringify(paid)]);
  }, 120_000);

  it.each(told)('of %s with a wrong signature change nothing, and admins learn of it', async (name) => {
    const { order, reference } = await begin(name);
    standIns[name].pay(reference);
    const { body, headers } = standIns[name].writeNotice(reference, 'completed');
    const forged = Buffer.from(body.toString().replace(/verify_sign=\w/, 'verify_sign=z'));
    const signature = name === 'stripe' ? { ...headers, 'stripe-signature': 't=1,v1=00' } : headers;
    expect((await tell(name, { body: forged, headers: signature })).status).toBe(400);
    expect(await buyer.read(order)).toMatchObject({ order: 'pending', sales: 0, anomalies: ['signature'] });
  });

  it('are refused when they are too long, empty or for nobody', async () => {
    const post = (path: string, body: BodyInit) =>
      app.host.request(`/api/v1/payment/notice/${path}`, { method: 'POST', body });
    expect((await post('stripe', 'x'.repeat(65 * 1024))).status).toBe(413);
    expect((await post('stripe', '')).status).toBe(400);
    expect((await post('sslcommerz', 'tran_id=1')).status).toBe(400);
    for (const name of ['bkash', 'sandbox', 'paypal', '__proto__']) expect((await post(name, '{}')).status).toBe(404);
  });

  it('wait for a provider that can not be asked', async () => {
    const { order, reference } = await begin('stripe');
    stripe.pay(reference);
    stripe.fail('query', '500');
    expect((await tell('stripe', stripe.writeNotice(reference, 'completed'))).status).toBe(200);
    expect((await buyer.read(order)).order).toBe('pending');
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('of a second payment, whose receiver died, have that given back', async () => {
    const { order, reference } = await begin('sslcommerz');
    sslcommerz.pay(reference);
    await tell('sslcommerz', sslcommerz.writeNotice(reference, 'completed'));
    const stored = sslcommerz.find(reference);
    const { transactionId } = stored;
    stored.transactionId = `${transactionId}X`;
    const notice = sslcommerz.writeNotice(reference, 'completed');
    Object.assign(stored, { transactionId, extraTransactionId: stored.transactionId });
    interruptSteps((step) => {
      if (step === 'notice 1: kept') throw new Error('died');
    });
    expect((await tell('sslcommerz', notice)).status).toBe(500);
    interruptSteps(undefined);
    expect(await buyer.read(order)).toEqual(paidOnce);
    await sweep();
    expect(await buyer.read(order)).toMatchObject({
      ...paidOnce,
      anomalies: ['paid_twice'],
      refunds: [expect.any(String)],
    });
  });

  it('that say paid, where the provider says failed, are told to admins', async () => {
    const { order, reference } = await begin('sslcommerz');
    sslcommerz.find(reference).status = 'failed';
    await tell('sslcommerz', sslcommerz.writeNotice(reference, 'completed'));
    expect(await buyer.read(order)).toMatchObject({ order: 'failed', anomalies: ['status'], sales: 0 });
  });
});
