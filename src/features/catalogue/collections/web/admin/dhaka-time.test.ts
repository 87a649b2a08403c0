import { expect, it } from 'vitest';
import { toInstant, toLocalTime } from './dhaka-time.ts';

it('reads and writes times of Dhaka, wherever the browser is', () => {
  expect(toInstant('2026-12-01T00:00')).toBe('2026-11-30T18:00:00.000Z');
  expect(toLocalTime('2026-11-30T18:00:00.000Z')).toBe('2026-12-01T00:00');
  expect([toInstant(''), toLocalTime(null)]).toEqual([null, '']);
});
