import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { inTransaction } from '../../../platform/context.ts';
import { markPaid } from './service/paid.ts';
import { numberAllReceipts } from './service/receipts.ts';

const app = await testApp({
  environment: { ARBOR_RATE_LIMITS: '0', ARBOR_OPERATOR: 'Arbor Ltd', ARBOR_TRADE_LICENCE: 'TRAD/7' },
});
let made: Made;
let buyer: SignedInUser;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  made = await makeContent(app, {
    category,
    contributor: await makeContributor(app, 'salma'),
    title: 'Heron',
    prices: [4900],
  });
  buyer = await signInUser(app);
});

const pay = (orderId: string, paidAt: string) =>
  inTransaction(app.systemContext(), (ctx) =>
    markPaid(ctx, { orderId, provider: 'sandbox', paidAt: new Date(paidAt) }),
  );
const place = () => makeOrder(app, { accountId: buyer.userId, ...made, price: 4900 });
async function makePaid(paidAt: string): Promise<string> {
  const id = await place();
  await pay(id, paidAt);
  return id;
}
const numberOf = async (id: string) => (await buyer.call('GET', `/order/single/${id}`)).body['receiptNumber'];

it('are numbered in the order of payments, for each year from 1, in Dhaka’s time', async () => {
  const later = await makePaid('2025-06-02T00:00:00Z');
  const earlier = await makePaid('2025-06-01T00:00:00Z');
  const newYear = await makePaid('2025-12-31T18:30:00Z');
  expect(await numberOf(later)).toBeNull();
  await numberAllReceipts(app.systemContext());
  await numberAllReceipts(app.systemContext());
  expect(await Promise.all([earlier, later, newYear].map(numberOf))).toEqual([
    'R-2025-000001',
    'R-2025-000002',
    'R-2026-000001',
  ]);
  const next = await makePaid('2025-01-01T00:00:00Z');
  await numberAllReceipts(app.systemContext());
  expect(await numberOf(next)).toBe('R-2025-000003');
});

it('are numbered when they are printed, with who sold it', async () => {
  const id = await makePaid('2024-06-01T00:00:00Z');
  const response = await buyer.fetch(`/api/v1/order/receipt/${id}?language=en`);
  expect(response.headers.get('content-disposition')).toContain('receipt-R-2024-000001.pdf');
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  const text = pages[0]?.text.replaceAll(/\s+/g, ' ');
  for (const said of ['Receipt R-2024-000001', 'Arbor Ltd', 'TRAD/7', 'Nusrat Jahan']) expect(text).toContain(said);
  expect(text).not.toContain('Address');
  expect(await numberOf(id)).toBe('R-2024-000001');
  const owner = await signInAdmin(app);
  for (const q of ['R-2024-000001', 'r-২০২৪-১'])
    expect((await owner.call('GET', `/order/every?q=${encodeURIComponent(q)}`)).body['items']).toMatchObject([
      { _id: id },
    ]);
  expect((await owner.call('GET', `/order/every/${id}`)).body).toMatchObject({ receiptNumber: 'R-2024-000001' });
});

it('have no hole and no number twice, however many are paid and printed at once', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, place));
  await Promise.all(
    orders.map(async (id) => {
      await pay(id, '2023-06-01T00:00:00Z');
      expect((await buyer.fetch(`/api/v1/order/receipt/${id}`)).status).toBe(200);
    }),
  );
  const { rows } = await app.pool.query<{ number: number }>(
    'select number from receipt where year = 2023 order by number',
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

it('are not held up by a payment that has not been committed, nor hold one up', async () => {
  const open = await place();
  const other = await makePaid('2022-06-01T00:00:00Z');
  await inTransaction(app.systemContext(), async (ctx) => {
    await markPaid(ctx, { orderId: open, provider: 'sandbox', paidAt: new Date('2022-05-01T00:00:00Z') });
    await numberAllReceipts(app.systemContext());
  });
  await numberAllReceipts(app.systemContext());
  expect([await numberOf(other), await numberOf(open)]).toEqual(['R-2022-000001', 'R-2022-000002']);
});

it('stay as they are, and let no number be missing', async () => {
  const id = await makePaid('2021-06-01T00:00:00Z');
  const run = (sql: string) =>
    app.pool.query(sql, [id]).then(
      () => undefined,
      (error: unknown) => (error as { constraint?: string }).constraint,
    );
  expect(await run('update receipt set number = 2 where order_id = $1')).toMatch(/fkey/);
  await numberAllReceipts(app.systemContext());
  expect(await run('update receipt set number = null where order_id = $1')).toBe('receipt_kept');
  expect(await run('delete from receipt where order_id = $1')).toBe('receipt_kept');
});
