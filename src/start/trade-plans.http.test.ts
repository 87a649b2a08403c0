import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { explainQueries } from '../../tests/support/explain.ts';
import { makeCategory, makeContributor } from '../../tests/support/factories.ts';
import { fillContents } from '../../tests/support/many-contents.ts';
import { countBundles, lockCurrentOf, readBundles, type Which } from '../features/buying/bundles/store/bundles.ts';
import { hasEarlierPurchase, hasReferred, sumCommissions } from '../features/buying/orders/store/affiliates.ts';
import { countByStars, readCounting } from '../features/buying/ratings/service/reads.ts';
import { countAll, readAllIds } from '../features/buying/ratings/store/lists.ts';
import { selectListedAmong } from '../features/catalogue/catalogue/service/members.ts';
import { countFollowers } from '../features/catalogue/follows/store/follows.ts';
import { readUnmailed, readUnnotified } from '../features/catalogue/follows/store/notified.ts';
import { readUnnoted } from '../features/catalogue/follows/store/searches.ts';
import { sumClicks } from '../features/money/affiliates/store.ts';
import { receivesMail } from '../features/people/accounts/service/mail.ts';
import type { Database, Transaction } from '../platform/database/pool.ts';

const app = await testApp();
/** Number of rows of each table, enough that an index is cheaper than a full scan. `ARBOR_TEST_ROWS=1000000` for more. */
const ROWS = Number(process.env['ARBOR_TEST_ROWS'] ?? 30_000);
const page = { after: undefined, limit: 25 };
const id = { work: '', account: '', busy: '', quiet: '', affiliate: '' };

beforeAll(async () => {
  const categories = [await makeCategory(app, 'many'), await makeCategory(app, 'few')].map((each) => each.id);
  [id.busy, id.quiet] = [await makeContributor(app, 'busy'), await makeContributor(app, 'quiet')];
  await fillContents(app, { count: ROWS, categories, contributors: [id.busy, id.quiet] });
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  // Without triggers, because these rows otherwise require many steps.
  await client.query('set session_replication_role = replica');
  await client.query(`
    create temporary table work as
      select c.id as content_id, v.id as variant_id, c.contributor_id, row_number() over (order by c.id) as n
      from content c join variant v on v.content_id = c.id;
    create index on work (n);
    insert into account (id, username, name, email, email_verified)
    select uuidv7(), 'user-' || n, 'User', 'user-' || n || '@example.com', true from generate_series(1, ${ROWS}) n;
    create temporary table person as select id as account_id, row_number() over (order by id) as n from account;
    create index on person (n);
    analyze work, person;
    insert into listing (content_id, category_key, subcategories, min_price, card, facets, terms, published_at, updated_at)
    select content_id, 'many', '', 4900, '{}', '{}', '', date_trunc('milliseconds', now()), now() from work`);
  await client.query(
    `insert into bundle (id, contributor_id, name, price, state, published_at, ended_at)
     select uuidv7(make_interval(secs => n - ${ROWS})), case when n % 1000 = 0 then $2::uuid else $1::uuid end, 'Birds', 8000,
       case when n % 10 = 0 then 'ended' else 'published' end, now(), case when n % 10 = 0 then now() end
     from generate_series(1, ${ROWS}) n`,
    [id.busy, id.quiet],
  );
  await client.query(`
    insert into bundle_work (bundle_id, position, content_id, variant_id, contributor_id, price, list_price)
    select b.id, p, w.content_id, w.variant_id, w.contributor_id, 4000, 4900
    from (select id, row_number() over (order by id) as n from bundle) b, generate_series(0, 1) p
    join lateral (select * from work where work.n = (b.n + p * 7) % ${ROWS} + 1) w on true;
    insert into bundle_party (bundle_id, contributor_id, answer, answered_at)
    select distinct bundle_id, contributor_id, 'agreed', now() from bundle_work;
    insert into customer_order (id, account_id, request_key, request_hash, locale, status, currency, total, provider, created_at, expires_at, paid_at)
    select uuidv7(), account_id, 'request-of-order-' || n, repeat('0', 64), 'en', 'paid', 'BDT', 4900, 'sandbox', now(), now() + interval '1 hour', now() from person;
    create temporary table line as
      select id as order_id, account_id, row_number() over (order by id) as n from customer_order;
    analyze line`);
  const known = await makeContributor(app, 'known');
  id.affiliate = await makeContributor(app, 'newcomer');
  await client.query(
    `insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
       licence_code, licence_version, price, fee_basis_points, fee, affiliate_id, affiliate_basis_points, affiliate_amount)
     select uuidv7(), order_id, 0, content_id, variant_id, contributor_id, 'Heron', 'One', 1, 'many', 1, 4900, 3000, 980,
       affiliate, 1000, 490
     from line join work using (n), lateral (select case when n % 1000 = 0 then $2::uuid else $1::uuid end) as of (affiliate)`,
    [known, id.affiliate],
  );
  await client.query(`
    insert into clearing_line (line_id, paid_at) select id, now() from order_line;
    insert into entitlement (id, account_id, content_id, variant_id, order_line_id, certificate_code)
    select uuidv7(), o.account_id, l.content_id, l.variant_id, l.id, regexp_replace(upper(left(md5(l.id::text), 16)), '(....)(?=.)', '\\1-', 'g')
    from order_line l join customer_order o on o.id = l.order_id;
    insert into rating (id, content_id, account_id, stars)
    select uuidv7(), content_id, account_id, 1 + n % 5 from work join person using (n);
    insert into affiliate (account_id, code) select account_id, translate(left(md5(n::text), 10), '01', 'xy') from person
    on conflict do nothing;
    insert into affiliate_click (account_id, day, clicks) select account_id, current_date - 3, 7 from person;
    insert into followed_search (id, account_id, query, name, told_at, mailed_at)
    select uuidv7(), account_id, 'q=heron', 'Heron', at, at
    from person, lateral (select now() - make_interval(secs => n % 80000)) as noted (at)`);
  await client.query(
    `insert into follow (account_id, contributor_id, told_at, mailed_at)
     select account_id, case when n % 1000 = 0 then $2::uuid else $1::uuid end, at, at
     from person, lateral (select now() - make_interval(secs => n % 80000)) as noted (at)`,
    [id.busy, id.quiet],
  );
  const { rows } = await client.query<{ content: string; account: string }>(
    'select content_id as content, account_id as account from work join person using (n) where n = 100',
  );
  [id.work, id.account] = [rows[0]?.content ?? '', rows[0]?.account ?? ''];
  await client.query('vacuum analyze');
  await client.end();
}, 1_800_000);

const onSale = (contentId?: string): Which => ({ of: 'sale', contentId, minWorks: 2, selectListedAmong });
const ofQuiet = (): Which => ({ of: 'contributor', id: id.quiet });
const DAY = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY);

/** Tables without rows. */
const empty = ['refund', 'refund_line'];

type Run = (db: Database) => Promise<unknown>;

it.each<readonly [string, string, Run]>([
  ['bundles on sale', 'bundle_published', (db) => readBundles(db, onSale(), page)],
  ['bundles on sale with a work', 'bundle_work_content', (db) => readBundles(db, onSale(id.work), page)],
  ['bundles of a contributor', 'bundle_party_contributor', (db) => readBundles(db, ofQuiet(), page)],
  ['their number', 'bundle_party_contributor', (db) => countBundles(db, ofQuiet(), 1001)],
  [
    'those that end with the contributor',
    'bundle_party_contributor',
    (db) => lockCurrentOf(db as Transaction, id.quiet),
  ],
  ['all bundles', 'bundle_pkey', (db) => readBundles(db, { of: 'all' }, page)],
  ['clicks on a link', 'affiliate_click_pkey', (db) => sumClicks(db, id.account, 30)],
  ['what a link earned', 'order_line_affiliate', (db) => sumCommissions(db, id.affiliate)],
  ['whether a link earned', 'order_line_affiliate', (db) => hasReferred(db, id.affiliate)],
  ['ratings of a work', 'rating_of_content', (db) => readCounting(db, id.work, page)],
  ['stars of a work', 'rating_content_id_account_id_key', (db) => countByStars(db, sql`select ${id.work}::uuid as id`)],
  ['all ratings', 'rating_pkey', (db) => readAllIds(db, {}, page)],
  ['all ratings of a work', 'rating_of_content', (db) => readAllIds(db, { contentId: id.work }, page)],
  ['their number', 'rating_of_content', (db) => countAll(db, { contentId: id.work }, 101)],
  ['followers of a contributor', 'follow_of_contributor', (db) => countFollowers(db, id.quiet, 1001)],
  [
    'followers to notify',
    'follow_of_contributor',
    (db) => readUnnotified(db, id.quiet, { before: yesterday(), after: undefined, limit: 200 }),
  ],
  [
    'followers to e-mail',
    'follow_mailed',
    (db) => readUnmailed(db, receivesMail('follow.account_id', 'follow'), { before: yesterday(), limit: 500 }),
  ],
  [
    'searches to notify of',
    'followed_search_told',
    (db) => readUnnoted(db, 'told_at', { before: yesterday(), limit: 200 }),
  ],
])('finds %s in the index %s', async (_, index, run) => {
  const [plan] = await explainQueries(app.pool, run);
  expect(plan?.indexes).toContain(index);
  expect(plan?.scanned.filter((table) => !empty.includes(table))).toEqual([]);
});

it.each<readonly [string, Run]>([
  ['number of bundles on sale', (db) => countBundles(db, onSale(), 101)],
  ['bundles of a contributor who has most', (db) => readBundles(db, { of: 'contributor', id: id.busy }, page)],
  ['earlier purchases of a buyer', (db) => hasEarlierPurchase(db as Transaction, id.account)],
])('finds the %s without reading a whole table', async (_, run) => {
  const [plan] = await explainQueries(app.pool, run);
  expect(plan?.steps).not.toContain('Seq Scan');
});
