import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from './pool.ts';
import { endTogether, endWith, runTogether, sendLater } from './send-plan.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 1, onError: () => undefined });
const db = openDatabase(pool);
const admin = new pg.Client({ connectionString: inject('superuserUrl') });
await admin.connect();
// A new one for each case: a prepared statement keeps the columns of its table.
let name = '';
let travelled = sql.id(name);
let tables = 0;
beforeEach(async () => {
  tables += 1;
  name = `travelled_${process.pid}_${Date.now()}_${tables}`;
  travelled = sql.id(name);
  await sql`create table ${travelled} (n int primary key, m int default 1)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await admin.end();
});

const add = (n: number) => sql<{ n: number }>`insert into ${travelled} values (${n}) returning n`.compile(db);
const readAll = () => sql`select * from ${travelled} where n > ${0} order by n`.execute(db);
const readNumbers = async () => (await readAll()).rows.map((row) => (row as { n: number }).n);

/** The kinds of messages that the connection gets while `work` runs: `B` binds, `D` asks for columns, `P` prepares. */
async function readKinds(work: () => Promise<unknown>): Promise<string> {
  const client = (await pool.connect()) as unknown as {
    readonly connection: { readonly stream: { write: (bytes: Buffer, ...rest: unknown[]) => boolean } };
    release: () => void;
  };
  const { stream } = client.connection;
  const write = stream.write.bind(stream);
  let kinds = '';
  stream.write = (bytes, ...rest) => {
    for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
      kinds += String.fromCharCode(bytes[at] ?? 0);
    return write(bytes, ...rest);
  };
  client.release();
  await work();
  stream.write = write;
  return kinds;
}

it('asks for the columns of a prepared statement once', async () => {
  expect(await readKinds(readAll)).toBe('CPBDES');
  expect(await readKinds(readAll)).toBe('BES');
  await sql`insert into ${travelled} values (3, null)`.execute(db);
  expect((await readAll()).rows).toEqual([{ n: 3, m: null }]);
  expect(await readKinds(() => runTogether(db, add(4), add(5)))).toBe('CPBDEBDES');
  expect(await readKinds(() => runTogether(db, add(6), add(7)))).toBe('BEBES');
  expect(await readNumbers()).toEqual([3, 4, 5, 6, 7]);
});

it('knows a statement without columns, too', async () => {
  const change = (n: number) => sql`update ${travelled} set m = ${n}`.execute(db);
  await runTogether(db, add(1), add(2));
  for (const n of [5, 6]) expect(await change(n)).toMatchObject({ numAffectedRows: 2n, rows: [] });
  expect((await readAll()).rows).toEqual([
    { n: 1, m: 6 },
    { n: 2, m: 6 },
  ]);
});

it.each([1, 2])('needs no begin and commit for a transaction that is one message, time %i', async () => {
  const work = () =>
    db.transaction().execute(async (tx) => {
      await sendLater(tx, add(1));
      return endWith(add(2), (rows) => rows).run(tx);
    });
  await work();
  await sql`delete from ${travelled}`.execute(db);
  expect(await readKinds(work)).toBe('BEBES');
  await expect(work()).rejects.toMatchObject({ code: '23505' });
  expect(await readKinds(() => work().catch(() => undefined))).toBe('BEBES');
  expect(await readNumbers()).toEqual([1, 2]);
});

it.each([1, 2])('begins one that has to set something for itself, time %i', async () => {
  const last = sql`set local lock_timeout = 1234`.compile(db);
  await db.transaction().execute((tx) => endTogether([add(1), last], () => undefined).run(tx));
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lock_timeout: '3s' }]);
  expect(await readNumbers()).toEqual([1]);
});

it.each([1, 2])('undoes all where the end of the message refuses what was done, time %i', async () => {
  const clash = sql`insert into ${travelled} values (${1}, 1), (2, 1)`.compile(db);
  await sql`alter table ${travelled} add unique (m) deferrable initially deferred`.execute(db);
  await expect(
    db.transaction().execute((tx) => endTogether([clash, add(3)], () => undefined).run(tx)),
  ).rejects.toMatchObject({ code: '23505', table: name });
  expect(await readNumbers()).toEqual([]);
  await db.transaction().execute((tx) => endWith(add(4), () => undefined).run(tx));
  expect(await readNumbers()).toEqual([4]);
});

it('sends nothing where one of the values cannot be sent', async () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const bad = sql`insert into ${travelled} select 9 where ${cycle}::text is not null`.compile(db);
  const work = () => db.transaction().execute((tx) => endTogether([add(1), bad], () => undefined).run(tx));
  expect(await readKinds(() => expect(work()).rejects.toThrow('circular'))).toBe('');
  expect(await readNumbers()).toEqual([]);
  await runTogether(db, add(1), add(2));
  expect(await readNumbers()).toEqual([1, 2]);
});

it('prepares again what the server has lost', async () => {
  await runTogether(db, add(1), add(2));
  await readAll();
  await sql`deallocate all`.execute(db);
  await expect(runTogether(db, add(3), add(4))).rejects.toMatchObject({ code: '26000' });
  await runTogether(db, add(3), add(4));
  await expect(readAll()).rejects.toMatchObject({ code: '26000' });
  expect(await readNumbers()).toEqual([1, 2, 3, 4]);
});

it('asks for the columns again where a table has got others', async () => {
  await runTogether(db, add(1));
  expect((await readAll()).rows).toEqual([{ n: 1, m: 1 }]);
  await admin.query(`alter table ${name} add column late text default 'x'`);
  await expect(readAll()).rejects.toMatchObject({ code: '0A000' });
  expect((await readAll()).rows).toEqual([{ n: 1, m: 1, late: 'x' }]);
  expect((await readAll()).rows).toEqual([{ n: 1, m: 1, late: 'x' }]);
});

it('tells of rows that cannot be read, and goes on', async () => {
  const large = sql`select ${'9007199254740993'}::int8 as large`;
  const work = () => runTogether(db, add(1), large.compile(db), add(2));
  for (const _ of [1, 2]) {
    await expect(work()).rejects.toThrow('out of range');
    await sql`delete from ${travelled}`.execute(db);
  }
  expect(await readNumbers()).toEqual([]);
});

it('is refused where the connection is lost in the middle of a message, and the next one is new', async () => {
  await runTogether(db, add(1));
  const slow = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(${5})`.compile(db);
  const lost = db.transaction().execute((tx) => endTogether([add(2), slow, add(3)], () => undefined).run(tx));
  const refused = expect(lost).rejects.toThrow(/terminat/);
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arbor' and query like '%pg_sleep%' and datname = current_database()`;
  while ((await admin.query(ended)).rows.length === 0);
  await refused;
  expect(await readNumbers()).toEqual([1]);
  await runTogether(db, add(2), add(3));
  expect(await readNumbers()).toEqual([1, 2, 3]);
});

it('ends with the limit of a statement, and undoes those before it', async () => {
  const slow = sql`select pg_sleep(${5})`.compile(db);
  await sql`set statement_timeout = 50`.execute(db);
  await expect(
    db.transaction().execute((tx) => endTogether([add(2), slow], () => undefined).run(tx)),
  ).rejects.toMatchObject({ code: '57014' });
  await sql`set statement_timeout = 10000`.execute(db);
  expect(await readNumbers()).toEqual([]);
});
