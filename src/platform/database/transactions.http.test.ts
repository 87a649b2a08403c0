import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from './pool.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 2, onError: () => undefined });
const db = openDatabase(pool);
const table = `kept_${process.pid}_${Date.now()}`;
const kept = sql.id(table);
await sql`create table ${kept} (n int primary key check (n < 100), m int unique deferrable initially deferred)`.execute(
  db,
);
afterAll(async () => {
  await sql`drop table ${kept}`.execute(db);
  await db.destroy();
});
beforeEach(() => sql`delete from ${kept}`.execute(db));

const add = (n: number, m: number | null = null) => sql`insert into ${kept} values (${n}, ${m}::int)`;
const readAll = sql<{ n: number }>`select n from ${kept} where n > ${0} order by n`;
const all = async () => (await readAll.execute(db)).rows.map(({ n }) => n);
const countOpen = async () =>
  (
    await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(db)
  ).rows[0]?.n;

it('sees what it has written, and keeps it with its end', async () => {
  await db.transaction().execute(async (tx) => {
    await add(1).execute(tx);
    await sql`update ${kept} set n = ${2} where n = ${1}`.execute(tx);
    expect((await readAll.execute(tx)).rows).toEqual([{ n: 2 }]);
    expect(await all()).toEqual([]);
  });
  expect(await all()).toEqual([2]);
});

it('undoes all where a statement in the middle is refused, and goes on with the next transaction', async () => {
  const write = (...numbers: number[]) =>
    db.transaction().execute(async (tx) => {
      for (const n of numbers) await add(n).execute(tx);
    });
  await expect(write(1, 100, 2)).rejects.toMatchObject({ code: '23514', constraint: `${table}_n_check` });
  expect(await all()).toEqual([]);
  await write(1, 2);
  expect(await all()).toEqual([1, 2]);
});

it('undoes all where the commit is refused', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await add(1, 1).execute(tx);
      await add(2, 1).execute(tx);
    }),
  ).rejects.toMatchObject({ code: '23505', table });
  expect(await all()).toEqual([]);
});

it('keeps a failed transaction failed', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await expect(sql`select 1 / ${0}::int`.execute(tx)).rejects.toMatchObject({ code: '22012' });
      await add(1).execute(tx);
    }),
  ).rejects.toMatchObject({ code: '25P02' });
  expect(await all()).toEqual([]);
});

it('does not count as done where a refusal was caught and nothing came after it', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await add(1).execute(tx);
      await expect(sql`select 1 / ${0}::int`.execute(tx)).rejects.toMatchObject({ code: '22012' });
    }),
  ).rejects.toThrow();
  expect(await all()).toEqual([]);
});

it('undoes what is given up, and leaves nothing open', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await add(1).execute(tx);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction().execute(async () => undefined);
  expect(await all()).toEqual([]);
  expect(await countOpen()).toBe(0);
});

it('sets for itself alone', async () => {
  await db.connection().execute(async (one) => {
    await one.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 1234`.execute(tx);
      expect((await sql`show statement_timeout`.execute(tx)).rows).toEqual([{ statement_timeout: '1234ms' }]);
    });
    expect((await sql`show statement_timeout`.execute(one)).rows).toEqual([{ statement_timeout: '10s' }]);
  });
});

it('reads after a lock what was committed while it waited', async () => {
  await add(1).execute(db);
  const isHeld = Promise.withResolvers<void>();
  const isWaiting = Promise.withResolvers<void>();
  const change = db.transaction().execute(async (tx) => {
    await sql`select n from ${kept} for update`.execute(tx);
    isHeld.resolve();
    await isWaiting.promise;
    await add(2).execute(tx);
  });
  await isHeld.promise;
  const found = db.transaction().execute(async (tx) => {
    await sql`select n from ${kept} where n = ${1} for update`.execute(tx);
    return (await readAll.execute(tx)).rows;
  });
  const watching = openDatabase(openPool({ url: inject('databaseUrl'), size: 1, onError: () => undefined }));
  const countWaiting = () =>
    sql<{ n: number }>`
      select count(*) as n from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`.execute(watching);
  while ((await countWaiting()).rows[0]?.n === 0);
  await watching.destroy();
  isWaiting.resolve();
  await change;
  expect(await found).toEqual([{ n: 1 }, { n: 2 }]);
});
