import { expect, it } from 'vitest';
import { parseOrderNumber, parseReceiptNumber } from './search.ts';

it.each([
  ['1001', 1001],
  [' #1001 ', 1001],
  ['# 1001', 1001],
  ['১০০১', 1001],
  ['#১০০১', 1001],
  ['10 01', undefined],
  ['1001a', undefined],
  ['', undefined],
  ['9'.repeat(16), undefined],
])('reads the number of an order from %j', (text, expected) => {
  expect(parseOrderNumber(text)).toBe(expected);
});

it.each([
  ['R-2026-000123', { year: 2026, number: 123 }],
  [' r-2026-123 ', { year: 2026, number: 123 }],
  ['R-২০২৬-০০০১২৩', { year: 2026, number: 123 }],
  ['R-2026', undefined],
  ['R-26-000123', undefined],
  [`R-2026-${'9'.repeat(10)}`, undefined],
])('reads the number of a receipt from %j', (text, expected) => {
  expect(parseReceiptNumber(text)).toEqual(expected);
});
