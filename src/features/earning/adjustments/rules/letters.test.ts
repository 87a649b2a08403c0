import { expect, it } from 'vitest';
import { describeSettled, writeSettledLetter } from './letters.ts';

const facts = { kind: 'debt_payment', amount: 30_050, currency: 'BDT', reference: 'BK-9', debt: 0 } as const;

it.each([
  ['debt_write_off', 'You no longer owe ৳300.50', 'We’ve written off ৳300.50 of what'],
  ['debt_payment', 'We’ve received your ৳300.50', 'The transaction number is BK-9.'],
  ['payout', 'We’ve sent you ৳300.50', 'The transaction number is BK-9.'],
] as const)('tells of a %s, and of no debt where none is left', (kind, about, words) => {
  const told = describeSettled({ ...facts, kind }, 'en');
  expect(told.about).toBe(about);
  expect(told.reason).toContain(words);
  expect(told.reason).not.toContain('You now owe');
});

it('says what is still owed, in both languages', () => {
  expect(describeSettled({ ...facts, debt: 10_000 }, 'en').reason).toMatch(/BK-9\. You now owe ৳100\.$/);
  expect(describeSettled({ ...facts, debt: 10_000 }, 'bn')).toEqual({
    about: 'আপনার ৳৩০০.৫০ পেয়েছি',
    reason: expect.stringMatching(/BK-9। এখন আপনার দেনা ৳১০০।$/),
  });
});

it('is a letter of a sentence each, which leads to the earnings', () => {
  const owing = { ...facts, debt: 10_000 };
  const letter = writeSettledLetter(owing, { locale: 'en', site: 'https://arbor.example' });
  expect(letter).toEqual({
    subject: 'We’ve received your ৳300.50',
    paragraphs: [expect.stringContaining('BK-9'), 'You now owe ৳100.'],
    link: { label: 'Your earnings', url: 'https://arbor.example/contributor/sales-and-earnings' },
  });
});
