import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { readOrdersByReference } from '../payments/store/history.ts';
import { countAllOrders, noOrderFilters, type OrderFilters, readAllOrders } from './store/admin-orders.ts';

const app = await testApp();

/**
 * The table is large enough that a full scan or a sort costs more than an index. `ARBOR_TEST_ORDERS=1000000` prints the
 * plans and times for a million orders.
 */
const ORDERS = Number(process.env['ARBOR_TEST_ORDERS'] ?? 30_000);
const isMeasured = ORDERS >= 1_000_000;
/** The list stops counting here; the share is the same for a million orders. */
const MAX_COUNTED = ORDERS / 100 + 1;

beforeAll(async () => {
  // This connection has no statement timeout.
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  // The orders have no lines, because the trigger that compares the sum of prices is disabled.
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
  // Vacuum marks unchanged pages as visible and merges the pending list of the word index, as autovacuum does.
  await client.query('vacuum analyze customer_order');
  await client.end();
}, 1_800_000);

/** Plan nodes that scan a whole table or sort rows. */
const unwanted = /Seq Scan|Sort|Bitmap/;
const none = noOrderFilters;
const words = { words: [], number: undefined, accountIds: [], orderIds: [] };
const since = new Date(Date.now() - 10 * 86_400_000);

const search = (...given: string[]) => ({ ...none, search: { ...words, words: given } });

const filters: readonly (readonly [string, OrderFilters])[] = [
  ['all', none],
  ...(['paid', 'expired', 'on_hold', 'refunded'] as const).map((status) => [status, { ...none, status }] as const),
  ...(['bkash', 'sslcommerz', 'stripe'] as const).map((provider) => [provider, { ...none, provider }] as const),
  ['of the last days', { ...none, since }],
  ['paid, of a provider, of the last days', { ...none, status: 'paid', provider: 'stripe', since }],
  ['refunded, of a provider', { ...none, status: 'refunded', provider: 'bkash' }],
  ['with a word that most have', search('heron')],
  ['with a word that most have, paid', { ...search('heron'), status: 'paid' }],
];

/** A filter with few or no matches must not scan an index from end to end. */
const rare: readonly (readonly [string, OrderFilters])[] = [
  ['a status that none has', { ...none, status: 'failed' }],
  ['a provider that none has', { ...none, provider: 'sandbox' }],
  ['words of one buyer', search('buyer', 'c4ca4238a0b923820dcc509a6f75849b')],
  ['words that nobody has', search('zzzzqqq', 'xxyyxx')],
  ['two characters that no word begins with', search('zq')],
  ['words of few, expired', { ...search('e4da3b7fbbce2345d7772b0674a318d5'), status: 'expired' }],
  ['words of few, of a provider', { ...search('e4da3b7fbbce2345d7772b0674a318d5'), provider: 'bkash', since }],
  ['a word of few', search('e4da3b7fbbce2345d7772b0674a318d5')],
  ['a number', { ...none, search: { ...words, words: ['1234'], number: 1234 } }],
];

/** Prints the time of a query's second run. */
async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  if (!isMeasured) return;
  await run();
  const start = performance.now();
  await run();
  process.stdout.write(`${name}: ${(performance.now() - start).toFixed(1)} ms\n`);
}

const middle = async () => ({
  value: '',
  id:
    (await app.pool.query<{ id: string }>(`select id from customer_order order by id offset ${ORDERS / 2} limit 1`))
      .rows[0]?.id ?? '',
});
const columns = ['number', 'buyer', 'status', 'total'] as const;

describe('the list of orders is read from an index, in its order', { timeout: isMeasured ? 600_000 : 30_000 }, () => {
  it.each(filters)('%s', async (name, filter) => {
    for (const sort of ['-created', 'created'] as const)
      for (const after of [undefined, await middle()]) {
        const [plan] = await explainQueries(app.pool, (db) => readAllOrders(db, filter, { sort, after, limit: 51 }));
        expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
        await measure(`${name}, ${sort}, ${after === undefined ? 'start' : 'middle'}`, () =>
          readAllOrders(app.db, filter, { sort, after, limit: 51 }),
        );
      }
  });

  it.each(columns.flatMap((column) => [column, `-${column}`] as const))('all, by %s', async (sort) => {
    const first = await readAllOrders(app.db, none, { sort, after: undefined, limit: 51 });
    const last = first.at(-1);
    for (const after of [undefined, last && { value: last.sorted_by, id: last.id }]) {
      const [plan] = await explainQueries(app.pool, (db) => readAllOrders(db, none, { sort, after, limit: 51 }));
      expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
      await measure(`all, ${sort}`, () => readAllOrders(app.db, none, { sort, after, limit: 51 }));
    }
  });

  it.each(rare)('%s', async (name, filter) => {
    for (const sort of ['-created', 'created'] as const) {
      const [plan] = await explainQueries(app.pool, (db) =>
        readAllOrders(db, filter, { sort, after: undefined, limit: 51 }),
      );
      expect(plan?.scanned).toEqual([]);
      await measure(`${name}, ${sort}`, () => readAllOrders(app.db, filter, { sort, after: undefined, limit: 51 }));
    }
  });

  it.each(rare)('%s, counted', async (name, filter) => {
    const [plan] = await explainQueries(app.pool, (db) => countAllOrders(db, filter, MAX_COUNTED));
    expect(plan?.scanned).toEqual([]);
    await measure(`${name}, counted`, () => countAllOrders(app.db, filter, MAX_COUNTED));
  });

  it.each(filters)('%s, counted to the limit and no further', async (name, filter) => {
    expect(await countAllOrders(app.db, filter, MAX_COUNTED)).toBeLessThanOrEqual(MAX_COUNTED);
    await measure(`${name}, counted`, () => countAllOrders(app.db, filter, MAX_COUNTED));
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
  const page = { sort: '-created', after: undefined, limit: 51 } as const;
  const [plan] = await explainQueries(app.pool, (db) => readAllOrders(db, filter, page));
  expect(plan?.steps).not.toContain('Seq Scan');
  // Two indexes are on the identifier, one per direction.
  const used = (plan?.indexes ?? []).map((name) => (name === 'customer_order_newest' ? 'customer_order_pkey' : name));
  expect(used.sort()).toEqual([...indexes].sort());
  const [count] = await explainQueries(app.pool, (db) => countAllOrders(db, filter, 10_001));
  expect(count?.steps).not.toContain('Seq Scan');
});

it('looks references up in indexes', async () => {
  const pool = new pg.Pool({ connectionString: app.superuserUrl, options: '-c enable_seqscan=off' });
  // The database may close the pool's last connections when it stops.
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
