import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { createId } from './id.ts';
import { openLocks } from './locks.ts';
import { openDatabase, openPool } from './pool.ts';

/** As two processes have it. */
const [one, other] = [1, 2].map(() => {
  const pool = openPool({ url: inject('databaseUrl'), size: 3, onError: () => undefined });
  const db = openDatabase(pool);
  return { pool, db, locks: openLocks(db) };
}) as [Process, Process];

interface Process {
  readonly pool: ReturnType<typeof openPool>;
  readonly db: ReturnType<typeof openDatabase>;
  readonly locks: ReturnType<typeof openLocks>;
}

afterAll(() => Promise.all([one, other].map(({ db }) => db.destroy())));

const newName = (): string => `lock ${createId()}`;
const read = (n: number) => sql<{ n: number }>`select ${n}::int as n`.compile(one.db);

it('one process has a lock at a time, and the next one after it', async () => {
  const name = newName();
  const release = await one.locks.tryLock(name);
  expect(release).toBeDefined();
  expect(await one.locks.tryLock(name)).toBeUndefined();
  expect(await other.locks.tryLock(name)).toBeUndefined();
  await release?.();
  const next = await other.locks.tryLock(name);
  expect(next).toBeDefined();
  await next?.();
});

it('answers what a query finds behind the lock, to whoever has it', async () => {
  const name = newName();
  const locked = await one.locks.tryLockAndRead(name, read(7));
  expect(locked?.rows).toEqual([{ n: 7 }]);
  expect(await other.locks.tryLockAndRead(name, read(8))).toBeUndefined();
  await locked?.release();
  const next = await other.locks.tryLockAndRead(name, read(8));
  expect(next?.rows).toEqual([{ n: 8 }]);
  await next?.release();
});

it('takes the lock before it reads', async () => {
  const name = newName();
  const held = sql<{ held: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted) as held`;
  const locked = await one.locks.tryLockAndRead(name, held.compile(one.db));
  expect(locked?.rows).toEqual([{ held: true }]);
  await locked?.release();
});

it('keeps no lock whose query is refused', async () => {
  const name = newName();
  const refused = one.locks.tryLockAndRead(name, sql`select 1 / ${0}::int`.compile(one.db));
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  const release = await other.locks.lock(name, 5);
  expect(release).toBeDefined();
  await release?.();
});

it('of many that try at once one has it', async () => {
  const name = newName();
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).locks.tryLock(name)),
  );
  const releases = tries.filter((release) => release !== undefined);
  expect(releases).toHaveLength(1);
  await Promise.all(releases.map((release) => release()));
});

it('holds no connection once nothing is locked', async () => {
  const locked = await Promise.all([newName(), newName()].map((name) => one.locks.tryLock(name)));
  expect(one.pool.totalCount - one.pool.idleCount).toBe(1);
  await Promise.all(locked.flatMap((release) => release?.() ?? []));
  await expect.poll(() => one.pool.totalCount - one.pool.idleCount).toBe(0);
});
