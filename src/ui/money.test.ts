import { afterEach, expect, it } from 'vitest';
import { formatCount, formatMoney } from './money.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

afterEach(() => overwriteGetLocale(() => 'en'));

it.each([
  [0, '৳0'],
  [50_000, '৳500'],
  [12_345_600, '৳1,23,456'],
  [1_234_567_800, '৳1,23,45,678'],
  [12_345, '৳123.45'],
  [10, '৳0.10'],
])('shows %i poisha as %s', (minor, shown) => {
  expect(formatMoney(minor, 'BDT')).toBe(shown);
});

it('uses the digits of the page', () => {
  overwriteGetLocale(() => 'bn');
  expect(formatMoney(12_345_600, 'BDT')).toBe('৳১,২৩,৪৫৬');
  expect(formatCount(1_234_567)).toBe('১২,৩৪,৫৬৭');
});

it('knows other currencies by their own sign', () => {
  expect(formatMoney(1_999, 'USD')).toBe('$19.99');
});
