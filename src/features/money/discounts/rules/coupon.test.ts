import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from '../../ledger/rules/apportion.ts';
import { splitSale } from '../../ledger/rules/shares.ts';
import { type Coupon, findCouponRefusal, isReduced, spreadCoupon, takePart } from './coupon.ts';

const now = new Date('2026-11-29T06:00:00Z');
const coupon: Coupon = {
  id: 'c',
  code: 'EID',
  contributorId: null,
  kind: 'percent',
  value: 1000,
  scope: 'all',
  workIds: [],
  categoryIds: [],
  siteShare: 0,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  endedAt: null,
  isFirstPurchase: false,
  minimum: 0,
  maxUses: null,
  maxPerPerson: null,
  uses: 0,
};
const line = { contentId: 'w', contributorId: 'salma', categoryId: 'birds', price: 10_000, siteBorne: 0 };
const facts = { hasBought: false, ownUses: 0, now };

describe('a coupon', () => {
  it.each([
    [undefined, 'unknown'],
    [coupon, undefined],
    [{ ...coupon, endedAt: now }, 'over'],
    [{ ...coupon, endsAt: now }, 'over'],
    [{ ...coupon, startsAt: new Date(now.getTime() + 1) }, 'upcoming'],
    [{ ...coupon, startsAt: now }, undefined],
    [{ ...coupon, maxUses: 3, uses: 3 }, 'used_up'],
    [{ ...coupon, maxUses: 3, uses: 2 }, undefined],
    [{ ...coupon, minimum: 10_001 }, 'below_minimum'],
    [{ ...coupon, minimum: 10_000 }, undefined],
    [{ ...coupon, contributorId: 'karim' }, 'no_match'],
    [{ ...coupon, scope: 'works', workIds: ['x'] }, 'no_match'],
    [{ ...coupon, scope: 'works', workIds: ['w'] }, undefined],
    [{ ...coupon, scope: 'categories', categoryIds: ['fish'] }, 'no_match'],
    [{ ...coupon, scope: 'categories', categoryIds: ['birds'] }, undefined],
  ] as const)('%# is refused or not', (given, refusal) => {
    expect(findCouponRefusal(given, [line], facts)).toBe(refusal);
  });

  it('knows who has bought and used it before', () => {
    const refuse = (change: Partial<Coupon>, history: object) =>
      findCouponRefusal({ ...coupon, ...change }, [line], { ...facts, ...history });
    expect(refuse({ isFirstPurchase: true }, { hasBought: true })).toBe('not_first');
    expect(refuse({ isFirstPurchase: true }, {})).toBe(undefined);
    expect(refuse({ isFirstPurchase: true, maxPerPerson: 3 }, { ownUses: 1 })).toBe('used_by_you');
    expect(refuse({ maxPerPerson: 2 }, { ownUses: 2 })).toBe('used_by_you');
    expect(refuse({ maxPerPerson: 2 }, { ownUses: 1 })).toBe(undefined);
    const unpaid = { id: 'o', number: 7 };
    expect(refuse({ maxPerPerson: 1 }, { ownUses: 1, unpaid })).toBe('unpaid');
    expect(refuse({ maxUses: 1, uses: 1 }, { ownUses: 1, unpaid })).toBe('unpaid');
    expect(refuse({}, { ownUses: 1, unpaid })).toBe(undefined);
  });

  it('reduces nothing that is free', () => {
    expect(isReduced(coupon, { ...line, price: 0 })).toBe(false);
  });

  it('is capped by the fee where the site bears it, but not by rounding', () => {
    const spread = (terms: Partial<Coupon>, prices: readonly number[], siteBorne = 0) =>
      spreadCoupon(
        { ...coupon, siteShare: 10_000, ...terms },
        prices.map((price) => ({ ...line, price, siteBorne })),
        { feeBasisPoints: 3000, divide: apportion },
      );
    // 30 % of 33.33 is 9.999, of which the fee pays 9.99.
    expect(spread({ value: 3000 }, [3333])).toEqual({ discounts: [999], isCapped: false });
    expect(spread({ value: 5000 }, [10_000])).toEqual({ discounts: [3000], isCapped: true });
    expect(spread({ kind: 'amount', value: 5000 }, [10_000, 100])).toMatchObject({ isCapped: true });
    // The site already bears 10.00 of a sale.
    expect(spread({ value: 3000 }, [9000], 1000)).toEqual({ discounts: [2000], isCapped: true });
    expect(spread({ value: 5000, siteShare: 0 }, [10_000])).toEqual({ discounts: [5000], isCapped: false });
  });

  it('takes off exactly its percentage or amount, at most each price, and never more of the site than its fee', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ price: fc.integer({ min: 0, max: 10 ** 9 }), off: fc.double({ min: 0, max: 0.9, noNaN: true }) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.constantFrom('percent' as const, 'amount' as const),
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom(0, 3000, 10_000),
        fc.integer({ min: 0, max: 10_000 }),
        (prices, kind, value, siteShare, feeBasisPoints) => {
          const lines = prices.map(({ price, off }) => ({
            ...line,
            price,
            // What the site bears of a sale is at most its fee of the price before.
            siteBorne: Math.floor((price * off * feeBasisPoints) / 20_000),
          }));
          const given = { ...coupon, kind, value, siteShare };
          const { discounts: parts, isCapped } = spreadCoupon(given, lines, { feeBasisPoints, divide: apportion });
          const sum = prices.reduce((all, { price }) => all + price, 0);
          const whole = kind === 'percent' ? takePart(sum, value) : Math.min(value, sum);
          const taken = parts.reduce((all, part) => all + part, 0);
          if (siteShare === 0) expect(taken).toBe(whole);
          expect(taken).toBeLessThanOrEqual(whole);
          if (isCapped) expect(taken).toBeLessThan(whole);
          else expect(whole - taken).toBeLessThanOrEqual(2 * lines.length);
          for (const [index, part] of parts.entries()) {
            const { price = 0, siteBorne = 0 } = lines[index] ?? {};
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(price);
            const borne = siteBorne + takePart(part, siteShare);
            const { net, fee } = splitSale(price - part, feeBasisPoints, borne);
            expect(net + fee).toBe(price - part);
            // Within a poisha of rounding the contributors get what they would of the price that they bear.
            if (siteShare > 0 && part > 0)
              expect(Math.abs(splitSale(price - part + borne, feeBasisPoints).net - net)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});
