import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

// 2026-11-19 is a Thursday.
it.each([
  ['2026-11-16T04:00:00Z', 1, '2026-11-17T11:00:00.000Z'],
  ['2026-11-18T04:00:00Z', 1, '2026-11-19T11:00:00.000Z'],
  // These spans include Friday and Saturday, the weekend.
  ['2026-11-19T04:00:00Z', 1, '2026-11-22T11:00:00.000Z'],
  ['2026-11-20T04:00:00Z', 1, '2026-11-22T11:00:00.000Z'],
  ['2026-11-21T04:00:00Z', 3, '2026-11-24T11:00:00.000Z'],
  ['2026-11-16T04:00:00Z', 10, '2026-11-30T11:00:00.000Z'],
  // In Dhaka, the first time is already on the next day.
  ['2026-11-16T18:00:00Z', 1, '2026-11-18T11:00:00.000Z'],
  ['2026-11-16T17:59:59Z', 1, '2026-11-17T11:00:00.000Z'],
])('counts from %s %s working days to %s', (from, count, expected) => {
  expect(addWorkingDays(new Date(from), count).toISOString()).toBe(expected);
});
