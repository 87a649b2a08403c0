import { describe, expect, it } from 'vitest';
import { findWithdrawProblems } from './refusals.ts';

const now = new Date('2026-11-22T10:00:00Z');
const wanted = { amount: 60_000, currency: 'BDT', now };
const terms = { isAllowed: true, minimum: 50_000, maximum: 100_000, usableFrom: now };
const english = { locale: 'en', siteCurrency: 'BDT' } as const;

describe('what stands against a withdrawal', () => {
  it.each([
    ['nothing', {}, {}, []],
    ['nothing for the least', { amount: 50_000 }, {}, []],
    ['nothing for the most', { amount: 100_000 }, {}, []],
    ['less than the least', { amount: 49_999 }, {}, [['amount', 'Minimum withdrawal: ৳500']]],
    ['more than the most', { amount: 100_001 }, {}, [['amount', 'Maximum per withdrawal: ৳1,000']]],
    ['another currency', { currency: 'USD' }, {}, [['currency', 'Earnings are paid out in BDT.']]],
    [
      'a way that is stopped, whether it is frozen too or not',
      {},
      { isAllowed: false, usableFrom: new Date(now.getTime() + 1) },
      [['optionId', 'This payout method is temporarily unavailable. Choose another one.']],
    ],
    [
      'an account that was just changed',
      {},
      { usableFrom: new Date('2026-11-22T18:05:00Z') },
      [['optionId', 'You changed this account recently. We can send money there from 23 November 2026, 00:05.']],
    ],
  ])('is %s', (_, change, changedTerms, problems) => {
    const found = findWithdrawProblems({ ...wanted, ...change }, { ...terms, ...changedTerms }, english);
    expect(found.map(({ path, message }) => [path, message])).toEqual(problems);
  });

  it('is no way to be paid, and all else that is known by then', () => {
    expect(findWithdrawProblems(wanted, undefined, english)).toEqual([
      { path: 'optionId', message: 'Choose where the money should go.' },
    ]);
    expect(findWithdrawProblems({ ...wanted, currency: 'USD' }, undefined, english).map(({ path }) => path)).toEqual([
      'currency',
      'optionId',
    ]);
  });

  it('is everything at once', () => {
    const found = findWithdrawProblems({ amount: 1, currency: 'USD', now }, { ...terms, isAllowed: false }, english);
    expect(found.map(({ path }) => path)).toEqual(['currency', 'optionId', 'amount']);
  });

  it('is said in Bangla, in the time of Dhaka', () => {
    const usableFrom = new Date('2026-11-22T18:05:00Z');
    const found = findWithdrawProblems(
      { ...wanted, amount: 1 },
      { ...terms, usableFrom },
      { ...english, locale: 'bn' },
    );
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('২৩ নভেম্বর ২০২৬, ০০:০৫'),
      expect.stringContaining('৳৫০০'),
    ]);
  });
});
