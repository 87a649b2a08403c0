import { afterAll, expect, inject, it } from 'vitest';
import { createId } from './id.ts';
import { openLocks } from './locks.ts';
import { openDatabase, openPool } from './pool.ts';

/** Each pool simulates a process. */
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
