import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sumDaysBefore } from '../src/features/earning/earnings/service/trade-days.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { createId } from '../src/platform/database/id.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase, openPool } from '../src/platform/database/pool.ts';
import { createToken, hashToken } from '../src/platform/identity/encryption.ts';
import { startArguments } from '../tests/support/start-arguments.ts';
import { type Load, load, median, requireTools } from './load.ts';
import { ARBOR, FLOOR, run, stop, until } from './servers.ts';
import { fillTradeYear, type TradeYear } from './trade-year.ts';

interface EarningBench extends TradeYear {
  readonly root: string;
  readonly data: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

const arbor = `http://127.0.0.1:${ARBOR}`;
const DAY_MS = 86_400_000;
/** Number of sales in a full run, whose table is stored. */
const FULL = 1_000_000;
const MAX_TIMES = 3;
const MAX_MEGABYTES = 150;
const MAX_OVERVIEW_MS = 200;

/** The contributor with the most sales, and one with a median number. */
interface Sellers {
  readonly most: { readonly id: string; readonly account: string; readonly sales: number };
  readonly middle: Sellers['most'];
}

async function ensureYear(client: pg.ClientBase, year: TradeYear, say: EarningBench['say']): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from order_line');
  const there = Number(rows[0]?.n);
  if (there === year.sales) return;
  if (there > 0) throw new Error(`The database has ${there} sales, not ${year.sales}: name another --data.`);
  await fillTradeYear(client, year, say);
}

async function findSellers(client: pg.ClientBase): Promise<Sellers> {
  const { rows } = await client.query<Sellers['most']>(
    `select c.id, c.account_id as account, count(*)::int as sales from order_line l join contributor c on c.id = l.contributor_id
     group by c.id order by sales desc, c.id`,
  );
  const [most, middle] = [rows[0], rows[Math.floor(rows.length / 2)]];
  if (most === undefined || middle === undefined) throw new Error('Nobody has sold anything.');
  return { most, middle };
}

/** Creates a session of a person or an admin. @returns the request header of the session */
async function signIn(client: pg.ClientBase, realm: 'user' | 'admin', owner: string): Promise<Record<string, string>> {
  const token = createToken();
  await client.query(
    `insert into session (id, token_hash, realm, account_id, admin_id, method, idle_expires_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour', now() + interval '1 hour')`,
    [
      createId(),
      hashToken(token),
      realm,
      realm === 'user' ? owner : null,
      realm === 'admin' ? owner : null,
      realm === 'user' ? 'phone' : 'password',
    ],
  );
  return realm === 'user' ? { cookie: `sid=${token}` } : { cookie: `asid=${token}`, 'arbor-area': 'admin' };
}

async function addOwner(client: pg.ClientBase): Promise<string> {
  const id = createId();
  await client.query(
    `insert into admin (id, email, name, role, password_hash) values ($1, $2, 'Owner', 'owner', 'none')`,
    [id, `${id}@example.com`],
  );
  return id;
}

/** Sums up days as the nightly job does. @returns duration in seconds */
async function sumDays(url: string, say: EarningBench['say']): Promise<number> {
  const pool = openPool({ url, size: 1, onError: (error) => say(error.message) });
  const started = performance.now();
  await sumDaysBefore(openDatabase(pool), 'BDT', new Date());
  await pool.end();
  return (performance.now() - started) / 1000;
}

/** Reads the resident memory of a process in MB: the current value, and the maximum since `resetPeak`. */
function readMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (key: string): number => Number(new RegExp(`${key}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

async function measureStatement(pid: number, headers: Record<string, string>): Promise<string> {
  const [from, to] = [new Date(Date.now() - 370 * DAY_MS), new Date()].map((each) => each.toISOString().slice(0, 10));
  const before = readMemory(pid).now;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const started = performance.now();
  const answer = await fetch(`${arbor}/api/v1/contributor/sales-earnings/statement?from=${from}&to=${to}`, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`statement: ${answer.status} ${await answer.text()}`);
  let lines = 0;
  for await (const chunk of answer.body) for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  const seconds = (performance.now() - started) / 1000;
  const { peak } = readMemory(pid);
  return `| statement of the year as CSV, ${lines.toLocaleString('en')} lines | ${seconds.toFixed(1)} s | ${Math.round(peak - before)} MB more than before, ${Math.round(peak)} in all | < ${MAX_MEGABYTES} MB more | ${yes(peak - before < MAX_MEGABYTES)} |`;
}

const yes = (isReached: boolean): string => (isReached ? 'yes' : '**no**');
const toText = ({ p50, p99 }: Load): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function measureAll(bench: EarningBench, client: pg.ClientBase, pid: number): Promise<string[]> {
  const { seconds, rounds, say } = bench;
  const { most, middle } = await findSellers(client);
  const rows: string[] = [];
  const add = (row: string): void => {
    rows.push(row);
    say(row);
  };
  const repeat = async (url: string, at: number, headers: Record<string, string> = {}): Promise<Load> => {
    const once = await fetch(url, { headers });
    if (!once.ok) throw new Error(`${url}: ${once.status} ${await once.text()}`);
    await once.arrayBuffer();
    const all: Load[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await load(url, at, seconds, headers));
    const failures = all.reduce((sum, each) => sum + each.failures, 0);
    if (failures > 0) throw new Error(`${url}: ${failures} answers failed.`);
    const [first = { perSecond: 0, p50: 0, p99: 0, megabytes: 0, failures: 0 }] = all;
    return { ...first, p50: median(all.map(({ p50 }) => p50)), p99: median(all.map(({ p99 }) => p99)) };
  };
  for (const [who, seller] of [
    ['the one who sells most', most],
    ['one in the middle', middle],
  ] as const) {
    const headers = await signIn(client, 'user', seller.account);
    for (const at of [1, 16]) {
      const floor = await repeat(`http://127.0.0.1:${FLOOR}/earnings?v=${seller.id}`, at);
      const ours = await repeat(`${arbor}/api/v1/contributor/sales-earnings/current`, at, headers);
      add(
        `| first page of sales, ${who} (${seller.sales.toLocaleString('en')} sales), ${at} at once | ${toText(ours)} | floor ${toText(floor)} | p99 < ${MAX_TIMES} times | ${(ours.p99 / floor.p99).toFixed(2)}: ${yes(ours.p99 < MAX_TIMES * floor.p99)} |`,
      );
    }
    for (const path of ['/contributor/sales-earnings/chart', '/contributor/sales-earnings/contents', '/dashboard'])
      add(`| \`GET ${path}\`, ${who} | ${toText(await repeat(`${arbor}/api/v1${path}`, 1, headers))} | | | |`);
  }
  add(await measureStatement(pid, await signIn(client, 'user', most.account)));
  const owner = await signIn(client, 'admin', await addOwner(client));
  for (const days of ['7', '30', '90']) {
    const found = await repeat(`${arbor}/api/v1/dashboard?days=${days}`, 1, owner);
    add(
      `| overview of ${days} days, warm | ${toText(found)} | | p99 < ${MAX_OVERVIEW_MS} ms | ${yes(found.p99 < MAX_OVERVIEW_MS)} |`,
    );
  }
  return rows;
}

/**
 * `--cases earning [--sales 1000000 --contributors 5000]` measures queries of contributors and owners after a year of
 * trade.
 */
export async function runEarningBench(bench: EarningBench): Promise<void> {
  const { root, say, sales, contributors } = bench;
  requireTools();
  const data = join(bench.data, String(sales));
  mkdirSync(data, { recursive: true });
  const database = await startEmbedded(join(data, 'postgres'));
  const pool = openPool({ url: database.url, size: 2, onError: (error) => say(error.message) });
  await migrate(pool, join(root, 'migrations'));
  await pool.end();
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await ensureYear(client, bench, say);
  const summing = await sumDays(database.url, say);
  const floor = run([process.execPath, 'bench/floor.ts', String(FLOOR), database.url], {});
  const server = run([process.execPath, ...startArguments], {
    DATABASE_URL: database.url,
    ARBOR_DATA: data,
    ARBOR_DEMO: 'off',
    ARBOR_ROLE: 'web',
    ARBOR_RATE_LIMITS: '0',
    PORT: String(ARBOR),
  });
  await until(`${arbor}/readyz`);
  if (server.pid === undefined) throw new Error('The server has no process.');
  const rows = await measureAll(bench, client, server.pid);
  const table = [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}; ${sales.toLocaleString('en')} sales of ${contributors.toLocaleString('en')} contributors in a year, median of ${bench.rounds} rounds of ${bench.seconds} s. Summing all days took ${summing.toFixed(1)} s.`,
    '',
    '| case | found | beside | wanted | reached |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (sales >= FULL) writeFileSync(join(root, 'bench/results-earning.md'), table);
  else say(`\n${table}`);
  await Promise.all([stop(server), stop(floor)]);
  await client.end();
  await database.stop();
}
