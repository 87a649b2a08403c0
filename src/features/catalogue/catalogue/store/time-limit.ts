import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';

/** PostgreSQL's error code of a cancelled statement. */
const CANCELLED = '57014';

const isCancelled = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === CANCELLED;

/** Sets the time limit of the following statements in the transaction. */
const limitStatements = compileOnce(
  (_db: Database, milliseconds: string) => sql`select set_config('statement_timeout', ${milliseconds}, true)`,
);

/** Runs one read within the remaining time; a cancelled statement throws. */
export type TimedRead = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

/**
 * Runs reads within `milliseconds` in total, plus at most a tenth. Returns undefined if they take longer; the database
 * then cancels the running statement. Waiting for a connection is limited by the pool instead and doesn't use up the
 * time.
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
        // A limit of 0 would mean no limit.
        const left = Math.max(1, Math.round(until - performance.now()));
        // The previous limit stays in force if little time has passed, which saves a statement.
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
