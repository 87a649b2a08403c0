import { expect, test } from 'vitest';
import { toDecimal } from './content-structured.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [45050, '450.50'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i poisha are %s', (minor, decimal) => {
  expect(toDecimal(minor)).toBe(decimal);
});
