import { expect, it } from 'vitest';
import { findRetryDelay, isGivenUp, MAX_TRIES } from './schedule.ts';

const DAY = 86_400;

it('tries ten times over about three days, each later than the one before', () => {
  const delays = Array.from({ length: MAX_TRIES }, (_, index) => findRetryDelay(index + 1, 0));
  expect(delays).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
  const sum = delays.reduce<number>((total, delay) => total + (delay ?? 0), 0);
  expect(sum / DAY).toBeCloseTo(3.15, 1);
});

it('comes up to a fifth later, never sooner', () => {
  expect([0, 0.5, 1].map((random) => findRetryDelay(2, random))).toEqual([300, 330, 360]);
});

it('gives an endpoint up after five days without any success, and not on the first call', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect(isGivenUp(ago(5 * DAY), 3, now)).toBe(true);
  expect(isGivenUp(ago(5 * DAY - 1), 9, now)).toBe(false);
  expect(isGivenUp(ago(30 * DAY), 2, now)).toBe(false);
});
