import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';

/** PostgreSQL's code for a statement that was cancelled. */
const CANCELLED = '57014';

const isCancelled = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === CANCELLED;

/** For the statements that follow in the transaction. */
const limitStatements = compileOnce(
  (_db: Database, milliseconds: string) => sql`select set_config('statement_timeout', ${milliseconds}, true)`,
);

/** Runs one read in what is left of the time; throws what a cancelled statement throws. */
export type TimedRead = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

/**
 * Runs reads that may take `milliseconds` together, and a tenth more at most; undefined where they took longer, and nothing
 * of them goes on in the database. Waiting for a connection has the limit of the pool instead: who waits because of others keeps their time.
 */
export async function readWithin<T>(
  db: Database,
  milliseconds: number,
  work: (read: TimedRead) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await db.transaction().execute((tx) => {
      const until = performance.now() + milliseconds;
      let limit = Number.POSITIVE_INFINITY;
      return work(async (read) => {
        // 0 would be no limit.
        const left = Math.max(1, Math.round(until - performance.now()));
        // Most reads take next to nothing: the limit of the last one still stands then, which spares a statement.
        if (left <= limit - milliseconds / 10) {
          limit = left;
          await limitStatements(tx, String(left));
        }
        return read(tx);
      });
    });
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}
