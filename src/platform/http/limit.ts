import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import { Problem } from './problem.ts';

/**
 * Counts a call in its window, in PostgreSQL, so that the limit holds over restarts and processes.
 * @throws Problem `too_many_requests` with the seconds to wait
 */
export async function countCall(db: Database, key: string, limit: { readonly calls: number; readonly seconds: number }): Promise<void> {
  const { rows } = await sql<{ calls: number; wait: number }>`
    insert into rate_limit as r (key, window_start, calls)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}::int) * ${limit.seconds}::int), 1)
    on conflict (key, window_start) do update set calls = r.calls + 1
    returning calls, ceil(${limit.seconds}::int - extract(epoch from now() - window_start))::int as wait`.execute(db);
  const [row] = rows;
  if (row !== undefined && row.calls > limit.calls) throw new Problem('too_many_requests', { retryAfter: Math.max(1, row.wait) });
}

/** Windows that are over; a job calls this. */
export async function forgetOldCalls(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_start', '<', sql<Date>`now() - interval '1 day'`).execute();
}
