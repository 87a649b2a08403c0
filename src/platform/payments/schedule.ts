/** How long an attempt is asked about: as long as providers take to tell of late money. */
const MAX_HOURS = 72;
const MAX_MINUTES = 6 * 60;

const LOOK_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

/**
 * When to look again whether money that was refused on its way back, and went another way, has gone all the same: daily, then
 * whenever a quarter of the time has gone by. Null after 60 days.
 */
export function toNextLook({ refusedAt, now }: { refusedAt: Date; now: Date }): Date | null {
  const age = now.getTime() - refusedAt.getTime();
  return age > LOOK_DAYS * DAY_MS ? null : new Date(now.getTime() + Math.max(DAY_MS, age / 4));
}

/** When to ask again after so many times: 1, 2, 4 … minutes, then every six hours. Null when it is enough. */
export function toNextCheck({ createdAt, checks, now }: { createdAt: Date; checks: number; now: Date }): Date | null {
  const minutes = Math.min(2 ** Math.min(checks, 10), MAX_MINUTES);
  const next = now.getTime() + minutes * 60_000;
  return next > createdAt.getTime() + MAX_HOURS * 3_600_000 ? null : new Date(next);
}
