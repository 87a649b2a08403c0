import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { countJourneys } from '../../../tests/support/count-journeys.ts';
import { openDatabase, openPool, type Transaction } from './pool.ts';
import { endTogether, endWith, LastStatements, runTogether, sendLater } from './send-plan.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 3, onError: () => undefined });
const db = openDatabase(pool);
const table = `kept_${process.pid}_${Date.now()}`;
const kept = sql.id(table);
await sql`create table ${kept} (n int primary key check (n < 100))`.execute(db);
afterAll(async () => {
  await sql`drop table ${kept}`.execute(db);
  await db.destroy();
});
beforeEach(() => sql`delete from ${kept}`.execute(db));

const add = (n: number) => sql<{ n: number }>`insert into ${kept} values (${n}) returning n`.compile(db);
const readAll = sql<{ n: number }>`select n from ${kept} where n > ${0} order by n`;
const all = async () => (await readAll.execute(db)).rows.map(({ n }) => n);

// The first transaction of a connection prepares, so each case runs twice.
it.each([1, 2])('sends writes with what comes next, in their order, time %i', async () => {
  await db.transaction().execute(async (tx) => {
    await sendLater(tx, add(1));
    await sendLater(tx, sql`update ${kept} set n = ${2} where n = ${1}`.compile(db));
    expect((await readAll.execute(tx)).rows).toEqual([{ n: 2 }]);
    await sendLater(tx, add(3));
  });
  expect(await all()).toEqual([2, 3]);
});

it('takes one journey for a transaction of writes that nobody waits for', async () => {
  const write = () =>
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(1));
      await sendLater(tx, add(2));
    });
  expect(await countJourneys(pool, write)).toBe(1);
  expect(await all()).toEqual([1, 2]);
});

it.each([1, 2])('undoes all where one of them is refused, and says why with the commit, time %i', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(1));
      await sendLater(tx, add(100));
      await sendLater(tx, add(2));
    }),
  ).rejects.toMatchObject({ code: '23514', constraint: `${table}_n_check` });
  expect(await all()).toEqual([]);
});

it('says so at the next statement, where there is one', async () => {
  await db.transaction().execute(async (tx) => {
    await sendLater(tx, add(7));
  });
  await expect(
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(7));
      await expect(readAll.execute(tx)).rejects.toMatchObject({ code: '23505' });
      await readAll.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '25P02' });
  expect(await all()).toEqual([7]);
});

it('sends nothing of a transaction that is given up', async () => {
  const giveUp = () =>
    expect(
      db.transaction().execute(async (tx) => {
        await sendLater(tx, add(1));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
  expect(await countJourneys(pool, giveUp)).toBe(0);
  expect(await all()).toEqual([]);
});

it('prepares again what a refusal kept from being prepared', async () => {
  const late = (n: number) => sql`insert into ${kept} values (${n}) on conflict do nothing`.compile(db);
  await expect(
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(100));
      await sendLater(tx, late(1));
    }),
  ).rejects.toMatchObject({ code: '23514' });
  for (const n of [4, 5, 6]) await db.transaction().execute((tx) => sendLater(tx, late(n)));
  expect(await all()).toEqual([4, 5, 6]);
});

it('goes before a statement without values, too', async () => {
  await db.transaction().execute(async (tx) => {
    await sendLater(tx, add(1));
    await sql`set local statement_timeout = 1234`.execute(tx);
    expect((await sql`show statement_timeout`.execute(tx)).rows).toEqual([{ statement_timeout: '1234ms' }]);
  });
  expect(await all()).toEqual([1]);
});

it('is refused outside of a transaction', async () => {
  await expect(sendLater(db as Transaction, add(1))).rejects.toThrow('belongs to a transaction');
  expect(await all()).toEqual([]);
});

it('runs several in one journey and gives the rows of each', async () => {
  const read = sql<{ n: number }>`select n from ${kept} order by n`.compile(db);
  const work = () =>
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(1));
      expect(await runTogether(tx, read, add(2), read)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 1 }, { n: 2 }]]);
    });
  // The other one commits.
  expect(await countJourneys(pool, work)).toBe(2);
});

it('reads after a lock what was committed while it waited', async () => {
  await sql`insert into ${kept} values (1)`.execute(db);
  const isHeld = Promise.withResolvers<void>();
  const isWaiting = Promise.withResolvers<void>();
  const change = db.transaction().execute(async (tx) => {
    await sql`select n from ${kept} for update`.execute(tx);
    isHeld.resolve();
    await isWaiting.promise;
    await sql`insert into ${kept} values (2)`.execute(tx);
  });
  await isHeld.promise;
  const lock = sql<{ n: number }>`select n from ${kept} where n = ${1} for update`.compile(db);
  const found = db.transaction().execute((tx) => runTogether(tx, lock, readAll.compile(db)));
  const countWaiting = () =>
    sql<{ n: number }>`
    select count(*) as n from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`.execute(db);
  while ((await countWaiting()).rows[0]?.n === 0);
  isWaiting.resolve();
  await change;
  expect(await found).toEqual([[{ n: 1 }], [{ n: 1 }, { n: 2 }]]);
});

const runLast = async (n: number) => {
  const answer = await db.transaction().execute(async (tx) => {
    await sendLater(tx, add(n));
    return endWith(add(n + 1), (rows) => rows.map((row) => row.n)).run(tx);
  });
  return answer();
};

it('commits with the last statement', async () => {
  expect(await countJourneys(pool, () => runLast(10))).toBe(1);
  expect(await runLast(20)).toEqual([21]);
  expect(await all()).toEqual([10, 11, 20, 21]);
});

it('commits with several last statements, each of which sees those before it', async () => {
  const read = sql<{ n: number }>`select n from ${kept} where n > ${0} order by n`.compile(db);
  const runAll = async (n: number) => {
    const answer = await db
      .transaction()
      .execute((tx) => endTogether([add(n), read], (added, found) => ({ added, found })).run(tx));
    return answer();
  };
  expect(await countJourneys(pool, () => runAll(10))).toBe(1);
  expect(await runAll(20)).toEqual({ added: [{ n: 20 }], found: [{ n: 10 }, { n: 20 }] });
  expect(await all()).toEqual([10, 20]);
});

it('undoes all where the last statement is refused, and goes on with the next transaction', async () => {
  await expect(runLast(99)).rejects.toMatchObject({ code: '23514' });
  expect(await all()).toEqual([]);
  expect(await runLast(1)).toEqual([2]);
});

it('says what a refusal of the last statement means', async () => {
  const refused = new Error('as many as there may be');
  const run = (n: number) =>
    db.transaction().execute((tx) =>
      endWith(
        add(n),
        (rows) => rows,
        () => refused,
      ).run(tx),
    );
  await expect(run(100)).rejects.toBe(refused);
  expect((await run(1))()).toEqual([{ n: 1 }]);
  expect(await all()).toEqual([1]);
});

it('runs nothing after the last statement', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await new LastStatements([add(1)], () => undefined).run(tx);
      await readAll.execute(tx);
    }),
  ).rejects.toThrow('has ended');
  expect(await all()).toEqual([1]);
});
