import { expect, it } from 'vitest';
import { formatReceiptNumber } from './receipt-number.ts';

it.each([
  [{ year: 2026, number: 1 }, 'R-2026-000001'],
  [{ year: 2027, number: 1_234_567 }, 'R-2027-1234567'],
])('calls %j %s', (receipt, name) => {
  expect(formatReceiptNumber(receipt)).toBe(name);
});
