/** Time in which an attempt is queried, as long as providers may report late payments. */
const MAX_HOURS = 72;
const MAX_MINUTES = 6 * 60;

const LOOK_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

/**
 * When to check again whether a refused refund, which was paid in another way, was completed by the provider after all:
 * daily at first, then at growing intervals of a quarter of the elapsed time. Null after 60 days.
 */
export function toNextLook({ refusedAt, now }: { refusedAt: Date; now: Date }): Date | null {
  const age = now.getTime() - refusedAt.getTime();
  return age > LOOK_DAYS * DAY_MS ? null : new Date(now.getTime() + Math.max(DAY_MS, age / 4));
}

/**
 * When to query again after a number of queries: after 1, 2, 4 … minutes, then every six hours. Null if no query is due
 * any more.
 */
export function toNextCheck({ createdAt, checks, now }: { createdAt: Date; checks: number; now: Date }): Date | null {
  const minutes = Math.min(2 ** Math.min(checks, 10), MAX_MINUTES);
  const next = now.getTime() + minutes * 60_000;
  return next > createdAt.getTime() + MAX_HOURS * 3_600_000 ? null : new Date(next);
}
