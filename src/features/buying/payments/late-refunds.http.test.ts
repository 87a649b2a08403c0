import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { bookSurplus } from '../../../../tests/support/payments/refused-surplus.ts';
import { openSettledRefunds, settledEnd as settled } from '../../../../tests/support/payments/settled-refunds.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { checkRefundsOf, runRefund } from './service/refunds/refunds.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { buyer, ask, refuse, settle, sendLate, age, finish, sweep, agrees, listBreaks, listLate } =
  await openSettledRefunds(app, standIns);

const readStatus = async (moneyId: string): Promise<string | undefined> =>
  (await app.pool.query<{ status: string }>('select status from payment_refund where id = $1', [moneyId])).rows[0]
    ?.status;

describe.each(realProviders)('a refund that %s refused', (name) => {
  it('and sent after all is told once, and is a break', async () => {
    const asked = await refuse(name);
    await settle(asked.refundId);
    const late = sendLate(name, asked);
    for (let round = 0; round < 3; round += 1) await sweep();
    if (name === 'sslcommerz') {
      // The provider finds refunds only by its own names, and never sent us one.
      expect(await listLate(asked.paymentId)).toEqual([]);
    } else {
      expect(await listLate(asked.paymentId)).toMatchObject([{ actual: `${asked.reference}: ${late}`, times: 1 }]);
      expect(await listBreaks(asked.order)).toEqual(['refund_late']);
    }
    expect(await buyer.read(asked.order)).toMatchObject(settled);
    await agrees();
  });

  it('at the very moment in which the provider answers ends by whoever was first, and the other is told', async () => {
    const asked = await ask(name);
    await age(asked);
    standIns[name].fail('refund', 'slow');
    const sending = runRefund(app.systemContext(), asked.moneyId);
    // A refund that is given up before it was sent is another case, tested below.
    await expect.poll(() => readStatus(asked.moneyId), { timeout: 30_000 }).not.toBe('requested');
    const answer = await settle(asked.refundId);
    await sending;
    finish(name);
    await sweep();
    await sweep();
    const end = await buyer.read(asked.order);
    if (answer.status === 200) {
      expect(end).toMatchObject({ ...settled, anomalies: ['refund_late'] });
      expect(await listBreaks(asked.order)).toEqual(['refund_late']);
    } else {
      expect(answer.status).toBe(409);
      expect(end).toMatchObject({ order: 'refunded', refunds: ['completed'], anomalies: [] });
    }
    await agrees();
  });
});
it('never confirmed is given up after two weeks, not before; what comes later is told', async () => {
  const asked = await ask('sslcommerz');
  await runRefund(app.systemContext(), asked.moneyId);
  expect(await buyer.read(asked.order)).toMatchObject({ order: 'paid', entitlements: 0, refunds: ['processing'] });
  expect(await settle(asked.refundId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('14 days') as string },
  });
  await age(asked);
  expect((await settle(asked.refundId)).status).toBe(200);
  expect(await buyer.read(asked.order)).toMatchObject({ ...settled, anomalies: [] });
  await sweep();
  expect(await listBreaks(asked.order)).toEqual([]);
  finish('sslcommerz');
  for (let round = 0; round < 3; round += 1) await sweep();
  expect(await buyer.read(asked.order)).toMatchObject({ ...settled, anomalies: ['refund_late'] });
  expect(await listLate(asked.paymentId)).toMatchObject([{ times: 1 }]);
  expect(await listBreaks(asked.order)).toEqual(['refund_late']);
  await agrees();
});

it('was never sent, as nobody could ask the provider, and is not sent once it is given up', async () => {
  const asked = await ask('stripe');
  await age(asked);
  const from = standIns.stripe.refunds.length;
  expect((await settle(asked.refundId)).status).toBe(200);
  await runRefund(app.systemContext(), asked.moneyId);
  await sweep();
  expect(standIns.stripe.refunds.length).toBe(from);
  expect(await buyer.read(asked.order)).toMatchObject({ ...settled, anomalies: [] });
  await agrees();
});

it('is looked for until the refusal is long ago, and where the provider can’t be asked later on', async () => {
  const asked = await refuse('stripe');
  await settle(asked.refundId);
  const readDue = async () =>
    (
      await app.pool.query<{ days: number | null }>(
        'select round(extract(epoch from next_check_at - now()) / 86400)::int as days from payment_refund where id = $1',
        [asked.moneyId],
      )
    ).rows[0]?.days;
  expect(await readDue()).toBe(1);
  standIns.stripe.fail('refund_query', '500', 9);
  await sweep();
  expect(await readDue()).toBe(1);
  await app.pool.query("update payment_refund set ended_at = now() - interval '40 days' where id = $1", [
    asked.moneyId,
  ]);
  await sweep();
  expect(await readDue()).toBe(10);
  await app.pool.query("update payment_refund set ended_at = now() - interval '61 days' where id = $1", [
    asked.moneyId,
  ]);
  await sweep();
  expect(await readDue()).toBe(null);
});

it('takes no other refund of the payment for it, which is on its way', async () => {
  const asked = await refuse('bkash');
  await settle(asked.refundId);
  const other = createId();
  const [from, { transactionId }] = [standIns.bkash.refunds.length, standIns.bkash.find(asked.payReference)];
  await app.pool.query(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason, next_check_at)
     select $2, id, $3, 'EXTRA', amount, 'Paid twice', null from payment where id = $1`,
    [asked.paymentId, other, toReference(other)],
  );
  await app.pool.query("update payment_refund set status = 'sent' where id = $1", [other]);
  // The provider has completed the refund but not answered yet.
  standIns.bkash.refunds.push({ id: 'RXOTHER', transactionId, reference: '', amount: '499.00', status: 'completed' });
  for (let round = 0; round < 2; round += 1) await sweep();
  expect(await listLate(asked.paymentId)).toEqual([]);
  await app.pool.query(
    "update payment_refund set status = 'completed', provider_refund = 'RXOTHER', ended_at = now() where id = $1",
    [other],
  );
  await bookSurplus(app, asked.paymentId);
  for (let round = 0; round < 2; round += 1) await sweep();
  expect(await listLate(asked.paymentId)).toEqual([]);
  expect(standIns.bkash.refunds.length).toBe(from + 1);
});

it('is settled with the provider’s own name where that has sent the money all the same', async () => {
  const asked = await refuse('stripe');
  const late = sendLate('stripe', asked);
  await checkRefundsOf(app.systemContext(), asked.paymentId);
  expect(await listLate(asked.paymentId)).toHaveLength(1);
  expect(await listBreaks(asked.order)).toEqual(['refund_late']);
  expect(await settle(asked.refundId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining(late) as string },
  });
  expect(await buyer.read(asked.order)).toMatchObject({ order: 'paid', entitlements: 1, refunds: ['failed'] });
  expect((await settle(asked.refundId, { reference: late })).status).toBe(200);
  expect(await buyer.read(asked.order)).toMatchObject(settled);
  expect(await listBreaks(asked.order)).toEqual([]);
  await agrees();
});
