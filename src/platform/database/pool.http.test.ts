import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { toProblem } from '../http/problem.ts';
import { openPool } from './pool.ts';

const lost: Error[] = [];
const pool = openPool({ url: inject('databaseUrl'), size: 2, onError: (error) => lost.push(error) });
const admin = new pg.Client({ connectionString: inject('superuserUrl') });
await admin.connect();
afterAll(async () => {
  await pool.end();
  await admin.end();
});

async function endBackend(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
}

it('outlives the end of a connection that a transaction holds, and answers its next statement with 503', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await endBackend(client);
  const refused = await client.query('select 1').catch((error: unknown) => error);
  client.release(refused instanceof Error ? refused : undefined);
  expect(toProblem(refused)).toMatchObject({ status: 503, retryAfter: 2 });
  expect(lost.map(({ message }) => message)).toEqual(['terminating connection due to administrator command']);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('outlives the end of a connection that waits in the pool, and tells it once', async () => {
  lost.length = 0;
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.release();
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await wait(0);
  expect(lost).toHaveLength(1);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
