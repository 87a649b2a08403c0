import { expect, it } from 'vitest';
import { countSecondAdminFrom, needsSecondAdmin } from './second-admin.ts';

it.each([
  ['no limit', null, 0, null],
  ['no limit, whatever was settled', null, 9_999_999, null],
  ['nothing settled', 50_000, 0, 50_000],
  ['some settled', 50_000, 49_998, 2],
  ['as much as the limit', 50_000, 50_000, 1],
  ['more than the limit', 50_000, 50_001, 1],
  ['a limit of nothing', 0, 0, 1],
])('%s', (_, limit, settledAlone, from) => {
  expect(countSecondAdminFrom(limit, settledAlone)).toBe(from);
});

it.each([
  [1, null, false],
  [9_999_999, null, false],
  [49_999, 50_000, false],
  [50_000, 50_000, true],
  [50_001, 50_000, true],
  [1, 1, true],
])('an amount of %i, confirmed from %s: %s', (amount, from, isNeeded) => {
  expect(needsSecondAdmin(amount, from)).toBe(isNeeded);
});
