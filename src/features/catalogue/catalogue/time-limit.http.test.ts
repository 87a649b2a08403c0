import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { readWithin } from './store/time-limit.ts';

const app = await testApp();

const sleep = (seconds: number) =>
  readWithin(app.db, 100, (read) => read((db) => sql`select pg_sleep(${seconds})`.execute(db)));

it('answers what was read in time', async () => {
  const answer = await readWithin(app.db, 5000, (read) =>
    read((db) => sql<{ one: number }>`select 1 as one`.execute(db)),
  );
  expect(answer?.rows).toEqual([{ one: 1 }]);
});

it('ends a statement that takes longer, in the database too', async () => {
  expect(await sleep(30)).toBeUndefined();
  const { rows } = await app.pool.query(
    `select query from pg_stat_activity where datname = current_database() and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([]);
});

it('gives several statements the time of one', async () => {
  const began = performance.now();
  const answer = await readWithin(app.db, 200, async (read) => {
    for (let at = 0; at < 100; at += 1) await read((db) => sql`select pg_sleep(0.1)`.execute(db));
    return 'all of them';
  });
  expect(answer).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(5000);
});

it('leaves no limit on the connection, and throws what else fails', async () => {
  await sleep(30);
  expect((await app.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
  await expect(readWithin(app.db, 100, (read) => read((db) => sql`select 1 / 0`.execute(db)))).rejects.toThrow('zero');
});

it('counts from when there is a connection, however long others kept it', async () => {
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()));
  const answer = readWithin(app.db, 1000, (read) => read((db) => sql`select pg_sleep(0.1)`.execute(db)));
  await held[0]?.query('select pg_sleep(1.2)');
  for (const client of held) client.release();
  expect(await answer).toBeDefined();
});
