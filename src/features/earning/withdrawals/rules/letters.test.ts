import { describe, expect, it } from 'vitest';
import { withdrawStatuses } from '../contract/withdrawals.ts';
import { describeFreed, hasLetter, writeWithdrawLetter } from './letters.ts';

const money = { amount: 60_000, fee: 1_000, paidBack: 0, currency: 'BDT' };
const facts = { ...money, number: 1234, masked: 'bKash •••• 678', reference: '', reason: '' };
const place = { locale: 'en', site: 'https://arbor.example' } as const;

it('writes of what others did with a request', () => {
  expect(withdrawStatuses.filter(hasLetter)).toEqual(['approved', 'paid', 'rejected', 'failed', 'returned']);
});

describe('what became of freed money', () => {
  const all = 'The money is back in your balance.';
  const none = 'All of it covered what you owed after refunds.';
  it.each([
    ['approved', 0, ''],
    ['approved', 60_000, ''],
    ['paid', 0, ''],
    ['paid', 59_000, ''],
    ['rejected', 0, all],
    ['failed', 0, all],
    ['returned', 0, all],
    ['failed', 10_000, '৳100 of it covered what you owed after refunds; ৳500 is back in your balance.'],
    ['failed', 59_999, '৳599.99 of it covered what you owed after refunds; ৳0.01 is back in your balance.'],
    ['failed', 60_000, none],
    ['returned', 10_000, '৳100 of it covered what you owed after refunds; ৳490 is back in your balance.'],
    ['returned', 59_000, none],
  ] as const)('%s, %d of it for a debt', (status, paidBack, text) => {
    expect(describeFreed({ ...money, status, paidBack }, 'en')).toBe(text);
  });

  it('is said in Bangla', () => {
    expect(describeFreed({ ...money, status: 'rejected', paidBack: 10_000 }, 'bn')).toMatch(/ ৳১০০ .+ ৳৫০০ /);
  });
});

describe('a letter', () => {
  it('says what arrives, where, and by which transaction', () => {
    expect(writeWithdrawLetter({ ...facts, status: 'paid', reference: 'TX1' }, place)).toEqual({
      subject: 'Withdrawal 1234 is paid',
      paragraphs: ['We’ve sent ৳590 to bKash •••• 678. The transaction number is TX1.'],
      link: { label: 'Your withdrawals', url: 'https://arbor.example/contributor/withdrawals' },
    });
  });

  it('says what is approved, and what of it goes out', () => {
    expect(writeWithdrawLetter({ ...facts, status: 'approved' }, place)).toMatchObject({
      subject: 'Withdrawal 1234 is approved',
      paragraphs: ['Your withdrawal of ৳600 is approved. We’ll send ৳590 to bKash •••• 678 with the next payments.'],
    });
  });

  it('says why, and where the money is', () => {
    const { paragraphs } = writeWithdrawLetter({ ...facts, status: 'rejected', reason: 'Ask again.' }, place);
    expect(paragraphs).toEqual([
      'We couldn’t accept your withdrawal of ৳600. The money is back in your balance.',
      'Reason: Ask again.',
    ]);
  });

  it('is written in Bangla', () => {
    const letter = writeWithdrawLetter({ ...facts, status: 'returned' }, { ...place, locale: 'bn' });
    expect(letter.subject).toContain('১২৩৪');
    expect(letter.paragraphs).toEqual([expect.stringMatching(/•••• 678.+৳৫৯০/)]);
  });
});
