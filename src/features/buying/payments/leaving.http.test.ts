import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { createId } from '../../../platform/database/id.ts';
import { expireOrders } from '../orders/service/own-orders.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
type Name = (typeof realProviders)[number];

/** A person with an order and a payment attempt. */
async function begin(name: Name) {
  const buyer = await createBuyer(app);
  const order = await buyer.order();
  const attempt = await buyer.begin(order, name);
  const { rows } = await app.pool.query<{ number: number }>('select number from customer_order where id = $1', [order]);
  return { buyer, order, ...attempt, number: String(rows[0]?.number) };
}
async function expire(order: string): Promise<void> {
  await app.pool.query(
    "update customer_order set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where id = $1",
    [order],
  );
  await expireOrders(app.systemContext());
}
const sweep = async () => {
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};

describe.each(realProviders)('whoever leaves while a payment by %s is open', (name) => {
  it('cancels the order first, and is told so', async () => {
    const { buyer, order, number } = await begin(name);
    const refused = await buyer.user.deleteAccount();
    expect(refused.status).toBe(409);
    expect(refused.body['detail']).toContain(`Order ${number} is still waiting for payment. Cancel it under`);
    expect((await buyer.user.call('POST', `/order/cancel/${order}`)).status).toBe(200);
    expect((await buyer.user.deleteAccount()).status).toBe(200);
    expect(await buyer.read(order)).toMatchObject({ order: 'cancelled', payments: ['cancelled'] });
    expect(standIns[name].calls.at(-1)).toBe(name === 'stripe' ? 'cancel' : 'query');
  });

  it('waits where the provider can’t say how it ended, and no longer', async () => {
    const { buyer, order, number } = await begin(name);
    await expire(order);
    standIns[name].fail('query', 'hang');
    const refused = await buyer.user.deleteAccount();
    expect(refused.status).toBe(409);
    expect(refused.body['detail']).toContain(`payment for order ${number} may still arrive`);
    expect(await buyer.read(order)).toMatchObject({ order: 'expired', payments: ['redirected'] });
    expect((await buyer.user.deleteAccount()).status).toBe(200);
    expect(await buyer.read(order)).toMatchObject({ order: 'expired', payments: ['cancelled'] });
  });

  it('learns of money that has come meanwhile, before anything is lost', async () => {
    const { buyer, order, reference, number } = await begin(name);
    await expire(order);
    standIns[name].find(reference).status = 'completed';
    const refused = await buyer.user.deleteAccount();
    expect(refused.status).toBe(409);
    expect(refused.body['detail']).toContain(`payment for order ${number} has just arrived`);
    expect(await buyer.read(order)).toEqual(paidOnce);
    expect((await buyer.user.deleteAccount()).status).toBe(200);
  });
});

it('money that the customer agreed to is not moved once they leave', async () => {
  const { buyer, order, id, reference } = await begin('bkash');
  await expire(order);
  standIns.bkash.pay(reference);
  const from = standIns.bkash.calls.length;
  expect((await buyer.user.deleteAccount()).status).toBe(200);
  await app.fetch(`/api/v1/payment/bkash/return/${id}?status=success`);
  await sweep();
  expect(standIns.bkash.calls.slice(from)).not.toContain('complete');
  expect(await buyer.read(order)).toMatchObject({ order: 'expired', payments: ['cancelled'], sales: 0, refunds: [] });
});

it('a payment that begins at the same moment keeps its buyer, is not begun, or is given up', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await createBuyer(app);
    const order = await buyer.order();
    await buyer.user.call('POST', `/order/cancel/${order}`);
    const [begun, left] = await Promise.all([
      buyer.user.call('POST', `/payment/begin/${order}`, { provider: 'stripe' }, { 'idempotency-key': createId() }),
      buyer.user.deleteAccount(),
    ]);
    // The second of two concurrent calls finds no session, no order, or an attempt in progress.
    expect(left.status === 200 ? [200, 401, 404, 409] : [200]).toContain(begun.status);
    const found = await buyer.read(order);
    expect(found.order).toBe(left.status === 200 ? 'cancelled' : 'pending');
    if (left.status === 200) expect(found.payments).toEqual(begun.status === 200 ? ['cancelled'] : []);
  }
});
