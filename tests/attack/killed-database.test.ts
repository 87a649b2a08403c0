import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { testApp } from '../support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../support/factories.ts';
import { createKey } from '../support/payments/shop.ts';
import { type SignedInUser, signInUser } from '../support/people.ts';

const KILLS = 3;
const LANES = 6;
const PRICE = 49_900;

/** A PostgreSQL that flushes commits to the disk, like the product's and unlike that of other tests. */
const folder = mkdtempSync(join(tmpdir(), 'arbor-durable-'));
const database = await startEmbedded(join(folder, 'postgres'), { restartDelays: [50, 50, 50, 50, 50] });
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});
const migrating = openPool({ url: database.url, size: 1, onError: () => undefined });
await migrate(migrating, join(import.meta.dirname, '../../migrations'));
await migrating.end();
const app = await testApp({ environment: { DATABASE_URL: database.url, ARBOR_RATE_LIMITS: '0' } });

/** Kills the server and all its processes at once, as a system without memory does. */
async function killDatabase(): Promise<void> {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  superuser.on('error', () => undefined);
  await superuser.connect();
  const { rows } = await superuser.query<{ text: string }>("select pg_read_file('postmaster.pid') as text");
  const server = Number(rows[0]?.text.split('\n', 1)[0]);
  const isChild = (pid: string): boolean => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === server;
    } catch {
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  for (const pid of [server, ...children.map(Number)]) process.kill(pid, 'SIGKILL');
}

it(`loses no order that was answered, when the database is killed ${KILLS} times`, async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const { contentId, variantIds } = await makeContent(app, { category, contributor, title: 'Heron', prices: [PRICE] });
  const lines = [{ contentId, variantId: variantIds[0], price: PRICE }];
  const answered: string[] = [];
  const buyers = await Promise.all(Array.from({ length: LANES }, () => signInUser(app)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = answered.length;
    let isOver = false;
    const buy = async (buyer: SignedInUser): Promise<void> => {
      while (!isOver) {
        const { status, body } = await buyer.call(
          'POST',
          '/order/create',
          { lines },
          { 'idempotency-key': createKey() },
        );
        if (status === 200) answered.push(String(body['_id']));
        else isOver = true;
      }
    };
    const buying = Promise.all(buyers.map(buy));
    while (answered.length < before + 50) await wait(20);
    await killDatabase();
    isOver = true;
    await buying;
    const readOrders = async (): Promise<string[]> => {
      const { rows } = await app.pool.query<{ id: string }>('select id from customer_order');
      return rows.map(({ id }) => id);
    };
    await expect.poll(() => readOrders().catch(() => []), { timeout: 20_000 }).not.toEqual([]);
    const kept = new Set(await readOrders());
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  }
  console.log(`${answered.length} orders were answered and kept`);
}, 120_000);
