import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type EmbeddedDatabase, findRunningUrl, startEmbedded } from '../../src/platform/database/embedded.ts';
import { killStarted, startArbor, waitForExit } from '../support/process.ts';

/** Pages and calls, with and without a session, that read and write. */
const requests: readonly (readonly [string, RequestInit?])[] = [
  ['/api/v1/content/all'],
  ['/api/v1/content/facets?q=x'],
  ['/content'],
  ['/bn', { headers: { cookie: `sid=${'a'.repeat(43)}` } }],
  [
    '/api/v1/user/logout',
    { method: 'POST', headers: { cookie: `sid=${'b'.repeat(43)}`, 'sec-fetch-site': 'same-origin' } },
  ],
];
const CLIENTS = 12;
/** Maximum outage, from the time at which the database accepts connections again. */
const MAX_OUTAGE_MS = 5000;

let data: string;
let external: EmbeddedDatabase | undefined;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-restart-'));
});
test.afterEach(async () => {
  await killStarted();
  await external?.stop();
  external = undefined;
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  readonly at: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Pause of a client, so that the requests leave the database the processor time for its restart. */
const PAUSE_MS = 50;

/** Sends requests as several clients until it is stopped; a broken connection counts as status 0. */
function startLoad(origin: string): { answers: readonly Answer[]; stop: () => Promise<void> } {
  const answers: Answer[] = [];
  let isOver = false;
  const ask = async (turn: number): Promise<void> => {
    const [path, init] = requests[turn % requests.length] ?? ['/'];
    const answer = await fetch(origin + path, init).then(
      async (response) => {
        await response.arrayBuffer();
        return { status: response.status, retryAfter: response.headers.get('retry-after') };
      },
      () => ({ status: 0, retryAfter: null }),
    );
    answers.push({ at: performance.now(), ...answer });
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) {
      await ask(turn);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  return {
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

const isServed = ({ status }: Answer): boolean => status > 0 && status < 500;

const faults = {
  'stopped fast': (_url: string, folder: string) => signalPostmaster(folder, 'SIGINT'),
  'stopped at once': (_url: string, folder: string) => signalPostmaster(folder, 'SIGQUIT'),
  killed: (_url: string, folder: string) => signalPostmaster(folder, 'SIGKILL'),
  'without the backend that was killed': async (url: string) => {
    process.kill(await findBackend(url), 'SIGKILL');
  },
  'without the backends that an operator ended': async (url: string) => {
    await inDatabase(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arbor'");
  },
};

async function signalPostmaster(folder: string, signal: NodeJS.Signals): Promise<void> {
  process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), signal);
}

async function inDatabase(url: string, text: string): Promise<pg.QueryResult<{ pid: number }>> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks while it is being closed emits an error, and nobody else listens to it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query<{ pid: number }>(text);
  } finally {
    await client.end();
  }
}

/**
 * Connects repeatedly until it is stopped.
 * @returns the time of the last refusal, by `performance.now()`
 */
function watchDatabase(url: string): { stop: () => Promise<number> } {
  let isOver = false;
  let refusedAt = performance.now();
  const watching = (async () => {
    while (!isOver) {
      const isRefused = await inDatabase(url, 'select 1').then(
        () => false,
        () => true,
      );
      if (isRefused) refusedAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return refusedAt;
    },
  };
}

/** Finds a connection of the server. A pid of 0 must not be returned, because it means this test's own processes. */
async function findBackend(url: string): Promise<number> {
  const { rows } = await inDatabase(url, "select pid from pg_stat_activity where application_name = 'arbor' limit 1");
  if (rows[0] === undefined) throw new Error('The server has no connection to the database.');
  return rows[0].pid;
}

for (const kind of ['embedded', 'external'] as const)
  test(`a web process outlives its ${kind} database`, async () => {
    const folder = join(data, kind === 'external' ? 'external' : 'postgres');
    if (kind === 'external')
      external = await startEmbedded(folder, { restartDelays: Array.from({ length: 30 }, () => 100) });
    const environment: Record<string, string> = external === undefined ? {} : { DATABASE_URL: external.url };
    const running = await startArbor(data, { ...environment, ARBOR_CACHE: '0', ARBOR_RATE_LIMITS: '0' });
    const superuserUrl = external?.superuserUrl ?? findRunningUrl(folder, 'superuser') ?? '';
    const load = startLoad(running.origin);
    const servedSince = (since: number): number =>
      load.answers.filter((each) => each.at > since && isServed(each)).length;
    await expect.poll(() => servedSince(0)).toBeGreaterThan(50);
    for (const [name, cause] of Object.entries(faults)) {
      await test.step(`a database that is ${name}`, async () => {
        const from = performance.now();
        await cause(superuserUrl, folder);
        const database = watchDatabase(superuserUrl);
        // A whole round of all clients succeeds, and not only requests that were in progress.
        await expect
          .poll(() => load.answers.slice(-CLIENTS * 5).every((each) => each.at > from + 50 && isServed(each)), {
            timeout: 30_000,
          })
          .toBe(true);
        const connectable = await database.stop();
        const failed = load.answers.filter((each) => each.at > from && !isServed(each));
        const last = Math.max(from, ...failed.map(({ at }) => at));
        console.log(
          `${kind}, ${name}: ${failed.length} answers of 503, the last after ${Math.round(last - from)} ms, connectable after ${Math.round(connectable - from)} ms`,
        );
        expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
        expect(last - connectable).toBeLessThan(MAX_OUTAGE_MS);
        expect(running.process.exitCode).toBeNull();
      });
    }
    await load.stop();
    running.process.kill('SIGTERM');
    expect(await waitForExit(running.process)).toBe(0);
  });
