import { MIN_SHOWN } from '../contract/ratings.ts';

export interface RatingSummary {
  readonly count: number;
  /** Average with one decimal. */
  readonly average: number;
  /** Number of ratings with one to five stars, in this order. */
  readonly byStars: number[];
}

/** Number of ratings with the same stars. */
export interface StarCount {
  readonly stars: number;
  readonly n: number;
}

/** Summarizes ratings; null while there are too few to be public. */
export function summarize(counts: readonly StarCount[]): RatingSummary | null {
  const byStars = [1, 2, 3, 4, 5].map((stars) => counts.find((each) => each.stars === stars)?.n ?? 0);
  const count = byStars.reduce((sum, n) => sum + n, 0);
  if (count < MIN_SHOWN) return null;
  const sum = byStars.reduce((total, n, at) => total + n * (at + 1), 0);
  return { count, average: Math.round((sum / count) * 10) / 10, byStars };
}
