import { expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { formatAgo, formatTime } from './time.tsx';

const now = Date.parse('2026-11-21T07:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it('shows a time in the zone of Dhaka, or in the one that is known', () => {
  expect(formatTime('2026-11-20T19:30:00Z', 'day')).toBe('21 November 2026');
  expect(formatTime('2026-11-20T19:30:00Z', 'day', 'UTC')).toBe('20 November 2026');
  expect(formatTime('2026-11-20T19:30:00Z', 'minute')).toBe('21 Nov 2026, 01:30');
});

it('says how long ago something was', () => {
  expect(formatAgo(before(5), now)).toBe('now');
  expect(formatAgo(before(180), now)).toBe('3 minutes ago');
  expect(formatAgo(before(86_400), now)).toBe('yesterday');
  expect(formatAgo(before(21 * 86_400), now)).toBe('3 weeks ago');
  expect(formatAgo(before(800 * 86_400), now)).toBe('2 years ago');
});

it('writes Bangla dates as people do', () => {
  overwriteGetLocale(() => 'bn');
  expect(formatTime('2026-11-20T19:30:00Z', 'day')).toBe('২১ নভেম্বর ২০২৬');
  expect(formatTime('2026-11-20T19:30:00Z', 'short-day')).toBe('২১ নভেম্বর ২০২৬');
  expect(formatTime('2026-11-20T19:30:00Z', 'minute')).toBe('২১ নভেম্বর ২০২৬, ০১:৩০');
  overwriteGetLocale(() => 'en');
});
