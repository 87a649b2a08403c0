import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { requestRefund } from '../orders/service/refunds.ts';
import { runRefund, startRefund } from './service/refunds/refunds.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { bkash, stripe } = standIns;

let buyer: Buyer;
let owner: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
});

async function pay(name: 'bkash' | 'stripe') {
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, name);
  standIns[name].pay(reference);
  await app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
  return { order, id, reference };
}
/** A refund of the whole order that was not sent to the provider yet. */
async function ask(order: string, paymentId: string): Promise<string> {
  await inTransaction(app.systemContext(), async (ctx) => {
    const reason = 'customer_request';
    const asked = {
      orderId: order,
      requestKey: createId(),
      reason,
      note: '',
      adminId: null,
      isOverridden: true,
    } as const;
    const { refundId, amount } = await requestRefund(ctx, asked);
    await startRefund(ctx, { refundId, orderId: order, amount, reason });
  });
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from payment_refund where payment_id = $1 and status = 'requested'",
    [paymentId],
  );
  return rows[0]?.id ?? '';
}
/** Refunds part of a payment, as the site does with an overpayment. */
async function giveBack(paymentId: string, amount: number): Promise<string> {
  const id = createId();
  await app.pool.query(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason)
     select $2, id, $3, transaction_id, $4, 'Paid twice' from payment where id = $1`,
    [paymentId, id, toReference(id), amount],
  );
  await runRefund(app.systemContext(), id);
  return id;
}
const run = (refund: string) => runRefund(app.systemContext(), refund);
/** Runs the sweep as if some time had passed. */
const sweep = async () => {
  await app.pool.query("update payment_call set started_at = started_at - interval '10 minutes'");
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const tell = async (reference: string) => {
  const { body, headers } = stripe.writeRefundNotice(reference);
  const init = { method: 'POST', body: new Uint8Array(body), headers };
  expect((await app.host.request('/api/v1/payment/notice/stripe', init)).status).toBe(200);
};
const readAnomaly = async (paymentId: string) =>
  (
    await app.pool.query<{ id: string; actual: string; times: number; seen: boolean }>(
      "select id, actual, times, seen_at is not null as seen from payment_anomaly where payment_id = $1 and kind = 'refund_elsewhere'",
      [paymentId],
    )
  ).rows;

describe('a refund in Stripe’s own panel', () => {
  it('is told to admins once, also after one of ours', async () => {
    const { id, reference } = await pay('stripe');
    await giveBack(id, 100);
    await tell(reference);
    expect(await readAnomaly(id)).toEqual([]);

    stripe.refundInPanel(reference, '150');
    await Promise.all(Array.from({ length: 5 }, () => tell(reference)));
    const name = stripe.refunds.at(-1)?.id ?? '';
    const [anomaly] = await readAnomaly(id);
    expect(anomaly).toMatchObject({ actual: `${name}: 1.50 BDT`, times: 1, seen: false });

    expect((await owner.call('PUT', `/payment/anomaly/${anomaly?.id}`, { seen: true })).status).toBe(200);
    await tell(reference);
    expect(await readAnomaly(id)).toMatchObject([{ times: 1, seen: true }]);

    stripe.refundInPanel(reference, '200');
    await tell(reference);
    expect(await readAnomaly(id)).toMatchObject([
      { actual: `${stripe.refunds.at(-1)?.id}: 2.00 BDT`, times: 2, seen: false },
    ]);
  });

  it('is told apart from one of ours whose answer was lost', async () => {
    const { order, id, reference } = await pay('stripe');
    stripe.fail('refund', 'lost');
    stripe.fail('refund_query', '500', 2);
    const refund = await ask(order, id);
    await run(refund);
    await tell(reference);
    expect(await readAnomaly(id)).toEqual([]);
    expect((await buyer.read(order)).order).toBe('refunded');
  });

  it('is found though Stripe could not be asked when it told', async () => {
    const { id, reference } = await pay('stripe');
    stripe.refundInPanel(reference, '150');
    stripe.fail('refund_query', '500');
    await tell(reference);
    expect(await readAnomaly(id)).toEqual([]);
    await app.pool.query(
      "update payment_notice set received_at = received_at - interval '1 hour' where handled_at is null",
    );
    await sweep();
    expect(await readAnomaly(id)).toHaveLength(1);
  });

  it('that failed is none', async () => {
    const { id, reference } = await pay('stripe');
    stripe.refundInPanel(reference, '150');
    const made = stripe.refunds.at(-1);
    if (made !== undefined) made.status = 'failed';
    await tell(reference);
    expect(await readAnomaly(id)).toEqual([]);
  });
});

describe('bKash, which keeps no names of ours', () => {
  it('has a lost refund told from one of the same amount that failed before', async () => {
    const { order, id } = await pay('bkash');
    bkash.failNextRefund();
    await run(await ask(order, id));
    expect(await buyer.read(order)).toMatchObject({ order: 'paid', entitlements: 1, refunds: ['failed'] });
    const from = bkash.refunds.length;
    bkash.fail('refund', 'lost');
    await run(await ask(order, id));
    await sweep();
    expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['failed', 'completed'] });
    expect(bkash.refunds.length - from).toBe(1);
  });

  it('has one that never arrived told from one of the same amount in the panel', async () => {
    const { order, id, reference } = await pay('bkash');
    bkash.refundInPanel(reference, '499.00');
    const inPanel = bkash.refunds.at(-1)?.id ?? '';
    bkash.fail('refund', 'reset');
    await run(await ask(order, id));
    expect(await readAnomaly(id)).toMatchObject([{ actual: `${inPanel}: 499.00 BDT`, times: 1 }]);
    for (let round = 0; round < 3; round += 1) await sweep();
    // bKash itself refuses a second refund.
    expect(await buyer.read(order)).toMatchObject({
      order: 'paid',
      refunds: ['failed'],
      anomalies: ['refund_elsewhere', 'refund_refused'],
    });
  });

  it('takes no lost try of ours for one in the panel', async () => {
    const { order, id } = await pay('bkash');
    const from = bkash.refunds.length;
    bkash.fail('refund', 'lost');
    bkash.fail('refund_query', '500', 3);
    const refund = await ask(order, id);
    await run(refund);
    for (let round = 0; round < 3; round += 1) await sweep();
    expect(await readAnomaly(id)).toEqual([]);
    expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['completed'] });
    expect(bkash.refunds.length - from).toBe(1);
  });

  it('gives back once, whoever lists meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, id } = await pay('bkash');
      const from = bkash.refunds.length;
      const refund = await ask(order, id);
      bkash.fail('refund', 'lost');
      await Promise.all(Array.from({ length: 6 }, () => run(refund)));
      for (let again = 0; again < 3; again += 1) await sweep();
      expect(await readAnomaly(id)).toEqual([]);
      expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['completed'] });
      expect(bkash.refunds.length - from).toBe(1);
    }
  });

  it('gives back though it can not list what went back before', async () => {
    const { order, id } = await pay('bkash');
    bkash.fail('refund_query', '500');
    await run(await ask(order, id));
    expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['completed'], anomalies: [] });
  });
});
