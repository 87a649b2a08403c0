import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/pool.ts';
import { computeKeyedHash } from '../identity/encryption.ts';
import { toNetwork } from './network.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem.ts';

/** Somebody signed in is counted wherever they are; anybody else by the network that they come from. */
const callerKey = ({ actor }: Context, { access }: Operation, address: string): string =>
  access === 'public' || actor.kind === 'visitor' ? toNetwork(address) : `${actor.kind} ${actor.id}`;

/**
 * Counts a call of a limited operation for its caller, in PostgreSQL, so that the limit holds over restarts and
 * processes. Who it was is kept as a keyed hash, for a day at most.
 * @throws Problem `too_many_requests` with the seconds to wait
 */
export async function enforceRateLimit(ctx: Context, operation: Operation, address: string): Promise<void> {
  const { limit } = operation;
  if (limit === undefined || !ctx.platform.config.ARBOR_RATE_LIMITS) return;
  const caller = computeKeyedHash(
    ctx.platform.config.secret,
    'rate limit',
    callerKey(ctx, operation, address),
  ).toString('base64url');
  const key = `${operation.method} ${operation.path}|${caller}`;
  const { rows } = await sql<{ calls: number; wait: number }>`
    insert into rate_limit as r (key, window_start, calls)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}::int) * ${limit.seconds}::int), 1)
    on conflict (key, window_start) do update set calls = r.calls + 1
    returning calls, ceil(${limit.seconds}::int - extract(epoch from now() - window_start))::int as wait`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row !== undefined && row.calls > limit.calls)
    throw new Problem('too_many_requests', { retryAfter: Math.max(1, row.wait) });
}

/** Windows that are over; a job calls this. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_start', '<', sql<Date>`now() - interval '1 day'`).execute();
}
