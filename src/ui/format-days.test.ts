import { afterEach, expect, it } from 'vitest';
import { formatDays } from './format-days.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

afterEach(() => overwriteGetLocale(() => 'en'));

it.each([
  [0, '0 days'],
  [1, '1 day'],
  [7, '7 days'],
])('says %i as %s', (days, said) => {
  expect(formatDays(days)).toBe(said);
});

it.each([
  [1, '১ দিন'],
  [14, '১৪ দিন'],
])('says %i as %s in Bangla', (days, said) => {
  overwriteGetLocale(() => 'bn');
  expect(formatDays(days)).toBe(said);
});
