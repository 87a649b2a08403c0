import type pg from 'pg';
import { withoutIndexes } from '../demo/src/bulk.ts';

export interface TradeYear {
  /** Number of sold lines, each in its own order. */
  readonly sales: number;
  readonly contributors: number;
}

const WORKS_EACH = 4;
const SALES_PER_BUYER = 5;
/** Large tables that are filled without their indexes. */
const heavy = ['customer_order', 'order_line', 'entitlement', 'ledger.journal', 'ledger.transfer'];

/** Statements that create sellers and buyers. A few contributors have most of the sales, as in real markets. */
const listPeople = ({ sales, contributors }: TradeYear): [what: string, sql: string][] => [
  [
    'contributors and works',
    `insert into category (id, key, name, published) values (gen_random_uuid(), 'trade', 'Trade', true);
     create temp table maker as select n, gen_random_uuid() as account, gen_random_uuid() as id, gen_random_uuid() as pending,
       gen_random_uuid() as available, gen_random_uuid() as reserved, gen_random_uuid() as debt
       from generate_series(1, ${contributors}) n;
     insert into account (id, username, name, role, created_at)
       select account, 'maker-' || n, 'Maker ' || n, 'contributor', now() - interval '400 days' from maker;
     insert into contributor (id, username, name, account_id, status, terms_accepted_at, terms_version)
       select id, 'maker-' || n, 'Maker ' || n, account, 'active', now() - interval '400 days', '1' from maker;
     create temp table work as select row_number() over (order by m.n, k) as n, m.n as maker, gen_random_uuid() as content, gen_random_uuid() as variant,
       'Work ' || m.n || '-' || k as title, (array[4900, 9900, 14900, 19900, 49900])[1 + (m.n + k) % 5]::bigint as price
       from maker m, generate_series(1, ${WORKS_EACH}) k;
     insert into content (id, contributor_id, category_id, title, description, status, created_at, updated_at, published_at)
       select w.content, m.id, (select id from category where key = 'trade'), w.title, '', 'published',
         now() - interval '390 days', now() - interval '390 days', now() - interval '390 days'
       from work w join maker m on m.n = w.maker;
     insert into variant (id, content_id, name, licence_code, price, position)
       select variant, content, 'One', 'arbor-standard-1', price, 0 from work`,
  ],
  [
    'buyers',
    `create temp table buyer as select n, gen_random_uuid() as id from generate_series(1, ${Math.ceil(sales / SALES_PER_BUYER)}) n;
     insert into account (id, username, name, created_at)
       select id, 'buyer-' || n, 'Buyer ' || n, now() - interval '1 year' * (n::float8 / (select count(*) from buyer)) from buyer`,
  ],
  [
    'plan of the sales',
    `create temp table sale as
       select n, at, gen_random_uuid() as order_id, gen_random_uuid() as line, gen_random_uuid() as refund,
         1 + (maker * ${WORKS_EACH} + floor(random() * ${WORKS_EACH}))::int as work, 1 + floor(random() * (select count(*) from buyer))::int as buyer,
         at < now() - interval '3 days' and chance < 0.02 as is_refunded,
         at < now() - interval '7 days' and chance >= 0.02 as is_released
       from (select n, now() - interval '1 year' * (1 - n::float8 / ${sales + 1}) as at, floor(power(random(), 3) * ${contributors})::int as maker,
         random() as chance from generate_series(1, ${sales}) n offset 0) planned;
     alter table sale add column price bigint, add column fee bigint, add column maker int, add column title text;
     update sale s set price = w.price, fee = w.price * 30 / 100, maker = w.maker, title = w.title from work w where w.n = s.work;
     analyze sale; analyze work; analyze maker; analyze buyer`,
  ],
];

const orders: [what: string, sql: string][] = [
  [
    'orders',
    `insert into customer_order (id, account_id, buyer_name, request_key, request_hash, locale, status, currency, total, provider,
       created_at, expires_at, paid_at, updated_at, titles)
       select s.order_id, b.id, 'Buyer', s.order_id::text, repeat('0', 64), 'en', case when is_refunded then 'refunded' else 'paid' end,
         'BDT', price, 'sandbox', at, at + interval '30 minutes', at, at, title
       from sale s join buyer b on b.n = s.buyer order by s.n`,
  ],
  [
    'lines',
    `insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
       licence_code, licence_version, price, fee_basis_points, fee)
       select s.line, s.order_id, 0, w.content, w.variant, m.id, s.title, 'One', 1, 'arbor-standard-1', 1, s.price, 3000, s.fee
       from sale s join work w on w.n = s.work join maker m on m.n = s.maker order by s.n;
     insert into clearing_line (line_id, paid_at) select line, at from sale where not is_refunded and not is_released`,
  ],
  [
    'refunds',
    `insert into refund (id, order_id, request_key, status, amount, reason, requested_at, ended_at)
       select refund, order_id, refund::text, 'completed', price, 'customer_request', at, at + interval '3 days' from sale where is_refunded;
     insert into refund_line (refund_id, order_line_id, order_id) select refund, line, order_id from sale where is_refunded`,
  ],
  [
    'what may be downloaded, and downloads by day',
    `insert into entitlement (id, account_id, content_id, variant_id, order_line_id, certificate_code, granted_at, revoked_at)
       select gen_random_uuid(), b.id, w.content, w.variant, s.line, trim(trailing '-' from regexp_replace(upper(left(md5(s.n::text), 16)), '(.{4})', '\\1-', 'g')),
         s.at, case when is_refunded then s.at + interval '3 days' end
       from sale s join work w on w.n = s.work join buyer b on b.n = s.buyer order by s.n;
     insert into content_day (content_id, day, views, downloads)
       select w.content, (s.at at time zone 'Asia/Dhaka')::date, 20 * count(*), count(*) from sale s join work w on w.n = s.work group by 1, 2`,
  ],
];

/** Statements that create sales, releases and refunds; what is released in a month is withdrawn at its end. */
const books: [what: string, sql: string][] = [
  [
    'accounts of the books',
    `insert into ledger.account (id, kind, provider, currency) values
       (gen_random_uuid(), 'provider_clearing', 'sandbox', 'BDT'), (gen_random_uuid(), 'platform_fee', null, 'BDT'), (gen_random_uuid(), 'bank', null, 'BDT');
     insert into ledger.account (id, kind, contributor_id, currency)
       select a.id, 'contributor_' || a.kind, m.id, 'BDT' from maker m,
         lateral (values (m.pending, 'pending'), (m.available, 'available'), (m.reserved, 'reserved'), (m.debt, 'debt')) a (id, kind)`,
  ],
  [
    'plan of the books',
    `create temp table withdrawal as
       select gen_random_uuid() as id, maker, month + interval '1 month' as at, sum(price - fee) as amount
       from (select *, date_trunc('month', at + interval '7 days') as month from sale where is_released) released
       where month < date_trunc('month', now() - interval '3 days') group by maker, month;
     create temp table event as
       select row_number() over (order by at, rank, subject) as id, * from (
         select at, 1 as rank, 'sale' as kind, line::text as subject, line, at + interval '7 days' as clears_at, null as outcome, n::bigint, maker, price - fee as net, fee from sale
         union all
         select at + interval '7 days', 2, 'release', line::text, line, null, null, n, maker, price - fee, 0 from sale where is_released
         union all
         select at + interval '3 days', 2, 'refund', refund || ' ' || line, line, null, null, n, maker, price - fee, fee from sale where is_refunded
         union all
         select at, 3, 'withdraw_reserve', id::text, null, null, null, null, maker, amount, 0 from withdrawal
         union all
         select at + interval '2 days', 3, 'withdraw_resolve', id::text, null, null, 'paid', null, maker, amount, 0 from withdrawal
       ) planned`,
  ],
  [
    'journals',
    `insert into ledger.journal (id, kind, subject, line_id, created_at, outcome, clears_at) overriding system value
       select id, kind, subject, line, at, outcome, clears_at from event order by id;
     select setval(pg_get_serial_sequence('ledger.journal', 'id'), (select max(id) from ledger.journal))`,
  ],
  [
    'transfers',
    `insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
       select e.id, t.debit, t.credit, 'BDT', t.amount from event e
       join maker m on m.n = e.maker
       cross join (select
         (select id from ledger.account where kind = 'provider_clearing' and currency = 'BDT') as clearing,
         (select id from ledger.account where kind = 'platform_fee' and currency = 'BDT') as site,
         (select id from ledger.account where kind = 'bank' and currency = 'BDT') as bank) of
       cross join lateral (
         select clearing, m.pending, e.net where e.kind = 'sale' union all select clearing, site, e.fee where e.kind = 'sale'
         union all select m.pending, m.available, e.net where e.kind = 'release'
         union all select m.pending, clearing, e.net where e.kind = 'refund' union all select site, clearing, e.fee where e.kind = 'refund'
         union all select m.available, m.reserved, e.net where e.kind = 'withdraw_reserve'
         union all select m.reserved, bank, e.net where e.kind = 'withdraw_resolve'
       ) t (debit, credit, amount)
       order by e.id;
     update ledger.account a set balance = a.side * moved.debits
       from (select id, sum(amount) as debits
         from (select debit_id as id, amount from ledger.transfer union all select credit_id, -amount from ledger.transfer) entries group by id) moved
       where moved.id = a.id and a.is_guarded`,
  ],
];

/** Runs the work without the indexes of all these tables. */
const withoutIndexesOf = (
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const [table, ...others] = tables;
  return table === undefined ? work() : withoutIndexes(client, table, () => withoutIndexesOf(client, others, work));
};

/**
 * Fills an empty database with a year of trade up to now: orders, lines, refunds, entitlements, and their bookkeeping,
 * as the product would have written them one by one, but without payments. The numbers are the same each time, except
 * for identifiers.
 */
export async function fillTradeYear(
  client: pg.ClientBase,
  year: TradeYear,
  tell: (line: string) => void,
): Promise<void> {
  await client.query(`set statement_timeout = 0; set lock_timeout = 0; set search_path = public, ledger; set work_mem = '128MB';
    set maintenance_work_mem = '512MB'; set synchronous_commit = off; set session_replication_role = replica; select setseed(0.5)`);
  const fill = async (steps: readonly [what: string, sql: string][]): Promise<void> => {
    for (const [what, sql] of steps) {
      const started = performance.now();
      await client.query(sql);
      tell(`  ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await fill(listPeople(year));
  await withoutIndexesOf(client, heavy, () => fill([...orders, ...books]));
  await client.query('reset session_replication_role; reset search_path');
  tell('  gathering statistics …');
  await client.query('vacuum analyze');
}
