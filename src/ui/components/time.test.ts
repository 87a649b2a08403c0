import { expect, it } from 'vitest';
import { showAgo, showTime } from './time.tsx';

const now = Date.parse('2026-11-21T07:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it('shows a time in the zone of Dhaka, or in the one that is known', () => {
  expect(showTime('2026-11-20T19:30:00Z', 'day')).toBe('21 November 2026');
  expect(showTime('2026-11-20T19:30:00Z', 'day', 'UTC')).toBe('20 November 2026');
  expect(showTime('2026-11-20T19:30:00Z', 'minute')).toBe('21 Nov 2026, 01:30');
});

it('says how long ago something was', () => {
  expect(showAgo(before(5), now)).toBe('now');
  expect(showAgo(before(180), now)).toBe('3 minutes ago');
  expect(showAgo(before(86_400), now)).toBe('yesterday');
  expect(showAgo(before(21 * 86_400), now)).toBe('3 weeks ago');
  expect(showAgo(before(800 * 86_400), now)).toBe('2 years ago');
});
