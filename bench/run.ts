import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { startArguments } from '../tests/support/start-arguments.ts';
import { findDearest, introduceDearest, reportDearest } from './dearest.ts';
import { type Load, load, median, parseSites, requireTools } from './load.ts';
import { ensureContents, prepare, type Subjects } from './prepare.ts';
import { measurePagesBeside, measurePreviews } from './preview.ts';
import { type Row, report } from './report.ts';
import { ARBOR, FLOOR, run, stop, until } from './servers.ts';

/**
 * `npm run bench [-- --sizes 20000,1000000 --seconds 4 --rounds 3 --data DIR --cases common,rare]`; some cases only run
 * if they are named. `--cases browser [--origin before=http://localhost:4001,now=http://localhost:4002 --pages
 * home,listing]` measures pages on a slow phone, of a site that it starts or of the given ones. `--cases preview`
 * measures how fast previews are created; with `--origin http://localhost:4000/content`, how long that page takes while
 * 200 files are processed. `--cases upload [--bytes 2000000000]` sends one large file. `--cases checkout,discounted,cart` buys.
 * `--cases pages [--against bf54a1f,v1.0]` measures the server's CPU time per rendered page, compared with other
 * commits. `--cases earning [--sales 1000000 --contributors 5000]` queries the earnings of a year of trade.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    data: { type: 'string', default: join(tmpdir(), 'arbor-bench') },
    cases: { type: 'string', default: '' },
    bytes: { type: 'string', default: '2000000000' },
    sales: { type: 'string', default: '1000000' },
    contributors: { type: 'string', default: '5000' },
    origin: { type: 'string', default: '' },
    pages: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
  },
});
const root = join(import.meta.dirname, '..');
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = [1, 16, 64];
const asked = values.cases.split(',').filter((word) => word !== '');
const wanted = (name: string): boolean => asked.length === 0 || asked.some((word) => name.includes(word));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Case {
  readonly name: string;
  readonly path: string;
  readonly floor: string | undefined;
  readonly target: number;
}

async function deepCursor(category: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < 400; page += 4) {
    const response = await fetch(
      `http://127.0.0.1:${ARBOR}/api/v1/content/all?category=${category}&limit=96${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    const { nextCursor } = (await response.json()) as { nextCursor: string | null };
    if (nextCursor === null) return cursor;
    cursor = nextCursor;
  }
  return cursor;
}

/** Last row of a page, as the list's cursor contains it. */
type DeepCursor = [sort: string, after: { value: number; id: string }];

function casesOf(of: Subjects, cursor: string): Case[] {
  const after = cursor === '' ? undefined : (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as DeepCursor)[1];
  const v = (...given: string[]): string => given.map((each) => `v=${encodeURIComponent(each)}`).join('&');
  const category = `/api/v1/content/all?category=${of.category}`;
  return [
    { name: 'category, page 1', path: category, floor: `/category?${v(of.category)}`, target: 0.5 },
    {
      name: 'category, page 1, against 24 small rows',
      path: category,
      floor: `/small?${v(of.category)}`,
      target: 0.3,
    },
    {
      name: 'category, page 400',
      path: `${category}&cursor=${cursor}`,
      floor: `/deep?${v(of.category, String(after?.value), String(after?.id))}`,
      target: 0.5,
    },
    {
      name: 'search, common word',
      path: `/api/v1/content/all?q=${of.common}`,
      floor: `/ranked?${v(of.common)}`,
      target: 2,
    },
    {
      name: 'search, rare word',
      path: `/api/v1/content/all?q=${of.rare}`,
      floor: `/ranked?${v(of.rare)}`,
      target: 0.3,
    },
    {
      name: 'search, misspelt',
      path: `/api/v1/content/all?q=${of.misspelt}`,
      floor: `/ranked?${v(of.meant)}`,
      target: 0.3,
    },
    {
      name: 'search, two middling words',
      path: `/api/v1/content/all?q=${encodeURIComponent(of.middling)}`,
      floor: `/ranked?${v(of.middling)}`,
      target: 0.3,
    },
    {
      name: 'search, colour and word',
      path: `/api/v1/content/all?q=${encodeURIComponent(of.colored)}`,
      floor: `/ranked?${v(of.colored)}`,
      target: 0.3,
    },
    {
      name: 'suggestions',
      path: `/api/v1/content-category/recommendation/${of.common.slice(0, 3)}`,
      floor: undefined,
      target: 100,
    },
    {
      name: 'single content',
      path: `/api/v1/content/single/${of.content}`,
      floor: `/single?${v(of.content)}`,
      target: 0.5,
    },
    { name: 'download, 50 MB', path: of.download, floor: '/file', target: 0.8 },
  ];
}

/** Cancels the baseline's statements: those of a frequent word would run for half a minute into Arbor's turn. */
async function quiet(database: pg.Pool): Promise<void> {
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'floor' and state = 'active'`;
  while ((await database.query(cancel)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Measures baseline and Arbor alternately, so that a slow moment of the machine affects both. */
async function compare(each: Case, size: number, at: number, database: pg.Pool): Promise<Row> {
  const ours: Load[] = [];
  const floor: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (each.floor !== undefined) {
      floor.push(await load(`http://127.0.0.1:${FLOOR}${each.floor}`, at, seconds));
      await quiet(database);
    }
    ours.push(await load(`http://127.0.0.1:${ARBOR}${each.path}`, at, seconds));
  }
  const middle = (of: Load[], key: keyof Load): number => median(of.map((one) => one[key]));
  const row = {
    name: each.name,
    size,
    connections: at,
    target: each.target,
    ours: middle(ours, 'perSecond'),
    floor: middle(floor, 'perSecond'),
    p50: middle(ours, 'p50'),
    p99: middle(ours, 'p99'),
    failures: middle(ours, 'failures'),
  };
  say(
    `${size} ${each.name} at ${at}: ${row.ours.toFixed(0)}/s, floor ${row.floor.toFixed(0)}/s, ratio ${(row.ours / row.floor).toFixed(2)}${row.failures > 0 ? `, ${row.failures} FAILED` : ''}`,
  );
  return row;
}

/** Opens a database of that size with Arbor's configuration. */
async function openDatabaseOf(size: number) {
  const data = join(values.data, String(size));
  say(`\n== ${size} contents (${data})`);
  const server = await startEmbedded(join(data, 'postgres'));
  const pool = openPool({ url: server.url, size: 2, onError: (error) => say(error.message) });
  await migrate(pool, join(root, 'migrations'));
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  const environment = {
    DATABASE_URL: server.url,
    ARBOR_DATA: data,
    ARBOR_DEMO: 'off',
    ARBOR_CACHE: '0',
    ARBOR_ROLE: 'web',
    PORT: String(ARBOR),
    ARBOR_RATE_LIMITS: '0',
  };
  return { data, server, pool, client, environment };
}

/** `--cases dearest` finds the most expensive valid queries, and counts how many are refused. */
async function measureDearest(size: number): Promise<string> {
  const { server, pool, client, environment } = await openDatabaseOf(size);
  await ensureContents(client, size, say);
  // Each call comes from its own network, so that none is refused because of others.
  const arbor = run([process.execPath, ...startArguments], { ...environment, ARBOR_TRUST_PROXY: '1' });
  await until(`http://127.0.0.1:${ARBOR}/readyz`);
  const table = reportDearest(size, await findDearest(client, `http://127.0.0.1:${ARBOR}`, say));
  await stop(arbor);
  await client.end();
  await pool.end();
  await server.stop();
  return table;
}

async function measure(size: number): Promise<Row[]> {
  const { data, server, pool, client, environment } = await openDatabaseOf(size);
  const subjects = await prepare(client, data, size, say);
  await client.end();
  const rows: Row[] = [];
  const floor = run([process.execPath, 'bench/floor.ts', String(FLOOR), server.url, subjects.file], {});
  let arbor = run([process.execPath, ...startArguments], environment);
  await until(`http://127.0.0.1:${ARBOR}/readyz`);
  await until(`http://127.0.0.1:${FLOOR}/category?v=${subjects.category}`);
  const cursor = wanted('category, page 400') ? await deepCursor(subjects.category) : '';
  for (const each of casesOf(subjects, cursor).filter(({ name }) => wanted(name)))
    for (const at of connections) rows.push(await compare(each, size, at, pool));
  const page = {
    name: 'rendered listing page',
    path: `/content?category=${subjects.category}`,
    floor: undefined,
    target: 300,
  };
  if (wanted(page.name)) for (const at of connections) rows.push(await compare(page, size, at, pool));
  const cached = { ...page, name: 'the same, cached', target: 10_000 };
  if (wanted(cached.name)) {
    await stop(arbor);
    arbor = run([process.execPath, ...startArguments], { ...environment, ARBOR_CACHE: '1' });
    await until(`http://127.0.0.1:${ARBOR}/readyz`);
    for (const at of connections) rows.push(await compare(cached, size, at, pool));
  }
  await Promise.all([stop(arbor), stop(floor)]);
  await pool.end();
  await server.stop();
  return rows;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
if (asked.includes('browser')) {
  const { runBrowserBench } = await import('./browser/run.ts');
  const table = await runBrowserBench({
    sites: parseSites(values.origin),
    rounds,
    pages: values.pages.split(',').filter((name) => name !== ''),
    data: join(values.data, 'browser'),
    say,
  });
  say(`\n${table}`);
  process.exit(0);
}
if (asked.includes('preview')) {
  const [page] = parseSites(values.origin).values();
  if (page === undefined) await measurePreviews(rounds, say);
  else await measurePagesBeside(page, say);
  process.exit();
}
if (['checkout', 'discounted', 'cart'].some((name) => asked.includes(name))) {
  const { runBuyingBench } = await import('./buying.ts');
  await runBuyingBench({ root, data: join(values.data, 'buying'), cases: asked, seconds, rounds, say });
  process.exit();
}
if (asked.includes('earning')) {
  const { runEarningBench } = await import('./earning.ts');
  const year = { sales: Number(values.sales), contributors: Number(values.contributors) };
  await runEarningBench({ root, data: join(values.data, 'earning'), ...year, seconds, rounds, say });
  process.exit();
}
if (asked.includes('pages')) {
  const { runPagesBench } = await import('./pages.ts');
  const against = values.against.split(',').filter((commit) => commit !== '');
  await runPagesBench({ root, data: join(values.data, 'pages'), against, size: 20_000, seconds, rounds, say });
  process.exit();
}
if (asked.includes('upload')) {
  const { runUploadBench } = await import('./upload.ts');
  await runUploadBench({ root, data: join(values.data, 'upload'), rounds, size: Number(values.bytes), say });
  process.exit();
}
const sizes = values.sizes.split(',').map(Number);
if (asked.includes('dearest')) {
  const tables: string[] = [];
  for (const size of sizes) tables.push(await measureDearest(size));
  writeFileSync(join(root, 'bench/dearest.md'), `${introduceDearest()}\n${tables.join('\n')}`);
  say('\nWritten to bench/dearest.md');
  process.exit();
}
requireTools();
const all: Row[] = [];
for (const size of sizes) all.push(...(await measure(size)));
const table = report(all, { seconds, rounds });
if (asked.length > 0) say(`\n${table}`);
else {
  writeFileSync(join(root, 'bench/results.md'), table);
  say('\nWritten to bench/results.md');
}
