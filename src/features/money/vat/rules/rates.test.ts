import { describe, expect, it } from 'vitest';
import { toVatTerms } from '../service/terms.ts';
import { findTimeProblem, toRateState } from './rates.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the state of a rate', () => {
  const now = day('2026-11-29');
  const rates = [
    { number: 1, category_id: null, effective_at: day('2000-01-01') },
    { number: 2, category_id: 'icons', effective_at: day('2026-07-01') },
    { number: 3, category_id: null, effective_at: day('2026-08-01') },
    { number: 4, category_id: null, effective_at: day('2027-07-01') },
    { number: 5, category_id: null, effective_at: day('2027-07-01') },
    { number: 6, category_id: 'icons', effective_at: day('2026-07-02') },
  ];

  it('is that of its category alone, and the later number counts for the same time', () => {
    expect(rates.map((rate) => toRateState(rate, rates, now))).toEqual([
      'past',
      'past',
      'current',
      'past',
      'upcoming',
      'current',
    ]);
  });
});

it('refuses times that are over or far away', () => {
  const now = day('2026-11-29');
  expect(findTimeProblem(now, day('2026-11-28'))).toBe('not_before_now');
  expect(findTimeProblem(now, now)).toBeUndefined();
  expect(findTimeProblem(now, day('2027-07-01'))).toBeUndefined();
  expect(findTimeProblem(now, day('2032-07-01'))).toBe('too_far');
});

it('finds the rate of a category, or else the default one', () => {
  const terms = toVatTerms({
    number: 2,
    fee_basis_points: 1500,
    prices_without_vat: false,
    rates: [
      { category_id: null, basis_points: 1500 },
      { category_id: 'icons', basis_points: 500 },
      { category_id: 'fonts', basis_points: null },
    ],
  });
  const found = ['icons', 'fonts', 'photos', null].map((category) => terms?.findRate(category));
  expect(found).toEqual([500, 1500, 1500, 1500]);
  expect(toVatTerms(undefined)).toBeUndefined();
});
