import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeSeller, sell } from '../../../../tests/support/sellers.ts';
import { toDhakaDay } from './rules/period.ts';
import { statementTurns } from './service/statement.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const superuser = new pg.Client({ connectionString: app.superuserUrl });
await superuser.connect();
afterAll(() => superuser.end());
const seller = await makeSeller(app);
await sell(app, seller);
const ask = (format: 'csv' | 'pdf') =>
  seller.fetch(
    `/api/v1/contributor/sales-earnings/statement?from=2020-01-01&to=${toDhakaDay(new Date())}&format=${format}`,
  );

/** Counts the product's connections that wait for the lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await superuser.query<{ n: string }>(
    "select count(distinct pid) as n from pg_locks where relation = 'order_line'::regclass and not granted",
  );
  return Number(rows[0]?.n);
}

it('leaves connections to others while eight statements are made at once', async () => {
  // No statement can be read while this transaction holds the lock.
  await superuser.query('begin; lock table order_line in access exclusive mode');
  const asked = Array.from({ length: 8 }, async (_, index) => {
    const answer = await ask(index % 2 === 0 ? 'csv' : 'pdf');
    return (await answer.arrayBuffer()).byteLength;
  });
  try {
    await expect.poll(countWaiting).toBeGreaterThan(1);
    await expect(app.fetch('/api/v1/content/all')).resolves.toMatchObject({ status: 200 });
    expect(app.pool.waitingCount).toBe(0);
    expect(await countWaiting()).toBe(2);
  } finally {
    await superuser.query('rollback');
  }
  for (const bytes of await Promise.all(asked)) expect(bytes).toBeGreaterThan(200);
});

it('refuses one more for somebody who has very many, in words and before it begins', async () => {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const others = Array.from({ length: 22 }, () => statementTurns.run(seller.contributorId, () => held));
  try {
    const answer = await ask('csv');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ detail: 'We’re busy or restarting. Try again in a moment.' });
  } finally {
    end();
    await Promise.all(others);
  }
  expect((await ask('pdf')).status).toBe(200);
});
