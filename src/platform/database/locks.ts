import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

/** Gives the lock up. */
type Release = () => Promise<void>;

/** Locks by name that hold over all processes of a deployment, and end with the process that has them. */
export interface Locks {
  /** Undefined where somebody else has it; never waits. */
  tryLock(name: string): Promise<Release | undefined>;
  /** Waits for its turn; undefined where that hasn't come after so many seconds. */
  lock(name: string, seconds: number): Promise<Release | undefined>;
}

/** A connection of its own, one statement at a time. */
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
 * Advisory locks of PostgreSQL. One connection of the pool holds all of them, and none while there are no locks: a slow
 * sender costs no connection. If that connection is lost, so are its locks; a holder must also write in a way that a
 * second writer can't spoil.
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
      // A connection that still lives goes back to the pool, and must take no lock with it.
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
