import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { clearProcessMemory } from '../process-memory.ts';
import { openDatabase, openPool } from './pool.ts';

// Other test files in this process have used up its limit of named statements.
clearProcessMemory();

const pool = openPool({ url: inject('databaseUrl'), size: 1, onError: () => undefined });
const db = openDatabase(pool);
const admin = new pg.Client({ connectionString: inject('superuserUrl') });
await admin.connect();
// Each case has its own table, because a prepared statement keeps the columns of its table.
let name = '';
let kept = sql.id(name);
let tables = 0;
beforeEach(async () => {
  tables += 1;
  name = `kept_${process.pid}_${Date.now()}_${tables}`;
  kept = sql.id(name);
  await sql`create table ${kept} (n int primary key, m int default 1)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await admin.end();
});

const add = (n: number) => sql`insert into ${kept} values (${n})`.execute(db);
const readAll = async () =>
  (await sql<{ n: number }>`select * from ${kept} where n > ${0} order by n`.execute(db)).rows;
const readNumbers = async () => (await readAll()).map(({ n }) => n);
const readProcess = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

it('prepares a statement with values once for a connection, and no other', async () => {
  for (const n of [1, 2, 3]) await add(n);
  const { rows } = await sql<{ calls: number }>`
    select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like ${`%${name}%`}`.execute(
    db,
  );
  expect(rows).toEqual([{ calls: 3 }]);
});

it('goes on with the same connection after a refusal', async () => {
  const before = await readProcess();
  await add(1);
  await expect(add(1)).rejects.toMatchObject({ code: '23505' });
  expect(await readProcess()).toBe(before);
  expect(await readNumbers()).toEqual([1]);
});

it('prepares again what the server has lost', async () => {
  await add(1);
  await sql`deallocate all`.execute(db);
  await expect(add(2)).rejects.toMatchObject({ code: '26000' });
  await add(2);
  expect(await readNumbers()).toEqual([1, 2]);
});

it('prepares again where a table has got another column', async () => {
  await add(1);
  expect(await readAll()).toEqual([{ n: 1, m: 1 }]);
  await admin.query(`alter table ${name} add column late text default 'x'`);
  await expect(readAll()).rejects.toMatchObject({ code: '0A000' });
  for (const _ of [1, 2]) expect(await readAll()).toEqual([{ n: 1, m: 1, late: 'x' }]);
});

it('refuses a value that cannot be sent, and keeps nothing of its transaction', async () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const change = (value: unknown) => sql`update ${kept} set m = 5 where ${value}::text is not null`;
  for (const _ of [1, 2])
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`insert into ${kept} values (${1})`.execute(tx);
        await change(cycle).execute(tx);
      }),
    ).rejects.toThrow('circular');
  expect(await readNumbers()).toEqual([]);
  await add(1);
  await change('x').execute(db);
  expect(await readAll()).toEqual([{ n: 1, m: 5 }]);
});

it('tells of rows that cannot be read, undoes their transaction, and goes on', async () => {
  const work = () =>
    db.transaction().execute(async (tx) => {
      await sql`insert into ${kept} values (${1})`.execute(tx);
      await sql`select ${'9007199254740993'}::int8 as large`.execute(tx);
    });
  for (const _ of [1, 2]) await expect(work()).rejects.toThrow('out of range');
  expect(await readNumbers()).toEqual([]);
});

const end = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'arbor' and query like '%pg_sleep%' and datname = current_database() and pid <> pg_backend_pid()`;

it.each([
  ['outside of a transaction', () => sql`select pg_sleep(${5})`.execute(db)],
  [
    'in a transaction',
    () =>
      db.transaction().execute(async (tx) => {
        await sql`insert into ${kept} values (${2})`.execute(tx);
        await sql`select pg_sleep(${5})`.execute(tx);
      }),
  ],
])('gives a connection that the server ends %s to nobody', async (_place, work) => {
  await add(1);
  const refused = expect(work()).rejects.toThrow(/terminat/);
  // This query waits for the only connection, and must get a new one.
  const next = add(3);
  while ((await admin.query(end)).rows.length === 0);
  await refused;
  await next;
  expect(await readNumbers()).toEqual([1, 3]);
});

it('ends with the limit of a statement, and keeps nothing of its transaction', async () => {
  const before = await readProcess();
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`insert into ${kept} values (${2})`.execute(tx);
      await sql`select pg_sleep(${5})`.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '57014' });
  expect(await readNumbers()).toEqual([]);
  expect(await readProcess()).toBe(before);
});
