/** How long an attempt is asked about: as long as providers take to tell of late money. */
const MAX_HOURS = 72;
const MAX_MINUTES = 6 * 60;

/** When to ask again after so many times: 1, 2, 4 … minutes, then every six hours. Null when it is enough. */
export function toNextCheck({ createdAt, checks, now }: { createdAt: Date; checks: number; now: Date }): Date | null {
  const minutes = Math.min(2 ** Math.min(checks, 10), MAX_MINUTES);
  const next = now.getTime() + minutes * 60_000;
  return next > createdAt.getTime() + MAX_HOURS * 3_600_000 ? null : new Date(next);
}
