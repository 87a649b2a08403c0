import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { translate } from '../rules/messages.ts';
import { readWithin, type TimedRead } from '../store/time-limit.ts';
import { ReadGuard } from './read-guard.ts';

const RETRY_SECONDS = 5;
/** Searches are what people come for: they wait longer for a turn than counts, and a network has more of them. */
const guard = new ReadGuard({ concurrent: 4, window: 10_000, waitShare: 4, longReads: 40 });

/** Undefined where it takes longer than `share` of a search, or it was the turn of others all the time. */
export function readInShare<T>(
  ctx: Context,
  network: string,
  share: number,
  work: (read: TimedRead) => Promise<T>,
): Promise<T | undefined> {
  const { ARBOR_SEARCH_MS, ARBOR_RATE_LIMITS } = ctx.platform.config;
  const limit = share * ARBOR_SEARCH_MS;
  // Without limits every request is a network of its own.
  const caller = ARBOR_RATE_LIMITS ? network : ctx.requestId;
  return guard.run(caller, limit, () => readWithin(ctx.db, limit, work));
}

/** @throws Problem `unavailable` where it was not read in time */
export function requireInTime<T>(ctx: Context, read: T | undefined): T {
  if (read !== undefined) return read;
  throw new Problem('unavailable', { detail: translate('too_slow', ctx.locale), retryAfter: RETRY_SECONDS });
}
