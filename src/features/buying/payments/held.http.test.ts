import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const holding = ['sslcommerz', 'stripe'] as const;
type Name = (typeof holding)[number];

let owner: SignedInAdmin;
beforeAll(async () => {
  owner = await signInAdmin(app);
});

const comeBack = (name: Name, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
async function hold(name: Name) {
  const buyer = await createBuyer(app);
  const order = await buyer.order();
  const attempt = await buyer.begin(order, name);
  const stored = standIns[name].find(attempt.reference);
  stored.status = 'held';
  await comeBack(name, attempt.id);
  expect(await buyer.read(order)).toMatchObject({ order: 'on_hold', payments: ['held'] });
  return { buyer, order, stored, ...attempt };
}
const decide = (order: string, decision: 'accept' | 'refuse', note = '') =>
  owner.call('POST', `/payment/held/${order}`, { decision, note });
const sweep = async () => {
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const readSchedule = async (id: string) =>
  (
    await app.pool.query<{ minutes: string | null; times: number }>(
      `select extract(epoch from next_check_at - now()) / 60 as minutes,
       (select sum(times)::int from payment_anomaly where payment_id = p.id) as times from payment p where id = $1`,
      [id],
    )
  ).rows[0];
const denied = {
  order: 'cancelled',
  payments: ['failed'],
  sales: 0,
  entitlements: 0,
  anomalies: ['held_denied'],
  refunds: [],
};

describe.each(holding)('a payment that %s holds', (name) => {
  it('and denies later ends the order, is told to owner and buyer, and asked about ever less', async () => {
    const { buyer, order, id, stored } = await hold(name);
    stored.status = 'failed';
    for (let round = 0; round < 3; round += 1) await sweep();
    expect(await buyer.read(order)).toEqual(denied);
    const { minutes, times } = (await readSchedule(id)) ?? {};
    expect(Number(minutes)).toBeGreaterThan(3);
    expect(times).toBe(1);
    const { body } = await buyer.user.call('GET', '/user/notices');
    expect((body['items'] as { code: string }[]).map(({ code }) => code)).toEqual(['order_refused', 'order_on_hold']);
    await app.pool.query("update payment set created_at = created_at - interval '4 days' where id = $1", [id]);
    await sweep();
    expect((await readSchedule(id))?.minutes).toBeNull();
    expect(await findViolations(app.systemContext())).toEqual([]);
  });

  it('and denies is not the end: the order can be paid again', async () => {
    const { buyer, order, stored } = await hold(name);
    stored.status = 'failed';
    await sweep();
    const again = await buyer.begin(order, name);
    standIns[name].pay(again.reference);
    await comeBack(name, again.id);
    expect(await buyer.read(order)).toEqual({
      ...paidOnce,
      payments: ['failed', 'completed'],
      anomalies: ['held_denied'],
    });
  });

  it('is accepted only by the provider’s word', async () => {
    const { buyer, order, stored } = await hold(name);
    stored.status = 'failed';
    const refused = await decide(order, 'accept');
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('no longer reports')]);
    expect(await buyer.read(order)).toEqual(denied);
  });

  it('is not accepted while the provider can’t be asked', async () => {
    const { buyer, order } = await hold(name);
    standIns[name].fail('query', 'hang');
    expect((await decide(order, 'accept')).status).toBe(503);
    expect(await buyer.read(order)).toMatchObject({ order: 'on_hold', payments: ['held'] });
    expect((await decide(order, 'accept')).status).toBe(200);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('and now reports with another amount is not accepted, and owners learn of it', async () => {
    const { buyer, order, stored } = await hold(name);
    stored.amount = name === 'stripe' ? '1' : '0.01';
    expect((await decide(order, 'accept')).status).toBe(409);
    expect(await buyer.read(order)).toMatchObject({ order: 'on_hold', payments: ['held'], anomalies: ['amount'] });
  });

  it('and has denied by now is refused without money that goes back', async () => {
    const { buyer, order, stored } = await hold(name);
    stored.status = 'failed';
    expect((await decide(order, 'refuse')).status).toBe(200);
    expect(await buyer.read(order)).toEqual(denied);
  });

  it('is refused also while the provider can’t be asked', async () => {
    const { buyer, order, stored } = await hold(name);
    standIns[name].fail('query', 'hang');
    expect((await decide(order, 'refuse')).status).toBe(200);
    stored.status = 'completed';
    await sweep();
    for (const each of standIns[name].refunds) if (each.status === 'processing') each.status = 'completed';
    await sweep();
    expect(await buyer.read(order)).toMatchObject({
      order: 'cancelled',
      payments: ['completed surplus'],
      refunds: ['completed'],
    });
  });

  it('ends in one way, where it is denied and accepted at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { buyer, order, stored } = await hold(name);
      const [accepted] = await Promise.all([
        decide(order, 'accept'),
        Promise.resolve().then(() => {
          stored.status = 'failed';
          return sweep();
        }),
      ]);
      const end = await buyer.read(order);
      expect(end.order).toBe(accepted.status === 200 ? 'paid' : 'cancelled');
      expect(end.sales).toBe(accepted.status === 200 ? 1 : 0);
    }
  });
});

describe('the note of a decision', () => {
  const note = 'Nusrat rang from 01755512345';

  it('stays with the decision, is no part of the audit log, and goes with the buyer', async () => {
    const { buyer, order } = await hold('stripe');
    expect((await decide(order, 'refuse', note)).status).toBe(200);
    const { body } = await owner.call('GET', `/payment/order/${order}`);
    expect(body['attempts']).toMatchObject([
      { decisions: [{ decision: 'refuse', note, admin: 'The owner', at: expect.any(String) }] },
    ]);
    const { rows } = await app.pool.query(
      "select details from audit_log where action = 'order.refuse_payment' and subject_id = $1",
      [order],
    );
    expect(rows).toEqual([{ details: {} }]);
    await sweep();
    expect((await buyer.user.deleteAccount()).status).toBe(200);
    const places = [...(await dumpDatabase(app.pool))].filter(([, text]) => text.includes('01755512345'));
    expect(places.map(([table]) => table)).toEqual([]);
    const after = await owner.call('GET', `/payment/order/${order}`);
    expect(after.body['attempts']).toMatchObject([{ decisions: [{ decision: 'refuse', note: '' }] }]);
  });

  it('can be emptied and nothing else, by the word of the database', async () => {
    const { order, id } = await hold('stripe');
    await decide(order, 'accept', note);
    for (const change of ["decision = 'refuse'", "note = 'x'", 'decided_at = now()'])
      await expect(
        app.pool.query(`update payment_decision set ${change} where payment_id = $1`, [id]),
      ).rejects.toMatchObject({ constraint: 'payment_decision_kept' });
    await expect(app.pool.query('delete from payment_decision where payment_id = $1', [id])).rejects.toMatchObject({
      constraint: 'payment_decision_kept',
    });
    await app.pool.query("update payment_decision set note = '' where payment_id = $1", [id]);
  });
});
