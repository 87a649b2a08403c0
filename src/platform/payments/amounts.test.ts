import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, toDecimal } from './amounts.ts';

describe('amounts', () => {
  it.each([
    [0, 'BDT', '0.00'],
    [1, 'BDT', '0.01'],
    [99, 'BDT', '0.99'],
    [100, 'BDT', '1.00'],
    [10_050, 'BDT', '100.50'],
    [9_007_199_254_740_991, 'BDT', '90071992547409.91'],
    [1050, 'JPY', '1050'],
    [1050, 'KWD', '1.050'],
  ])('%i of %s is written %s', (amount, currency, text) => {
    expect(toDecimal(amount, currency)).toBe(text);
  });

  it.each([
    ['100.5', 10_050],
    ['100.50', 10_050],
    ['100.500000', 10_050],
    ['100', 10_000],
    ['0.07', 7],
    ['1.1', 110],
    ['', undefined],
    ['100.005', undefined],
    ['100.505', undefined],
    ['-1.00', undefined],
    ['+1.00', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['1,000.00', undefined],
    [' 1.00', undefined],
    ['01.00', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['NaN', undefined],
    ['99999999999999999999', undefined],
  ])('%s is read as %s', (text, amount) => {
    expect(parseDecimal(text, 'BDT')).toBe(amount);
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000_000 }),
        fc.constantFrom('BDT', 'USD', 'JPY', 'KWD'),
        (amount, currency) => {
          expect(parseDecimal(toDecimal(amount, currency), currency)).toBe(amount);
        },
      ),
    );
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuse %d', (amount) => {
    expect(() => toDecimal(amount, 'BDT')).toThrow(new RangeError(`${amount} is no amount`));
  });
});
