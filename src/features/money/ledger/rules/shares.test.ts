import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRefund, splitSale, splitTaxedSale, takeVat } from './shares.ts';

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

const rate = fc.oneof(fc.constantFrom(0, 500, 750, 1500, 10_000), fc.integer({ min: 0, max: 10_000 }));

describe('the parts of a sale with VAT', () => {
  it.each([
    [11_500, 1500, 1500],
    [10_000, 1500, 1304],
    [1, 1500, 0],
    [4, 1500, 1],
    [10_500, 500, 500],
    [49_900, 0, 0],
  ])('%i at %i basis points contains %i', (amount, points, vat) => {
    expect(takeVat(amount, points)).toBe(vat);
  });

  it.each([
    [11_500, {}, { vat: 1500, fee: 2609, feeVat: 391, net: 7000 }],
    // The site bears a discount of 2,300, which is 2,000 without VAT.
    [9200, { siteBorne: 2300 }, { vat: 1200, fee: 870, feeVat: 130, net: 7000 }],
    [2300, { siteBorne: 9200 }, { vat: 300, fee: 0, feeVat: 0, net: 2000 }],
  ])('%i with %j', (charged, more, parts) => {
    const terms = { feeBasisPoints: 3000, vat: { sale: 1500, fee: 1500 }, ...more };
    expect(splitTaxedSale(charged, terms)).toEqual(parts);
  });

  it('are those of a sale without VAT where it is off', () => {
    fc.assert(
      fc.property(gross, basisPoints, (charged, feeBasisPoints) => {
        const { fee, net } = splitSale(charged, feeBasisPoints);
        expect(splitTaxedSale(charged, { feeBasisPoints })).toEqual({ vat: 0, fee, feeVat: 0, net });
      }),
    );
  });

  it('are never negative, and together what was charged', () => {
    fc.assert(
      fc.property(gross, basisPoints, rate, rate, fc.nat(), (charged, feeBasisPoints, sale, fee, siteBorne) => {
        const parts = splitTaxedSale(charged, { feeBasisPoints, siteBorne, vat: { sale, fee } });
        expect(parts.vat + parts.fee + parts.feeVat + parts.net).toBe(charged);
        expect(Math.min(parts.vat, parts.fee, parts.feeVat, parts.net)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('find the price without VAT again from the one with it', () => {
    fc.assert(
      fc.property(gross, rate, (net, points) => {
        const whole = net + Number((BigInt(net) * BigInt(points) * 2n + 10_000n) / 20_000n);
        expect(whole - takeVat(whole, points)).toBe(net);
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
        rate,
        (amount, points, cuts, vatRate) => {
          const parts = splitTaxedSale(amount, { feeBasisPoints: points, vat: { sale: vatRate, fee: vatRate } });
          const sale = { fee: parts.fee, net: parts.net, vat: parts.vat + parts.feeVat };
          const ends = [...new Set([...cuts.map((cut) => Math.round(cut * amount)), amount])].filter((end) => end > 0);
          let given = { fee: 0, net: 0, vat: 0 };
          let refunded = 0;
          for (const end of ends.sort((a, b) => a - b)) {
            const part = splitRefund(sale, { refunded, amount: end - refunded });
            expect(part.fee + part.net + part.vat).toBe(end - refunded);
            expect(Math.min(part.fee, part.net, part.vat)).toBeGreaterThanOrEqual(0);
            given = { fee: given.fee + part.fee, net: given.net + part.net, vat: given.vat + part.vat };
            refunded = end;
          }
          expect(given).toEqual(sale);
        },
      ),
    );
  });
});
