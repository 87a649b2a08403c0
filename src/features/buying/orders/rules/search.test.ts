import { expect, it } from 'vitest';
import { parseOrderNumber } from './search.ts';

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
