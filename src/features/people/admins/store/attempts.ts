import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

export interface Attempts {
  readonly failures: number;
  /** Seconds until the failures expire. */
  readonly wait: number;
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts in two processes all count. `window` is a
 * PostgreSQL interval.
 */
export async function recordAttempt(tx: Transaction, emailHash: Buffer, window: string): Promise<Attempts> {
  const isOver = sql<boolean>`admin_failure.window_start < now() - ${window}::interval`;
  return tx
    .insertInto('admin_failure')
    .values({ email_hash: emailHash, failures: 1, window_start: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql<number>`case when ${isOver} then 1 else admin_failure.failures + 1 end`,
        window_start: sql<Date>`case when ${isOver} then now() else admin_failure.window_start end`,
      }),
    )
    .returning([
      'admin_failure.failures',
      sql<number>`ceil(extract(epoch from admin_failure.window_start + ${window}::interval - now()))::int`.as('wait'),
    ])
    .executeTakeFirstOrThrow();
}

/** Takes back the count of an attempt whose credentials were correct. */
export async function undoAttempt(tx: Transaction, emailHash: Buffer): Promise<void> {
  await tx
    .updateTable('admin_failure')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('email_hash', '=', emailHash)
    .execute();
}

export async function clearAttempts(tx: Transaction, emailHash: Buffer): Promise<void> {
  await tx.deleteFrom('admin_failure').where('email_hash', '=', emailHash).execute();
}

export async function deleteExpiredAttempts(tx: Transaction): Promise<void> {
  await tx.deleteFrom('admin_failure').where('window_start', '<', sql<Date>`now() - interval '1 day'`).execute();
}
