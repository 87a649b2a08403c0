import { expect, it } from 'vitest';
import { toMonthSpan } from './month.ts';

it.each([
  ['2026-11', '2026-10-31T18:00:00.000Z', '2026-11-30T18:00:00.000Z'],
  ['2026-12', '2026-11-30T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
  ['2028-02', '2028-01-31T18:00:00.000Z', '2028-02-29T18:00:00.000Z'],
])('%s is a month of Dhaka', (month, from, before) => {
  expect(toMonthSpan(month)).toEqual({ from: new Date(from), before: new Date(before) });
});
