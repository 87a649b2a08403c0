import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findRunningUrl } from '../src/platform/database/embedded.ts';
import { startArguments } from '../tests/support/start-arguments.ts';
import { makeBuyers } from './buying.ts';
import { ensureFilled } from './commits.ts';
import { stop, until } from './servers.ts';

/**
 * `node bench/memory.ts [--minutes 30 --after 10 --every 5 --size 3000 --port 4811 --data DIR]` starts Arbor with
 * synthetic works as `npm start` does, simulates five people for this number of minutes, and prints the server's memory
 * during the load and for some minutes after it. Memory that grows during the load and does not decrease afterwards
 * indicates a leak.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    after: { type: 'string', default: '10' },
    every: { type: 'string', default: '5' },
    size: { type: 'string', default: '3000' },
    port: { type: 'string', default: '4811' },
    data: { type: 'string', default: join(tmpdir(), 'arbor-bench') },
  },
});
const root = join(import.meta.dirname, '..');
const data = join(values.data, `memory-${values.size}`);
const origin = `http://127.0.0.1:${values.port}`;
const MINUTE = 60_000;
const PEOPLE = 5;
/** Pause between two actions of one person, in milliseconds. */
const PAUSE_MS = 100;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function startSite(): ChildProcess {
  const reporter = join(import.meta.dirname, 'cpu-reporter.ts');
  const server = spawn(process.execPath, ['--import', reporter, ...startArguments], {
    cwd: root,
    env: { ...process.env, ARBOR_DATA: data, ARBOR_DEMO: 'off', ARBOR_RATE_LIMITS: '0', PORT: values.port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A failed benchmark must not leave a running server.
  process.once('exit', () => server.kill('SIGKILL'));
  return server;
}

async function tellMemory(server: ChildProcess, when: string): Promise<void> {
  server.send('memory');
  const [{ rss, heapUsed, external }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
  const [total, heap, outside] = [rss, heapUsed, external].map((bytes) => (bytes / 1e6).toFixed(0));
  say(`| ${when} | ${total} | ${heap} | ${outside} |`);
}

const agent = new Agent({ keepAlive: true });
const statuses = new Map<number, number>();

function ask(path: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers: { cookie, 'accept-encoding': 'br' } }, (response) => {
      const status = response.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      response.once('end', resolve);
      response.resume();
    }).once('error', reject);
  });
}

/**
 * Lists what a person requests, one after the other: pages in both languages, searches, the API, missing pages, and
 * statements.
 */
async function listPaths(): Promise<string[]> {
  const response = await fetch(`${origin}/api/v1/content/all?limit=48`);
  const { items } = (await response.json()) as { items: { _id: string; category: { key: string } }[] };
  const statement = '/api/v1/contributor/sales-earnings/statement?from=2020-01-01&to=2030-01-01&format=';
  return [
    ...items.flatMap(({ _id, category }, index) => [
      `/content/${_id}`,
      `/bn/content/${_id}?utm_source=${index}`,
      `/categories/${category.key}?sort=newest`,
      `/content?q=${_id.slice(0, 4)}`,
      `/api/v1/content/related/${_id}`,
      `/content/missing-${index}`,
    ]),
    '/',
    '/bn',
    '/collections',
    '/blog/all',
    '/sitemap.xml',
    '/profile',
    '/profile/downloads',
    '/contributor/sales-and-earnings',
    '/api/v1/user/export',
    `${statement}csv`,
    `${statement}pdf&language=bn`,
  ];
}

async function work(cookie: string, paths: readonly string[], first: number, end: number): Promise<void> {
  for (let at = first; performance.now() < end; at += 1) {
    await ask(paths[at % paths.length] ?? '/', cookie);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

ensureFilled(root, data, Number(values.size), say);
const server = startSite();
await until(`${origin}/readyz`);
const client = new pg.Client({ connectionString: findRunningUrl(join(data, 'postgres'), 'superuser') });
await client.connect();
const people = await makeBuyers(client, PEOPLE);
// Each person is a contributor of some synthetic works.
await client.query(
  `update contributor c set account_id = given.id from (
     select id, row_number() over () as place from unnest($1::uuid[]) as id) as given
   where c.id = (select id from contributor where account_id is null and status = 'active' order by id offset given.place limit 1)`,
  [people.map(({ id }) => id)],
);
await client.end();
const paths = await listPaths();
const begun = performance.now();
const [minutes, every, after] = [values.minutes, values.every, values.after].map(Number) as [number, number, number];
say('| minute | resident MB | heap used MB | outside the heap MB |\n| ---: | ---: | ---: | ---: |');
await tellMemory(server, '0');
const timer = setInterval(() => {
  void tellMemory(server, ((performance.now() - begun) / MINUTE).toFixed(0));
}, every * MINUTE);
await Promise.all(
  people.map(({ cookie }, index) =>
    // Every second person only views pages, without a session.
    work(index % 2 === 0 ? cookie : '', paths, index * 61, begun + minutes * MINUTE),
  ),
);
await tellMemory(server, 'end of the load');
await new Promise((resolve) => setTimeout(resolve, after * MINUTE));
clearInterval(timer);
await tellMemory(server, 'after');
say(`Answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
agent.destroy();
await stop(server);
