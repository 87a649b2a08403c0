import { findFeeProblem, toFeeState } from '../../payment-settings/rules.ts';
import type { RateState } from '../contract.ts';

/** Reason why a rate can't apply from this time on; it is that of fees. */
export const findTimeProblem = findFeeProblem;

export interface DatedRate {
  readonly number: number;
  readonly category_id: string | null;
  readonly effective_at: Date;
}

/** State of a rate among all rates, of which those of its category count. */
export function toRateState(rate: DatedRate, all: readonly DatedRate[], now: Date): RateState {
  const toDated = ({ number, effective_at }: DatedRate) => ({ number, effective_at, cancelled_at: null });
  const same = all.filter(({ category_id }) => category_id === rate.category_id);
  const state = toFeeState(toDated(rate), same.map(toDated), now);
  return state === 'upcoming' || state === 'current' ? state : 'past';
}
