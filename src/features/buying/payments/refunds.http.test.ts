import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { SLOW_MS } from '../../../../tests/support/payments/faulty-server.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { requestRefund } from '../orders/service/refunds.ts';
import { runRefund, startRefund } from './service/refunds/refunds.ts';
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

const sweep = async () => {
  await app.pool.query("update payment_call set started_at = started_at - interval '10 minutes'");
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};

/** A paid order with a requested refund. */
async function request(name: Name) {
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, name);
  standIns[name].pay(reference);
  await app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
  const ctx = app.systemContext();
  await inTransaction(ctx, async (own) => {
    const reason = 'customer_request';
    const asked = {
      orderId: order,
      requestKey: createId(),
      reason,
      note: '',
      adminId: null,
      isOverridden: true,
    } as const;
    const { refundId, amount } = await requestRefund(own, asked);
    await startRefund(own, { refundId, orderId: order, amount, reason });
    await startRefund(own, { refundId, orderId: order, amount, reason });
  });
  const { rows } = await app.pool.query<{ id: string }>('select id from payment_refund where payment_id = $1', [id]);
  expect(rows).toHaveLength(1);
  return { order, paymentId: id, refund: rows[0]?.id ?? '' };
}
/** Completes the refund at the provider, as banks do after a while. */
const finish = (name: Name) => {
  for (const each of standIns[name].refunds) if (each.status === 'processing') each.status = 'completed';
};
const back = { order: 'refunded', sales: 1, entitlements: 0, refunds: ['completed'] };
const countBack = (name: Name, from: number) => standIns[name].refunds.length - from;

describe.each(names)('a refund by %s', (name) => {
  it('goes back once, however many work at it', async () => {
    const { order, refund } = await request(name);
    const from = standIns[name].refunds.length;
    await Promise.all(Array.from({ length: 10 }, () => runRefund(app.systemContext(), refund)));
    finish(name);
    await sweep();
    await sweep();
    expect(await buyer.read(order)).toMatchObject({ ...back, anomalies: [] });
    expect(countBack(name, from)).toBe(1);
  });

  it.each(['hang', 'lost', 'malformed'] as const)(
    'whose answer was lost goes back once, or waits for a person: %s',
    async (fault) => {
      const { order, refund } = await request(name);
      const from = standIns[name].refunds.length;
      standIns[name].fail('refund', fault);
      await runRefund(app.systemContext(), refund);
      await sweep();
      await sweep();
      const lost = { order: 'paid', refunds: ['unknown'], anomalies: ['refund_in_doubt'] };
      expect(await buyer.read(order)).toMatchObject(name === 'sslcommerz' ? lost : back);
      expect(countBack(name, from)).toBe(1);
    },
  );

  it.each(['reset', '500'] as const)('that never arrived is sent again, or waits for a person: %s', async (fault) => {
    const { order, refund } = await request(name);
    const from = standIns[name].refunds.length;
    standIns[name].fail('refund', fault);
    await runRefund(app.systemContext(), refund);
    expect(countBack(name, from)).toBe(0);
    for (let round = 0; round < 3; round += 1) await sweep();
    const lost = { order: 'paid', refunds: ['unknown'], anomalies: ['refund_in_doubt'] };
    expect(await buyer.read(order)).toMatchObject(name === 'sslcommerz' ? lost : back);
    expect(countBack(name, from)).toBe(name === 'sslcommerz' ? 0 : 1);
  });

  it('that is refused gives the downloads back', async () => {
    const { order, paymentId, refund } = await request(name);
    const { rows } = await app.pool.query<{ reference: string }>('select reference from payment where id = $1', [
      paymentId,
    ]);
    const stored = standIns[name].find(rows[0]?.reference ?? '');
    const { amount } = stored;
    stored.amount = '0.01';
    await runRefund(app.systemContext(), refund);
    stored.amount = amount;
    expect(await buyer.read(order)).toMatchObject({
      order: 'paid',
      entitlements: 1,
      refunds: ['failed'],
      anomalies: ['refund_refused'],
    });
  });

  it.each([
    'refund 1: before asking',
    'refund 2: after asking',
    'refund 3: before it is written down',
    'refund 4: before the commit',
  ])('ends the same where the process dies at %s', async (step) => {
    const { order, refund } = await request(name);
    const from = standIns[name].refunds.length;
    interruptSteps((reached) => {
      if (reached === step) throw new Error('died');
    });
    await runRefund(app.systemContext(), refund).catch(() => undefined);
    interruptSteps(undefined);
    finish(name);
    for (let round = 0; round < 4; round += 1) {
      await sweep();
      finish(name);
    }
    const end = await buyer.read(order);
    // This provider finds refunds only by its own names: without one, an admin has to check.
    if (name === 'sslcommerz') expect(['unknown', 'completed']).toContain(end.refunds[0]);
    else expect(end).toMatchObject(back);
    expect(countBack(name, from)).toBeLessThanOrEqual(1);
  });
});

it('waits while another one of its payment is on its way, without a word to the provider', async () => {
  const { paymentId, refund } = await request('bkash');
  const extra = createId();
  await app.pool.query(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason, next_check_at)
     select $2, id, $3, 'EXTRA', amount, 'Paid twice', now() from payment where id = $1`,
    [paymentId, extra, createId().replaceAll('-', '').slice(0, 25).toUpperCase()],
  );
  await app.pool.query("update payment_refund set status = 'sent' where id = $1", [refund]);
  const from = standIns.bkash.refunds.length;
  await runRefund(app.systemContext(), extra);
  const { rows } = await app.pool.query(
    'select status, next_check_at > now() as later from payment_refund where id = $1',
    [extra],
  );
  expect(rows).toEqual([{ status: 'requested', later: true }]);
  expect(countBack('bkash', from)).toBe(0);
});

describe('bKash', () => {
  const { bkash } = standIns;
  const readTries = async (id: string) =>
    (
      await app.pool.query<{ outcome: string; started_at: Date }>(
        "select outcome, started_at from payment_call where payment_refund_id = $1 and kind = 'refund' order by id",
        [id],
      )
    ).rows;

  /** The bKash token expires after the call was prepared. */
  const runWithEndedToken = async (refund: string) => {
    interruptSteps((step) => {
      if (step === 'refund 1: before asking') bkash.endTokens();
    });
    await runRefund(app.systemContext(), refund);
    interruptSteps(undefined);
  };

  it('is told of a refund once the token is there: only then the time of the call begins', async () => {
    const { order, refund } = await request('bkash');
    const from = bkash.refunds.length;
    await runWithEndedToken(refund);
    // Nothing was sent, and this call is never sent again.
    expect((await readTries(refund)).map(({ outcome }) => outcome)).toEqual(['refused']);
    expect(countBack('bkash', from)).toBe(0);
    bkash.fail('grant', 'slow');
    const before = Date.now();
    await runRefund(app.systemContext(), refund);
    const [, last] = await readTries(refund);
    expect((last?.started_at.getTime() ?? 0) - before).toBeGreaterThanOrEqual(SLOW_MS);
    expect(await buyer.read(order)).toMatchObject(back);
    expect(countBack('bkash', from)).toBe(1);
  });

  it('that gives no token is asked later, and no call is written down', async () => {
    const { order, refund } = await request('bkash');
    await runWithEndedToken(refund);
    bkash.fail('grant', '500');
    await runRefund(app.systemContext(), refund);
    expect(await readTries(refund)).toHaveLength(1);
    await sweep();
    expect(await buyer.read(order)).toMatchObject(back);
  });
});

describe('the database', () => {
  it('refuses to give back more than was paid, and to change what was', async () => {
    const { paymentId, refund } = await request('stripe');
    const add = (amount: number) =>
      app.pool.query(
        `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason)
         select $2, id, $3, transaction_id, $4, 'x' from payment where id = $1`,
        [paymentId, createId(), createId().replaceAll('-', '').slice(0, 25).toUpperCase(), amount],
      );
    await expect(add(1)).rejects.toMatchObject({ constraint: 'payment_refund_total' });
    const change = (sql: string, id: string) => app.pool.query(sql, [id]);
    await expect(change("update payment set status = 'redirected' where id = $1", paymentId)).rejects.toThrow();
    await expect(change('update payment set amount = 1 where id = $1', paymentId)).rejects.toMatchObject({
      constraint: 'payment_kept',
    });
    await expect(change('update payment_refund set amount = 1 where id = $1', refund)).rejects.toMatchObject({
      constraint: 'payment_refund_kept',
    });
    await expect(change("update payment_refund set status = 'unknown' where id = $1", refund)).rejects.toMatchObject({
      constraint: 'payment_refund_transition',
    });
    await expect(change('delete from payment where id = $1', paymentId)).rejects.toThrow();
  });
});
