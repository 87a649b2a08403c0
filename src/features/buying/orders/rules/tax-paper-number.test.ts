import { expect, it } from 'vitest';
import { formatTaxPaperNumber } from './tax-paper-number.ts';

it.each([
  ['invoice', 2026, 123, 'T-2026-27-000123'],
  ['credit_note', 2099, 1, 'C-2099-00-000001'],
  ['invoice', 2026, 12_345_678, 'T-2026-27-12345678'],
] as const)('%s %i %i is %s', (kind, year, number, expected) => {
  expect(formatTaxPaperNumber(kind, { year, number })).toBe(expected);
});
