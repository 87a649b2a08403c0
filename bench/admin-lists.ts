import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findRunningUrl } from '../src/platform/database/embedded.ts';
import { createId } from '../src/platform/database/id.ts';
import { openDatabase, openPool } from '../src/platform/database/pool.ts';
import { openAdminSession } from '../tests/support/admin-session.ts';
import { fillContents } from '../tests/support/many-contents.ts';
import { startArbor } from '../tests/support/process.ts';

/**
 * `node bench/admin-lists.ts [--rows 1000000 --calls 100 --data DIR]` fills a database with this number of users,
 * orders and works, starts Arbor as a user does, and prints how long the first page of each admin list takes for each
 * sort order, and how much memory its CSV export takes.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '100' },
    data: { type: 'string', default: join(tmpdir(), 'arbor-admin-lists') },
  },
});
const rows = Number(values.rows);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const site = await startArbor(values.data, { ARBOR_DEMO: 'off', ARBOR_RATE_LIMITS: '0', PORT: '4179' });
const superuserUrl = findRunningUrl(join(values.data, 'postgres'), 'superuser') ?? '';
const client = new pg.Client({ connectionString: superuserUrl });
await client.connect();

const isEmpty = (await client.query('select from account limit 1')).rowCount === 0;
if (isEmpty) {
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
  // Building the word indexes after the rows is faster than updating them row by row.
  const words = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('account', 'customer_order', 'content') and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of words.rows) await client.query(`drop index ${name}`);
  await client.query(
    `insert into account (id, username, name, email, role)
     select uuidv7(make_interval(secs => n - $1::integer)), 'user-' || n, 'Person ' || md5((n % 5000)::text), n || '@example.com',
       case when n % 10 = 0 then 'contributor' else 'customer' end from generate_series(1, $1::integer) n`,
    [rows],
  );
  await client.query(
    `insert into customer_order (id, account_id, buyer_name, titles, request_key, request_hash, locale, status, currency, total, provider, paid_at, expires_at)
     select uuidv7(make_interval(secs => n - $1::integer)), null, 'Person ' || md5((n % 5000)::text), 'Heron', 'request-' || n, repeat('0', 64), 'en', status, 'BDT',
       n * 7919::bigint % 1000000, case when status = 'paid' then 'bkash' end, case when status = 'paid' then now() end, now() + interval '1 day'
     from (select n, case when n % 5 = 2 then 'expired' else 'paid' end as status from generate_series(1, $1::integer) n) given`,
    [rows],
  );
  const contributors = [createId(), createId()];
  await client.query(
    `insert into contributor (id, username, name) select id, 'maker-' || n, 'Maker ' || n
     from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [contributors],
  );
  await fillContents({ superuserUrl }, { count: rows, categories: [createId(), createId()], contributors });
  for (const { definition } of words.rows) await client.query(definition);
  await client.query('vacuum analyze account, customer_order, content');
  say(`filled ${rows} rows each`);
}

const pool = openPool({ url: superuserUrl, size: 1, onError: () => undefined });
const { token } = await openAdminSession(openDatabase(pool), 'owner');
await pool.end();
const headers = { cookie: `asid=${token}`, 'sec-fetch-site': 'same-origin' };

const lists = {
  '/order/every': ['created', 'number', 'buyer', 'status', 'total'],
  '/user/all': ['created', 'person', 'contact', 'status'],
  '/content/assets': ['created', 'updated', 'work', 'status'],
};
say('| list | sort | median ms | p99 ms |\n| --- | --- | --- | --- |');
for (const [path, columns] of Object.entries(lists))
  for (const sort of columns.flatMap((column) => [column, `-${column}`])) {
    const times: number[] = [];
    for (let call = 0; call < Number(values.calls); call += 1) {
      const begin = performance.now();
      const answer = await fetch(`${site.origin}/api/v1${path}?limit=50&sort=${sort}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}?sort=${sort}: ${answer.status}`);
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
    say(`| ${path} | ${sort} | ${at(0.5)} | ${at(0.99)} |`);
  }

const readMemory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) / 1000;
say('\n| file | rows | MB | seconds | memory before, MB | most, MB |\n| --- | --- | --- | --- | --- | --- |');
for (const path of ['/order/export', '/user/all/export', '/content/assets/export']) {
  const before = readMemory();
  const begin = performance.now();
  const answer = await fetch(`${site.origin}/api/v1${path}`, { headers });
  let [bytes, lines, most] = [0, -1, before];
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    for (const byte of part) if (byte === 10) lines += 1;
    most = Math.max(most, readMemory());
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  say(`| ${path} | ${lines} | ${(bytes / 1e6).toFixed(0)} | ${seconds} | ${before.toFixed(0)} | ${most.toFixed(0)} |`);
}
await client.end();
site.process.kill('SIGTERM');
process.exit(0);
