import type { RateState } from '../contract.ts';

export interface DatedRate {
  readonly number: number;
  readonly category_id: string | null;
  readonly effective_at: Date;
}

/** Whether one rate of a category is in force instead of another one, once both have taken effect. */
const isAfter = (one: DatedRate, other: DatedRate): boolean =>
  one.effective_at.getTime() === other.effective_at.getTime()
    ? one.number > other.number
    : one.effective_at > other.effective_at;

/** State of a rate among all rates. */
export function toRateState(rate: DatedRate, all: readonly DatedRate[], now: Date): RateState {
  const same = all.filter(({ category_id }) => category_id === rate.category_id);
  const isReplaced = same.some(
    (other) => other.number > rate.number && other.effective_at.getTime() === rate.effective_at.getTime(),
  );
  if (isReplaced) return 'past';
  if (rate.effective_at > now) return 'upcoming';
  return same.some((other) => other.effective_at <= now && isAfter(other, rate)) ? 'past' : 'current';
}

/** Rates change with the yearly budget, so a time further ahead is a typing error. */
const MAX_AHEAD_MS = 5 * 365 * 86_400_000;

export const findTimeProblem = (now: Date, effectiveAt: Date): 'not_before_now' | 'too_far' | undefined => {
  if (effectiveAt < now) return 'not_before_now';
  return effectiveAt.getTime() > now.getTime() + MAX_AHEAD_MS ? 'too_far' : undefined;
};
