import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { combineReads, writeByReads } from './combine-reads.ts';
import { isOneOf } from './one-of.ts';
import type { Database } from './pool.ts';

const settings = (keys: readonly string[]) =>
  sql<{ key: string; value: unknown }>`select key, value from setting where key = any(${keys}::text[]) order by key`;

it('answers the rows of each read by its name, with the values of each call', async () => {
  const { db } = await testApp();
  await db
    .insertInto('setting')
    .values([
      { key: 'one', value: '1' },
      { key: 'two', value: '2' },
    ])
    .execute();
  let built = 0;
  const read = combineReads((_on: Database, keys: readonly string[], at: number) => {
    built += 1;
    return {
      found: settings(keys),
      at: sql<{ at: Date; n: number }>`select to_timestamp(${at}) as at, 2::bigint as n`,
    };
  });
  expect(await read(db, ['two', 'one'], 0)).toMatchObject({
    found: [
      { key: 'one', value: 1 },
      { key: 'two', value: 2 },
    ],
    at: [{ n: 2 }],
  });
  const { found, at } = await read(db, ['none'], 60);
  expect(found).toEqual([]);
  expect(new Date(at[0]?.at ?? '').getTime()).toBe(60_000);
  expect(built).toBe(1);
  await db.deleteFrom('setting').where('key', 'in', ['one', 'two']).execute();
});

it('reads a row that it locks as it is after the wait', async () => {
  const { db } = await testApp();
  await db.insertInto('setting').values({ key: 'locked', value: '1' }).execute();
  const read = combineReads((_on: Database, key: string) => ({
    own: sql<{ value: number }>`select value from setting where key = ${key} for share`,
    other: sql<{ one: number }>`select 1 as one`,
  }));
  const isHeld = Promise.withResolvers<void>();
  const isWaiting = Promise.withResolvers<void>();
  const change = db.transaction().execute(async (tx) => {
    await tx.updateTable('setting').set({ value: '2' }).where('key', '=', 'locked').execute();
    isHeld.resolve();
    await isWaiting.promise;
  });
  await isHeld.promise;
  const found = db.transaction().execute((tx) => read(tx, 'locked'));
  const countWaiting = () =>
    sql<{ n: number }>`
    select count(*) as n from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`.execute(db);
  while ((await countWaiting()).rows[0]?.n === 0);
  isWaiting.resolve();
  await change;
  expect(await found).toEqual({ own: [{ value: 2 }], other: [{ one: 1 }] });
  await db.deleteFrom('setting').where('key', '=', 'locked').execute();
});

it('writes by what is read, and answers both, or the reads alone where nothing was written', async () => {
  const { db } = await testApp();
  const copy = (from: string, to: string) =>
    writeByReads(
      { found: settings([from]), taken: settings([to]) },
      sql<{ key: string; value: unknown }>`
        insert into setting (key, value) select ${to}, found.value from found where not exists (select from taken)
        returning key, value`,
    ).execute(db);
  await db.insertInto('setting').values({ key: 'source', value: '1' }).execute();
  const found = [{ key: 'source', value: 1 }];
  expect((await copy('source', 'copy')).rows).toEqual([{ found, taken: [], key: 'copy', value: 1 }]);
  const taken = [{ key: 'copy', value: 1 }];
  expect((await copy('source', 'copy')).rows).toEqual([{ found, taken, key: null, value: null }]);
  expect((await copy('nothing', 'other')).rows).toEqual([{ found: [], taken: [], key: null, value: null }]);
  await db.deleteFrom('setting').where('key', 'in', ['source', 'copy']).execute();
});

it('finds one of many, and nothing among none', async () => {
  const { db } = await testApp();
  const [one, other] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  const find = (ids: readonly string[]) =>
    sql<{
      id: string;
    }>`select id from (values (${one}::uuid), (${other}::uuid)) as given (id) where id = ${isOneOf(ids)}`;
  expect((await find([other]).execute(db)).rows).toEqual([{ id: other }]);
  expect((await find([]).execute(db)).rows).toEqual([]);
});
