import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../support/factories.ts';
import { untilSomebodyWaits } from '../support/lock-waits.ts';

const BUYERS = 100;
const CONNECTIONS = 12;
/**
 * One more than all connections, each of which waits for the coupon with an order: both processes get some, even if one
 * of them comes first and a few of its later orders pass by those that wait.
 */
const USES = 2 * CONNECTIONS + 1;

const app = await testApp();

/** Runs another process whose buyers place an order with the coupon, all at once. @returns how many could */
function runProcess(discountId: string, variantId: string, buyers: number): Promise<number> {
  const root = join(import.meta.dirname, '../..');
  const url = app.pool.options.connectionString ?? '';
  const args = ['tests/support/coupon-process.ts', url, discountId, variantId, String(buyers), String(CONNECTIONS)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', () => resolve(Number(told)));
  });
}

it(`${BUYERS} buyers at once in two processes use a coupon ${USES} times and no more`, {
  timeout: 120_000,
}, async () => {
  const contributor = await makeContributor(app, 'salma');
  const category = await makeCategory(app, 'birds');
  const { variantIds } = await makeContent(app, { category, contributor, title: 'Heron', prices: [10_000] });
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into discount (id, contributor_id, name, code, kind, value, scope, site_share, starts_at, ends_at, max_uses)
     values (gen_random_uuid(), $1, 'Eid', 'EID', 'percent', 1000, 'all', 0, now(), now() + interval '1 day', $2) returning id`,
    [contributor, USES],
  );
  const id = rows[0]?.id ?? '';
  // The coupon stays locked until both processes wait for it with all their connections.
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('select from discount where id = $1 for update', [id]);
  const running = Promise.all([1, 2].map(() => runProcess(id, variantIds[0] ?? '', BUYERS / 2)));
  await untilSomebodyWaits(app, 2 * CONNECTIONS);
  await holder.query('commit');
  holder.release();
  const ordered = await running;
  for (const each of ordered) expect(each).toBeGreaterThan(0);
  expect(ordered.reduce((sum, each) => sum + each, 0)).toBe(USES);
  const found = await app.pool.query<object>(
    'select uses, (select count(*)::int from customer_order) as orders from discount where id = $1',
    [id],
  );
  expect(found.rows).toEqual([{ uses: USES, orders: USES }]);
  expect((await app.pool.query<object>('select * from order_violation')).rows).toEqual([]);
});
