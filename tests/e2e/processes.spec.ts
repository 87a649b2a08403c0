import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded.ts';
import { gone, killStarted, startArbor } from '../support/process.ts';

let folder: string;
let database: EmbeddedDatabase;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-processes-'));
  database = await startEmbedded(join(folder, 'own'), { settings: { fsync: 'off', shared_buffers: '64MB' } });
});
test.afterAll(async () => {
  await killStarted();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty database of somebody's own PostgreSQL, and a folder for the files. */
async function ownDatabase(name: string): Promise<{ environment: { DATABASE_URL: string }; data: string }> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = database.url.replace('/postgres?', `/${name}?`);
  return { environment: { DATABASE_URL: url }, data: join(folder, name) };
}

const status = async (address: string): Promise<number> => (await fetch(address)).status;

test('a web and a worker process share a PostgreSQL and each do their part', async () => {
  const { environment, data } = await ownDatabase('roles');
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

  const worker = await startArbor(data, { ...environment, ARBOR_ROLE: 'worker' });
  expect(await queues()).toContain('popularity');
  for (const path of ['/', '/content', '/api/v1/content/all', '/sitemap.xml', '/media/x/375.webp'])
    expect([path, await status(worker.origin + path)]).toEqual([path, 404]);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await status(worker.origin + path)).toBe(200);

  // Taken within five seconds, the time between two looks.
  await client.query(`insert into pgboss.job (name, data) values ('popularity', '{"from":"test"}')`);
  const state = async (): Promise<string | undefined> =>
    (await client.query<{ state: string }>(`select state from pgboss.job where data ->> 'from' = 'test'`)).rows[0]
      ?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe('completed');
  await client.end();
  for (const { process } of [web, worker]) process.kill('SIGTERM');
  expect(await Promise.all([gone(web.process), gone(worker.process)])).toEqual([0, 0]);
});

type Outcome = 'answered' | 'refused' | 'lost';

/** One request; refused is a connection that the server no longer took. */
function ask(address: string, agent: Agent): Promise<Outcome> {
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

test('a stop under load answers everything that it took', async () => {
  const { environment, data } = await ownDatabase('load');
  const running = await startArbor(data, { ...environment, ARBOR_CACHE: '0' });
  const kept = new Agent({ keepAlive: true, maxSockets: 10 });
  const single = new Agent({ keepAlive: false });
  const outcomes: Promise<Outcome>[] = [];
  await new Promise<void>((resolve) => {
    let refused = 0;
    // A hundred a second, half of them over connections that are kept, until the server takes no more of either.
    const load = setInterval(() => {
      const agent = outcomes.length % 2 === 0 ? kept : single;
      const asked = ask(`${running.origin}${outcomes.length % 5 === 0 ? '/content' : '/api/v1/content/all'}`, agent);
      outcomes.push(asked);
      if (outcomes.length === 100) running.process.kill('SIGTERM');
      void asked.then((outcome) => {
        refused = outcome === 'refused' ? refused + 1 : 0;
        if (refused < 20 && outcomes.length < 3000) return;
        clearInterval(load);
        resolve();
      });
    }, 10);
  });
  const stopped = performance.now();
  const counted = Map.groupBy(await Promise.all(outcomes), (outcome) => outcome);
  expect(counted.get('lost') ?? []).toEqual([]);
  expect(counted.get('answered')?.length).toBeGreaterThan(100);
  expect(await gone(running.process)).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(20_000);
  kept.destroy();
});
