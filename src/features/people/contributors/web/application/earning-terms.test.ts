import { expect, it } from 'vitest';
import { m } from '../../../../../ui/paraglide/messages.js';
import { describeTerms } from './earning-terms.ts';

const terms = { feeBasisPoints: 3000, minimum: 50_000, currency: 'BDT' };

it('tells a clearing time of one day as one day', () => {
  const one = describeTerms({ ...terms, clearingDays: 1 });
  expect(one).toEqual({ fee: '30', share: '70', days: '1 day', minimum: '৳500' });
  for (const text of [m.contributors_apply_description, m.contributors_apply_step4_text, m.contributors_apply_a2])
    expect(text(one)).toMatch(/\b1 day\b/);
  expect(m.contributors_terms_money_text(one)).toContain('Earnings clear 1 day after the sale.');
  expect(m.contributors_terms_money_text(describeTerms({ ...terms, clearingDays: 7 }))).toContain(
    'Earnings clear 7 days after the sale.',
  );
});
