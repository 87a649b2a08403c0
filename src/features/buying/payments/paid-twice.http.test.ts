import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { settlePayment } from './service/settle.ts';
import { sweepPayments } from './service/sweep.ts';
import { addAnomaly } from './store/anomalies.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { sslcommerz } = standIns;

const sweep = async () => {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const each of sslcommerz.refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};
const readMoneyBack = async (owner: SignedInAdmin, order: string) => {
  const { body } = await owner.call('GET', `/payment/order/${order}`);
  const [attempt] = body['attempts'] as { anomalies: { kind: string; moneyBack: string | null }[] }[];
  return attempt?.anomalies.map(({ kind, moneyBack }) => [kind, moneyBack]);
};
const comeBack = (id: string) => app.fetch(`/api/v1/payment/sslcommerz/return/${id}`);

/**
 * An order that was charged twice: by the provider's clock `BANK-1` is first, but it may be reported first or second.
 */
async function payTwice(
  reported: readonly ['1' | '2', '1' | '2'],
  status: 'completed' | 'held' = 'completed',
  language: 'en' | 'bn' = 'en',
) {
  const buyer = await createBuyer(app);
  await app.pool.query('update account set email = $2, email_verified = true, language = $3 where id = $1', [
    buyer.user.userId,
    `${buyer.user.userId}@example.com`,
    language,
  ]);
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
  // The second charge's notice contains its name.
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

it('tells the buyer once that a second payment came, and once that it is back; owners read how far it is', async () => {
  const owner = await signInAdmin(app);
  const { buyer, order } = await payTwice(['1', '2'], 'completed', 'bn');
  const { userId } = buyer.user;
  const readLetters = async () =>
    (
      await app.pool.query<{ text: string }>(
        "select text_body as text from mail where account_id = $1 and text_body ~ 'আরও একটি পেমেন্ট|দ্বিতীয় পেমেন্ট' order by id",
        [userId],
      )
    ).rows.map(({ text }) => text);
  const readNotices = async () =>
    ((await buyer.user.call('GET', '/user/notices')).body['items'] as { code: string; amount: number }[])
      .filter(({ code }) => code.startsWith('order_second'))
      .map(({ code, amount }) => [code, amount]);
  const readOrder = async () => (await buyer.user.call('GET', `/order/single/${order}`)).body;
  const came = ['order_second_payment', 49_900];
  expect(await readNotices()).toEqual([came]);
  expect(await readLetters()).toEqual([expect.stringContaining('৳৪৯৯। যেভাবে টাকা দিয়েছিলেন') as string]);
  const open = { amount: 49_900, returnedAt: null, transferReference: null };
  expect(await readOrder()).toMatchObject({ status: 'paid', refunds: [], secondPayments: [open] });
  expect(await readMoneyBack(owner, order)).toEqual([['paid_twice', 'sent']]);
  await sweep();
  await sweep();
  await sweep();
  expect(await readNotices()).toEqual([['order_second_payment_returned', 49_900], came]);
  expect(await readLetters()).toEqual([
    expect.anything(),
    expect.stringContaining('দ্বিতীয় পেমেন্টের ৳৪৯৯ ফেরত পাঠানো হয়েছে') as string,
  ]);
  const returnedAt = expect.any(String) as string;
  expect(await readOrder()).toMatchObject({ status: 'paid', refunds: [], secondPayments: [{ ...open, returnedAt }] });
  expect(await readMoneyBack(owner, order)).toEqual([['paid_twice', 'returned']]);
});

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

it.each([
  ['before', ['D', 'S'], null],
  ['after', ['S', 'D'], null],
  ['before and after', ['D', 'S', 'D'], null],
  ['never', ['S', 'T'], 'returned'],
] as const)(
  'says that all is back only where nothing of another sum is here: that came %s',
  async (_, extras, moneyBack) => {
    const owner = await signInAdmin(app);
    const buyer = await createBuyer(app);
    const order = await buyer.order();
    const { id, reference } = await buyer.begin(order, 'sslcommerz');
    const stored = sslcommerz.find(reference);
    stored.status = 'completed';
    await comeBack(id);
    for (const which of extras) {
      const transactionId = `BANK-${which}-${reference}`;
      Object.assign(stored, {
        extraTransactionId: transactionId,
        extraAmount: which === 'D' ? '100.00' : stored.amount,
      });
      await settlePayment(app.systemContext(), id, { transactionId });
      await sweep();
      await sweep();
    }
    expect((await buyer.read(order)).refunds).toEqual(extras.filter((which) => which !== 'D').map(() => 'completed'));
    expect(await readMoneyBack(owner, order)).toEqual([['paid_twice', moneyBack]]);
  },
);

it('names each charge once, and the last ones where there is no room for all', async () => {
  const buyer = await createBuyer(app);
  const { id } = await buyer.begin(await buyer.order(), 'sslcommerz');
  const add = (kind: 'paid_twice' | 'dispute', actual: string) =>
    inTransaction(app.systemContext(), ({ tx }) => addAnomaly(tx, id, { kind, actual }));
  const read = async () =>
    (
      await app.pool.query<{ actual: string }>(
        'select actual from payment_anomaly where payment_id = $1 order by kind',
        [id],
      )
    ).rows.map(({ actual }) => actual);
  for (const actual of ['A1', 'A', 'A1', 'A']) await add('paid_twice', actual);
  for (const actual of ['first', 'last']) await add('dispute', actual);
  expect(await read()).toEqual(['last', 'A, A1']);
  const long = 'B'.repeat(250);
  for (const actual of [long, 'C'.repeat(60)]) await add('paid_twice', actual);
  expect((await read())[1]).toBe(`${'C'.repeat(60)}, ${long}`.slice(0, 299).concat('…'));
});
