import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { killStarted, startArbor, waitForExit } from '../support/process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let data: string;
let database: TestDatabase;
let environment: { readonly DATABASE_URL: string };

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'arbor-processes-'));
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.url };
});
test.afterEach(async () => {
  await killStarted();
  await database.drop();
  rmSync(data, { recursive: true, force: true });
});

const status = async (address: string): Promise<number> => (await fetch(address)).status;

test('a web process serves and a worker process runs the jobs of the same database', async () => {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const queues = async (): Promise<string[]> =>
    (await client.query<{ name: string }>('select name from pgboss.schedule order by name')).rows.map(
      ({ name }) => name,
    );

  const web = await startArbor(data, { ...environment, ARBOR_ROLE: 'web' });
  expect(existsSync(join(data, 'postgres'))).toBe(false);
  expect(await status(`${web.origin}/content`)).toBe(200);
  expect(await status(`${web.origin}/api/v1/content/all`)).toBe(200);
  expect(await status(`${web.origin}/readyz`)).toBe(200);
  expect(await queues()).toEqual([]);

  const worker = await startArbor(data, { ...environment, ARBOR_ROLE: 'worker', ARBOR_METRICS: '127.0.0.1:0' });
  expect(await queues()).toContain('update-popularity');
  for (const path of ['/', '/content', '/api/v1/content/all', '/sitemap.xml', '/media/x/375.webp', '/metrics'])
    expect([path, await status(worker.origin + path)]).toEqual([path, 404]);
  for (const path of ['/healthz', '/readyz']) expect(await status(worker.origin + path)).toBe(200);
  const [, measured = ''] = await worker.printed(/Metrics\s+(http:\S+)/);
  expect(await status(measured)).toBe(200);
  expect(await status(`${web.origin}/metrics`)).toBe(404);

  // The worker polls every five seconds.
  const enqueued = await client.query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('update-popularity', '{}') returning id`,
  );
  const state = async (): Promise<string | undefined> =>
    (await client.query<{ state: string }>('select state from pgboss.job where id = $1', [enqueued.rows[0]?.id]))
      .rows[0]?.state;
  await expect.poll(state).toBe('completed');
  await client.end();
  for (const { process } of [web, worker]) process.kill('SIGTERM');
  expect(await Promise.all([waitForExit(web.process), waitForExit(worker.process)])).toEqual([0, 0]);
});

type Outcome = 'answered' | 'refused' | 'lost';

/** Sends one request. Its outcome is `refused` if the server no longer accepts connections. */
function sendRequest(address: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 && response.complete ? 'answered' : 'lost'));
      response.once('error', () => resolve('lost'));
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    );
  });
}

test('a server that stops under load answers every request that it accepted', async () => {
  const running = await startArbor(data, { ...environment, ARBOR_CACHE: '0' });
  const kept = new Agent({ keepAlive: true, maxSockets: 10 });
  const single = new Agent({ keepAlive: false });
  const outcomes: Outcome[] = [];
  const isRefused = (): boolean =>
    outcomes.length >= 20 && outcomes.slice(-20).every((outcome) => outcome === 'refused');
  let sent = 0;
  /** Sends requests one after another until the server refuses, so a slow machine gets fewer requests. */
  const ask = async (agent: Agent): Promise<void> => {
    while (!isRefused() && outcomes.length < 3000) {
      sent += 1;
      outcomes.push(
        await sendRequest(`${running.origin}${sent % 5 === 0 ? '/content' : '/api/v1/content/all'}`, agent),
      );
      if (outcomes.length === 100) running.process.kill('SIGTERM');
      await setTimeout(50);
    }
  };
  // The clients send at most a hundred requests per second, half of them over kept connections.
  await Promise.all(Array.from({ length: 6 }, (_, index) => ask(index % 2 === 0 ? kept : single)));
  const stopped = performance.now();
  const counted = Map.groupBy(outcomes, (outcome) => outcome);
  expect(counted.get('lost') ?? []).toEqual([]);
  expect(counted.get('answered')?.length).toBeGreaterThanOrEqual(100);
  expect(await waitForExit(running.process)).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(20_000);
  kept.destroy();
});
