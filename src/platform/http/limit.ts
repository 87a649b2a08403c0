import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/pool.ts';
import { computeKeyedHash } from '../identity/encryption.ts';
import { toNetwork } from './network.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem.ts';

/** Key by which a caller is counted: the account if signed in, otherwise the network. */
const callerKey = ({ actor }: Context, { access }: Operation, address: string): string =>
  access === 'public' || actor.kind === 'visitor' ? toNetwork(address) : `${actor.kind} ${actor.id}`;

interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Counts in PostgreSQL, so that limits hold over restarts and processes. The caller is stored as a keyed hash, for a
 * day at most.
 */
async function count(ctx: Context, what: string, who: string, { seconds }: Limit) {
  const hash = computeKeyedHash(ctx.platform.config.secret, 'rate limit', who).toString('base64url');
  const { rows } = await sql<{ calls: number; wait: number }>`
    insert into rate_limit as r (key, window_start, calls)
    values (${`${what}|${hash}`}, to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int), 1)
    on conflict (key, window_start) do update set calls = r.calls + 1
    returning calls, ceil(${seconds}::int - extract(epoch from now() - window_start))::int as wait`.execute(ctx.db);
  return rows[0];
}

/**
 * Counts an action against a limit that isn't an operation's.
 * @returns false if the limit is exceeded; always true if limits are disabled
 */
export async function isWithinLimit(ctx: Context, what: string, who: string, limit: Limit): Promise<boolean> {
  if (!ctx.platform.config.ARBOR_RATE_LIMITS) return true;
  const counted = await count(ctx, what, who, limit);
  return counted === undefined || counted.calls <= limit.calls;
}

/**
 * Counts a call of a limited operation for its caller.
 * @throws Problem `too_many_requests` with the seconds to wait
 */
export async function enforceRateLimit(ctx: Context, operation: Operation, address: string): Promise<void> {
  const { limit } = operation;
  if (limit === undefined || !ctx.platform.config.ARBOR_RATE_LIMITS) return;
  const counted = await count(ctx, `${operation.method} ${operation.path}`, callerKey(ctx, operation, address), limit);
  if (counted !== undefined && counted.calls > limit.calls)
    throw new Problem('too_many_requests', { retryAfter: Math.max(1, counted.wait) });
}

/** Calls of one API token in a minute. */
const tokenLimit: Limit = { calls: 600, seconds: 60 };

/**
 * Counts a call of an API token.
 * @returns the fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers) of the response;
 * `retryAfter` is set above the limit
 */
export async function countTokenCall(
  ctx: Context,
  tokenId: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly retryAfter: number | undefined }> {
  const counted = ctx.platform.config.ARBOR_RATE_LIMITS ? await count(ctx, 'token', tokenId, tokenLimit) : undefined;
  if (counted === undefined) return { headers: {}, retryAfter: undefined };
  const wait = Math.max(1, counted.wait);
  return {
    headers: {
      'ratelimit-policy': `"token";q=${tokenLimit.calls};w=${tokenLimit.seconds}`,
      ratelimit: `"token";r=${Math.max(0, tokenLimit.calls - counted.calls)};t=${wait}`,
    },
    retryAfter: counted.calls > tokenLimit.calls ? wait : undefined,
  };
}

/** Deletes expired counters; called by a job. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_start', '<', sql<Date>`now() - interval '1 day'`).execute();
}
