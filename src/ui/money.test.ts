import * as fc from 'fast-check';
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

/** Converts all digits of a text to ASCII and removes everything else. */
const digitsOf = (shown: string): string =>
  shown.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replaceAll(/\D/g, '');

it.each(['en', 'bn'] as const)('shows every poisha of any amount, in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const amounts = fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.maxSafeNat(),
    fc.constant(Number.MAX_SAFE_INTEGER),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      const shown = formatMoney(amount, 'BDT');
      const exact = BigInt(amount);
      const expected = exact % 100n === 0n ? exact / 100n : exact;
      expect(BigInt(digitsOf(shown))).toBe(expected);
      expect(/[.](..)$/.test(shown)).toBe(exact % 100n !== 0n);
    }),
  );
});

it('shows what is owed with its sign, and refuses what is no integer', () => {
  expect(formatMoney(-1_050, 'BDT')).toBe('−৳10.50');
  expect(() => formatMoney(10.5, 'BDT')).toThrow(RangeError);
});
