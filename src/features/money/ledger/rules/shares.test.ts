import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRefund, splitSale } from './shares.ts';

const gross = fc.integer({ min: 1, max: 1_000_000_000_000 });
const basisPoints = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 1, 3000, 9999, 10_000));

describe('the shares of a sale', () => {
  it.each([
    [10_000, 3000, 3000],
    [1, 3000, 0],
    [1, 5000, 1],
    [5, 3000, 2],
    [4, 3000, 1],
    [999_999_999_999, 9999, 999_900_000_000 - 1],
    [49_900, 0, 0],
    [49_900, 10_000, 49_900],
  ])('%i at %i basis points: a fee of %i', (amount, points, fee) => {
    expect(splitSale(amount, points)).toEqual({ fee, net: amount - fee });
  });

  it('are never negative, and together the amount', () => {
    fc.assert(
      fc.property(gross, basisPoints, (amount, points) => {
        const { fee, net } = splitSale(amount, points);
        expect(fee + net).toBe(amount);
        expect(Math.min(fee, net)).toBeGreaterThanOrEqual(0);
        expect(2 * Math.abs(Number(BigInt(fee) * 10_000n - BigInt(amount) * BigInt(points)))).toBeLessThanOrEqual(
          10_000,
        );
      }),
    );
  });
});

describe('the shares of a refund', () => {
  it('are those of the sale when all of it is given back, in however many parts', () => {
    fc.assert(
      fc.property(
        gross,
        basisPoints,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (amount, points, cuts) => {
          const sale = splitSale(amount, points);
          const ends = [...new Set([...cuts.map((cut) => Math.round(cut * amount)), amount])].filter((end) => end > 0);
          let given = { fee: 0, net: 0 };
          let refunded = 0;
          for (const end of ends.sort((a, b) => a - b)) {
            const part = splitRefund(sale, { refunded, amount: end - refunded });
            expect(part.fee + part.net).toBe(end - refunded);
            expect(Math.min(part.fee, part.net)).toBeGreaterThanOrEqual(0);
            given = { fee: given.fee + part.fee, net: given.net + part.net };
            refunded = end;
          }
          expect(given).toEqual(sale);
        },
      ),
    );
  });
});
