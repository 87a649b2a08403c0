import { expect, it } from 'vitest';
import { describeOption, describeRefusal, writeOptionLetter, writeReason } from './words.ts';

const facts = { type: 'bkash', masked: '•••• 678', usableFrom: new Date('2026-11-25T18:05:00Z') } as const;
const place = { locale: 'en', site: 'https://arbor.example' } as const;
const notYou = 'If that wasn’t you, somebody else is signed in as you: end their session, and set this right.';

it('writes which account it is, and from when on money can go there, in the time of Dhaka', () => {
  expect(writeOptionLetter('changed', facts, place)).toEqual({
    subject: 'A payout account was changed',
    paragraphs: [
      'The account that your earnings can be withdrawn to is now bKash •••• 678.',
      `For your safety nothing can be withdrawn to it before 26 November 2026, 00:05. ${notYou}`,
    ],
    link: { label: 'Your payout accounts', url: 'https://arbor.example/contributor/payment-settings' },
  });
});

it('says nothing of the time of what was removed', () => {
  const { type, masked } = facts;
  expect(writeOptionLetter('removed', { type, masked }, place)).toMatchObject({
    subject: 'A payout account was removed',
    paragraphs: ['bKash •••• 678 was removed from the accounts that your earnings can be withdrawn to.', notYou],
  });
});

it('is said in Bangla, with its digits', () => {
  expect(describeOption({ type: 'bank', masked: 'x' }, 'bn')).toBe('ব্যাংক অ্যাকাউন্ট x');
  expect(writeReason({ usableFrom: new Date('2026-11-25T08:05:00Z') }, 'bn')).toContain('২৫ নভেম্বর ২০২৬, ১৪:০৫-এর আগে');
});

it('says why one can’t be had', () => {
  expect(describeRefusal('wrong_type', 'en')).toBe('This does not fit the kind of account.');
});
