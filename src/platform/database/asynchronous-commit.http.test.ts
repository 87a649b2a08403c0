import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { asynchronousCommit, commitAsynchronously } from './asynchronous-commit.ts';
import { type Database, openDatabase, openPool } from './pool.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 3, onError: () => undefined });
// The tests' own server waits for no commit.
pool.on('connect', (client) => void client.query('set synchronous_commit to on'));
const db = openDatabase(pool);
const note = sql.id(`note_${process.pid}_${Date.now()}`);
await sql`create table ${note} (id int primary key)`.execute(db);
afterAll(async () => {
  await sql`drop table ${note}`.execute(db);
  await db.destroy();
});

const readIds = async () => (await sql<{ id: number }>`select id from ${note} order by id`.execute(db)).rows;

const readSetting = async (db: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ value: string }>`select current_setting('synchronous_commit') as value`.execute(db);
  return rows[0]?.value;
};

it('is for one transaction: the next one of the connection waits for the disk again', async () => {
  await db.connection().execute(async (connection) => {
    const inside = await connection.transaction().execute(async (tx) => {
      await commitAsynchronously(tx);
      return readSetting(tx);
    });
    expect(inside).toBe('off');
    expect(await connection.transaction().execute(readSetting)).toBe('on');
    expect(await readSetting(connection)).toBe('on');
  });
});

it('ends with the transaction, also where that is rolled back', async () => {
  await db.connection().execute(async (connection) => {
    const undone = connection.transaction().execute(async (tx) => {
      await commitAsynchronously(tx);
      await readSetting(tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await readSetting(connection)).toBe('on');
  });
});

it('is for one statement that returns it', async () => {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ id: number; setting: string }>`
      insert into ${note} values (1) returning id, ${asynchronousCommit} as setting`.execute(connection);
    expect(rows).toEqual([{ id: 1, setting: 'off' }]);
    expect(await readSetting(connection)).toBe('on');
  });
  expect(await readIds()).toEqual([{ id: 1 }]);
});

it('leaves nothing behind of a statement that is refused', async () => {
  await db.connection().execute(async (connection) => {
    const twice = sql`insert into ${note} values (2), (2) returning ${asynchronousCommit}`.execute(connection);
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await readSetting(connection)).toBe('on');
  });
  expect(await readIds()).toEqual([{ id: 1 }]);
});
