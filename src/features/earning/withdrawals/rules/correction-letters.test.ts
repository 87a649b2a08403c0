import { expect, it } from 'vitest';
import { type CorrectionFacts, describeCorrection, writeCorrectionLetter } from './correction-letters.ts';

const facts: CorrectionFacts = {
  number: 1003,
  from: 'failed',
  paid: 60_000,
  owed: 0,
  paidBack: 0,
  currency: 'BDT',
  masked: 'bKash •••• 678',
  reference: 'BK-77',
  reason: 'The bank says so.',
};

it.each([
  ['failed', 'It was paid: the transaction number is BK-77.'],
  ['paid', 'It wasn’t, so the money is back in your balance.'],
  ['returned', 'It wasn’t, so we’ve deducted the amount from your balance again.'],
] as const)('says what %s has become', (from, words) => {
  const text = describeCorrection({ ...facts, from }, 'en');
  expect(text).toContain('৳600');
  expect(text).toContain('bKash •••• 678');
  expect(text).toContain(words);
  expect(text).not.toMatch(/next sales|what you owed/);
});

it('says what of the money is owed now, and what paid a debt', () => {
  expect(describeCorrection({ ...facts, owed: 1050 }, 'en')).toMatch(
    /৳10\.50 of it was no longer in your balance\. Your next sales will cover it\.$/,
  );
  expect(describeCorrection({ ...facts, from: 'paid', paidBack: 2000 }, 'en')).toMatch(
    /in your balance\. ৳20 of it covered what you owed after refunds\.$/,
  );
});

it('is a letter in both languages, with the number and the reason', () => {
  const place = { site: 'https://arbor.example' } as const;
  expect(writeCorrectionLetter(facts, { locale: 'en', ...place })).toEqual({
    subject: 'We’ve corrected withdrawal 1003',
    paragraphs: [describeCorrection(facts, 'en'), 'Reason: The bank says so.'],
    link: { label: 'Your withdrawals', url: 'https://arbor.example/contributor/withdrawals' },
  });
  const letter = writeCorrectionLetter(facts, { locale: 'bn', ...place });
  expect(letter.subject).toContain('উত্তোলন নং ১০০৩');
  expect(letter.paragraphs).toEqual([expect.stringContaining('৳৬০০'), 'কারণ: The bank says so.']);
});
