import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

/** Releases the lock. */
type Release = () => Promise<void>;

/** Named locks that all processes of a deployment share; a lock ends with its process. */
export interface Locks {
  /** Takes a lock without waiting; undefined if it is taken. */
  tryLock(name: string): Promise<Release | undefined>;
  /** Waits for a lock; undefined if the lock is still taken after this many seconds. */
  lock(name: string, seconds: number): Promise<Release | undefined>;
}

/** A dedicated connection that runs one statement at a time. */
interface Session {
  readonly run: <T>(work: (connection: Database) => Promise<T>) => Promise<T>;
  readonly end: () => void;
}

async function openSession(db: Database): Promise<Session> {
  const opened = Promise.withResolvers<Database>();
  const ended = Promise.withResolvers<void>();
  db.connection()
    .execute(async (connection) => {
      opened.resolve(connection);
      await ended.promise;
    })
    .catch(opened.reject);
  const connection = await opened.promise;
  let last: Promise<unknown> = Promise.resolve();
  const run = <T>(work: (own: Database) => Promise<T>): Promise<T> => {
    const answer = last.then(() => work(connection));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { run, end: ended.resolve };
}

const selectLock = compileOnce(
  (_db: Database, name: string) =>
    sql<{ locked: boolean }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as locked`,
);
const selectUnlock = compileOnce(
  (_db: Database, name: string) => sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`,
);

/**
 * Locks by PostgreSQL's advisory locks. One connection of the pool holds all of them, and none while there are no
 * locks, so that a slow holder costs no connection. If the connection is lost, so are the locks; therefore holders must
 * write in a way that a second writer can't corrupt.
 */
export function openLocks(db: Database): Locks {
  const held = new Set<string>();
  let session: Promise<Session> | undefined;
  const leave = (name: string): void => {
    held.delete(name);
    if (held.size > 0 || session === undefined) return;
    const idle = session;
    session = undefined;
    idle.then(
      ({ end }) => end(),
      () => undefined,
    );
  };
  const lose = (lost: Promise<Session>): void => {
    if (session === lost) session = undefined;
    lost.then(
      // A working connection is returned to the pool and must not keep a lock.
      ({ run, end }) => run((own) => sql`select pg_advisory_unlock_all()`.execute(own)).then(end, end),
      () => undefined,
    );
  };
  async function tryLock(name: string): Promise<Release | undefined> {
    if (held.has(name)) return undefined;
    held.add(name);
    session ??= openSession(db);
    const mine = session;
    try {
      const own = await mine;
      const [row] = await own.run((on) => selectLock(on, name));
      if (row?.locked !== true) {
        leave(name);
        return undefined;
      }
      return async () => {
        await own.run((on) => selectUnlock(on, name)).catch(() => lose(mine));
        leave(name);
      };
    } catch (error) {
      lose(mine);
      leave(name);
      throw error;
    }
  }
  return {
    async lock(name, seconds) {
      const until = Date.now() + seconds * 1000;
      for (let pause = 20; ; pause = Math.min(1000, pause * 2)) {
        const release = await tryLock(name);
        if (release !== undefined || Date.now() > until) return release;
        await wait(pause);
      }
    },
    tryLock,
  };
}
