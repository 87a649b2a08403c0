import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { translate } from '../rules/messages.ts';
import { readWithin, type TimedRead } from '../store/time-limit.ts';
import { ReadGuard } from './read-guard.ts';

const RETRY_SECONDS = 5;
/**
 * Limits of searches. They may wait longer than counts, and each network has more of them, because searches matter most
 * to people.
 */
const guard = new ReadGuard({ concurrent: 4, window: 10_000, waitShare: 4, longReads: 40 });

/** Runs a read; undefined if it takes longer than `share` of a search's time limit, or if no slot became free. */
export function readInShare<T>(
  ctx: Context,
  network: string,
  share: number,
  work: (read: TimedRead) => Promise<T>,
): Promise<T | undefined> {
  const { ARBOR_SEARCH_MS, ARBOR_RATE_LIMITS } = ctx.platform.config;
  const limit = share * ARBOR_SEARCH_MS;
  // Without rate limits, every request counts as its own network.
  const caller = ARBOR_RATE_LIMITS ? network : ctx.requestId;
  return guard.run(caller, limit, () => readWithin(ctx.db, limit, work));
}

/** Requires that a read finished within its time limit. @throws Problem `unavailable` if it didn't */
export function requireInTime<T>(ctx: Context, read: T | undefined): T {
  if (read !== undefined) return read;
  throw new Problem('unavailable', { detail: translate('too_slow', ctx.locale), retryAfter: RETRY_SECONDS });
}
