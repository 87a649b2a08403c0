import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from './pool.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 1, onError: () => undefined });
const db = openDatabase(pool);
afterAll(() => db.destroy());

const readStart = async (): Promise<string | undefined> =>
  (await sql<{ at: string }>`select now()::text as at`.execute(db)).rows[0]?.at;

/** In a transaction that is open the time stands still. */
const isOpen = async (): Promise<boolean> => {
  const first = await readStart();
  return first === (await readStart());
};

const read = (value: string) => sql<{ value: string; id: string | null }>`
  select ${value}::text as value, pg_current_xact_id_if_assigned()::text as id`;

// The first transaction of a connection teaches it, so each case runs twice.
it.each([1, 2])('begins with the first statement and ends with it, time %i', async () => {
  const ids = await db.transaction().execute(async (tx) => {
    const { rows: first } = await sql<{ id: string }>`select pg_current_xact_id()::text as id, ${'x'}::text`.execute(
      tx,
    );
    const { rows: second } = await read('y').execute(tx);
    return [first[0]?.id, second[0]?.id];
  });
  expect(ids[0]).toBe(ids[1]);
  expect((await read('z').execute(db)).rows).toEqual([{ value: 'z', id: null }]);
  expect(await isOpen()).toBe(false);
});

it.each([1, 2])('answers with the rows of the statement, not of the beginning, time %i', async () => {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`select n from generate_series(1, ${3}::int) as n`.execute(tx);
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });
});

it.each([1, 2])(
  'undoes all where the first statement fails, and goes on with the next transaction, time %i',
  async () => {
    await expect(db.transaction().execute((tx) => sql`select 1 / ${0}::int`.execute(tx))).rejects.toMatchObject({
      code: '22012',
    });
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`create temporary table undone (n int) on commit drop`.execute(tx);
        await sql`insert into undone values (${1}::int)`.execute(tx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await sql`select to_regclass(${'undone'}) as found`.execute(db)).rows).toEqual([{ found: null }]);
  },
);

it('sends nothing for a transaction without a statement', async () => {
  await db.transaction().execute(async () => undefined);
  await expect(db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await isOpen()).toBe(false);
  expect((await read('after').execute(db)).rows).toEqual([{ value: 'after', id: null }]);
});

it('begins before a statement without values, too', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 1234`.execute(tx);
    const { rows } = await sql`show statement_timeout`.execute(tx);
    expect(rows).toEqual([{ statement_timeout: '1234ms' }]);
  });
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '10s' }]);
});

it('keeps a failed transaction failed', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await expect(sql`select 1 / ${0}::int`.execute(tx)).rejects.toMatchObject({ code: '22012' });
      await sql`select ${1}::int`.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '25P02' });
  expect(await isOpen()).toBe(false);
});
