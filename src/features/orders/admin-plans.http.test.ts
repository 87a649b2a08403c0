import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { explainQueries } from '../../../tests/support/explain.ts';
import { readOrdersByReference } from '../payments/store/history.ts';
import { countAllOrders, type OrderFilters, readAllOrders } from './store/admin-orders.ts';

const app = await testApp();

/** Many enough that reading them all, or sorting them, costs more than an index. */
const ORDERS = 30_000;

beforeAll(async () => {
  // Without the time limit of the product's statements.
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  // Orders without lines: the sum of their prices is checked at the end of each transaction alone.
  await client.query('alter table customer_order disable trigger order_total');
  await client.query(`
    insert into customer_order (id, buyer_name, titles, request_key, request_hash, locale, status, currency, total, provider, paid_at, created_at, expires_at)
    select uuidv7(make_interval(mins => n - ${ORDERS})), 'Buyer ' || md5(n::text), 'Heron ' || md5((n % 5000)::text),
      'request-' || n, repeat('0', 64), 'en', status, 'BDT', 4900,
      case when status in ('paid', 'refunded') then (array['sslcommerz', 'bkash', 'stripe'])[1 + n % 3] end,
      case when status in ('paid', 'refunded') then now() end, now() - interval '1 day', now() + interval '1 day'
    from (
      select n, case when n % 50 = 0 then 'on_hold' when n % 20 = 1 then 'refunded' when n % 5 = 2 then 'expired' else 'paid' end as status
      from generate_series(1, ${ORDERS}) n
    ) given`);
  await client.query('alter table customer_order enable trigger order_total');
  await client.query('analyze customer_order');
  await client.end();
}, 120_000);

/** Reading a whole table, or sorting what was read. */
const unwanted = /Seq Scan|Sort|Bitmap/;
const none: OrderFilters = { search: undefined, status: undefined, provider: undefined, since: undefined };
const words = { words: [], number: undefined, accountIds: [], orderIds: [] };
const since = new Date(Date.now() - 10 * 86_400_000);

const filters: readonly (readonly [string, OrderFilters])[] = [
  ['all', none],
  ['paid', { ...none, status: 'paid' }],
  ['held back', { ...none, status: 'on_hold' }],
  ['of a provider', { ...none, provider: 'bkash' }],
  ['of the last days', { ...none, since }],
  ['paid, of a provider, of the last days', { search: undefined, status: 'paid', provider: 'stripe', since }],
  ['with a word that most have', { ...none, search: { ...words, words: ['heron'] } }],
];

const middle = async (): Promise<string> =>
  (await app.pool.query<{ id: string }>(`select id from customer_order order by id offset ${ORDERS / 2} limit 1`))
    .rows[0]?.id ?? '';

describe('the list of orders is read from an index, in its order', () => {
  it.each(filters)('%s', async (_, filter) => {
    for (const sort of ['newest', 'oldest'] as const)
      for (const after of [undefined, await middle()]) {
        const [plan] = await explainQueries(app.pool, (db) => readAllOrders(db, filter, { sort, after, limit: 51 }));
        expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
      }
  });
});

it.each([
  ['words', { ...words, words: ['buyer', 'c4ca4238a0b923820dcc509a6f75849b'] }, ['customer_order_search']],
  [
    'number, account and reference beside words',
    {
      words: ['1234'],
      number: 1234,
      accountIds: ['019aa5c4-0000-7000-8000-000000000000'],
      orderIds: ['019aa5c4-0000-7000-8000-000000000001'],
    },
    ['customer_order_search', 'customer_order_number_key', 'customer_order_account', 'customer_order_pkey'],
  ],
] as const)('finds orders by rare %s in indexes alone', async (_, search, indexes) => {
  const filter = { ...none, search };
  const page = { sort: 'newest', after: undefined, limit: 51 } as const;
  const [plan] = await explainQueries(app.pool, (db) => readAllOrders(db, filter, page));
  expect(plan?.steps).not.toContain('Seq Scan');
  // Two indexes are on the identifier, in either direction.
  const used = (plan?.indexes ?? []).map((name) => (name === 'customer_order_newest' ? 'customer_order_pkey' : name));
  expect(used.sort()).toEqual([...indexes].sort());
  const [count] = await explainQueries(app.pool, (db) => countAllOrders(db, filter, 10_001));
  expect(count?.steps).not.toContain('Seq Scan');
});

it('looks references up in indexes', async () => {
  const pool = new pg.Pool({ connectionString: app.superuserUrl, options: '-c enable_seqscan=off' });
  // Its last connections may be ended by the database's.
  pool.on('error', () => undefined);
  const [plan] = await explainQueries(pool, (db) => readOrdersByReference(db, 'ABC', ['stripe', 'bkash']));
  await pool.end();
  expect(plan?.indexes).toEqual(
    expect.arrayContaining([
      'payment_reference_key',
      'payment_provider_provider_reference_key',
      'payment_transaction_once',
      'payment_refund_reference_key',
    ]),
  );
});
