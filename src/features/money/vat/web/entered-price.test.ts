import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeVat } from '../../ledger/rules/shares.ts';
import { findPriceRate, toEnteredPrice, toStoredPrice } from './entered-price.ts';

const vat = { basisPoints: 1500, categories: [{ categoryId: 'icons', basisPoints: 500 }] };
const price = fc.integer({ min: 0, max: 1_000_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });

it('is that of the category, or the default', () => {
  expect(['icons', 'photos', undefined].map((each) => findPriceRate(vat, each))).toEqual([500, 1500, 1500]);
});

describe('an entered price without VAT', () => {
  it('is stored with VAT', () => {
    expect(toStoredPrice(40_000, 1500, null)).toBe(46_000);
    expect([9, 10].map((each) => toStoredPrice(each, 500, null))).toEqual([9, 11]);
    expect(toStoredPrice(1_000_000_000_000, 1500, null)).toBe(1_150_000_000_000);
    expect(toStoredPrice(0, 1500, 46_000)).toBe(0);
    expect(toStoredPrice(null, 1500, 46_000)).toBeNull();
    expect(toEnteredPrice(46_000, 1500)).toBe(40_000);
    expect(toEnteredPrice(null, 1500)).toBeNull();
  });

  it('is shown again as it was entered', () => {
    fc.assert(
      fc.property(price, rate, fc.option(price), (entered, points, stored) => {
        expect(toEnteredPrice(toStoredPrice(entered, points, stored), points)).toBe(entered);
      }),
    );
    const prices = [0, 1, 2, 3, 49, 99, 100, 101, 9999, 49_900, 999_999_999_999];
    const isKept = (points: number) =>
      prices.every((entered) => toEnteredPrice(toStoredPrice(entered, points, null), points) === entered);
    expect(Array.from({ length: 10_001 }, (_, points) => points).filter((points) => !isKept(points))).toEqual([]);
  });

  it('has the VAT of an order', () => {
    fc.assert(
      fc.property(price, rate, (stored, points) => {
        expect(toEnteredPrice(stored, points)).toBe(stored - takeVat(stored, points));
      }),
    );
  });

  it('changes no stored price that it already shows', () => {
    // Both are 86.97 without VAT.
    expect([10_001, 10_002].map((each) => toStoredPrice(8697, 1500, each))).toEqual([10_001, 10_002]);
    fc.assert(
      fc.property(price, rate, (stored, points) => {
        expect(toStoredPrice(toEnteredPrice(stored, points), points, stored)).toBe(stored);
      }),
    );
  });
});
