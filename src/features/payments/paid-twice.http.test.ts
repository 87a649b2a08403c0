import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { createBuyer, paidOnce } from '../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../tests/support/payments/three-providers.ts';
import { signInAdmin } from '../../../tests/support/people.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { sslcommerz } = standIns;

const sweep = async () => {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const each of sslcommerz.refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};
const comeBack = (id: string) => app.fetch(`/api/v1/payment/sslcommerz/return/${id}`);

/** An order that was charged twice: `BANK-1` by the provider's clock first, and reported first or second. */
async function payTwice(reported: readonly ['1' | '2', '1' | '2'], status: 'completed' | 'held' = 'completed') {
  const buyer = await createBuyer(app);
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, 'sslcommerz');
  const stored = sslcommerz.find(reference);
  const name = (which: '1' | '2') => `BANK-${which}-${reference}`;
  stored.transactionId = name(reported[0]);
  stored.status = status;
  await comeBack(id);
  stored.transactionId = name('1');
  stored.extraTransactionId = name('2');
  const notice = sslcommerz.writeNotice(reference, 'completed');
  // The notice of the second one names it.
  const fields = { ...stored, transactionId: name(reported[1]) };
  stored.transactionId = fields.transactionId;
  const second = sslcommerz.writeNotice(reference, 'completed');
  stored.transactionId = name('1');
  for (const { body, headers } of [second, notice, second])
    await app.host.request('/api/v1/payment/notice/sslcommerz', {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
    });
  return { buyer, order, id, paying: name(reported[0]), other: name(reported[1]) };
}

it.each([
  ['1', '2'],
  ['2', '1'],
] as const)(
  'charged twice and reported %s first, it keeps the money that paid and gives the other back',
  async (...reported) => {
    const from = sslcommerz.refunds.length;
    const { buyer, order, paying, other } = await payTwice(reported);
    await sweep();
    await sweep();
    expect(await buyer.read(order)).toEqual({ ...paidOnce, anomalies: ['paid_twice'], refunds: ['completed'] });
    expect(sslcommerz.refunds.slice(from).map(({ transactionId }) => transactionId)).toEqual([other]);
    const { rows } = await app.pool.query('select transaction_id from payment where order_id = $1', [order]);
    expect(rows).toEqual([{ transaction_id: paying }]);
    expect(await findViolations(app.systemContext())).toEqual([]);
  },
);

it.each([
  ['1', '2'],
  ['2', '1'],
] as const)(
  'held, charged twice and reported %s first, it is accepted with the money that is held',
  async (...reported) => {
    const owner = await signInAdmin(app);
    const from = sslcommerz.refunds.length;
    const { buyer, order, id, paying, other } = await payTwice(reported, 'held');
    expect((await buyer.read(order)).order).toBe('on_hold');
    expect((await owner.call('POST', `/payment/held/${order}`, { decision: 'accept' })).status).toBe(200);
    const { rows } = await app.pool.query('select transaction_id, status from payment where id = $1', [id]);
    expect(rows).toEqual([{ transaction_id: paying, status: 'completed' }]);
    await sweep();
    await sweep();
    expect(await buyer.read(order)).toMatchObject({ order: 'paid', refunds: ['completed'] });
    expect(sslcommerz.refunds.slice(from).map(({ transactionId }) => transactionId)).toEqual([other]);
  },
);
