import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount } from './amount.ts';
import { sumWaiting, toDecimal } from './file-sums.ts';

const row = { type: 'bkash', amount: 60_000, fee: 1_000 } as const;

it('sums what is sent, by the way to be paid, without what is held back', () => {
  expect(
    sumWaiting([
      { row, held: undefined },
      { row: { type: 'bank', amount: 1_000_001, fee: 0 }, held: undefined },
      { row: { ...row, amount: 50_000 }, held: undefined },
      { row, held: 'debt' },
      { row: { ...row, type: 'nagad' }, held: 'notActive' },
    ]),
  ).toEqual([
    { type: 'bkash', count: 2, total: 108_000 },
    { type: 'bank', count: 1, total: 1_000_001 },
  ]);
  expect(sumWaiting([])).toEqual([]);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [100, '1.00'],
  [123_456, '1234.56'],
  [100_000_000_000, '1000000000.00'],
])('writes %d for banks as %s', (minor, text) => {
  expect(toDecimal(minor)).toBe(text);
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minor) => {
      expect(parseAmount(toDecimal(minor))).toBe(minor);
    }),
  );
});
