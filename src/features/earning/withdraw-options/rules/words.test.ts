import { expect, it } from 'vitest';
import { describeOption, describeRefusal, writeOptionLetter, writeReason } from './words.ts';

const facts = { type: 'bkash', masked: '•••• 678', usableFrom: new Date('2026-11-25T18:05:00Z') } as const;
const place = { locale: 'en', site: 'https://arbor.example' } as const;
const notYou =
  'If this wasn’t you, somebody else is signed in to your account. End their session, then undo the change.';

it('writes which account it is, and from when on money can go there, in the time of Dhaka', () => {
  expect(writeOptionLetter('changed', facts, place)).toEqual({
    subject: 'You changed a payout account',
    paragraphs: [
      'Your payout account is now bKash •••• 678.',
      `For your safety, you can’t withdraw to it before 26 November 2026, 00:05. ${notYou}`,
    ],
    link: { label: 'Your payout accounts', url: 'https://arbor.example/contributor/payment-settings' },
  });
});

it('says nothing of the time of what was removed', () => {
  const { type, masked } = facts;
  expect(writeOptionLetter('removed', { type, masked }, place)).toMatchObject({
    subject: 'You removed a payout account',
    paragraphs: ['bKash •••• 678 is no longer one of your payout accounts.', notYou],
  });
});

it('is said in Bangla, with its digits', () => {
  expect(describeOption({ type: 'bank', masked: 'x' }, 'bn')).toBe('ব্যাংক অ্যাকাউন্ট x');
  expect(writeReason({ usableFrom: new Date('2026-11-25T08:05:00Z') }, 'bn')).toContain('২৫ নভেম্বর ২০২৬, ১৪:০৫-এর আগে');
});

it('says why one can’t be had', () => {
  expect(describeRefusal('wrong_type', 'en')).toBe('This doesn’t match the type of account.');
});
