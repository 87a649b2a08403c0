import { expect, it } from 'vitest';
import { writeAmount } from './amounts.ts';
import { writeSaleLetter } from './letters.ts';

const facts = { day: '2026-11-22', currency: 'BDT', sales: 1200, earned: 150_050, returned: 0 };
const place = { locale: 'en', site: 'https://arbor.example' } as const;

it('writes what was sold on a day, and what was earned by it', () => {
  expect(writeSaleLetter(facts, place)).toEqual({
    subject: 'You earned ৳1,500.50 on 22 November 2026',
    paragraphs: ['You made 1,200 sales on 22 November 2026 and earned ৳1,500.50.'],
    link: { label: 'Your sales and earnings', url: 'https://arbor.example/contributor/sales-and-earnings' },
  });
});

it('writes of one sale, and of what was taken back', () => {
  expect(writeSaleLetter({ ...facts, sales: 1, returned: 1 }, place).paragraphs).toEqual([
    'You made one sale on 22 November 2026 and earned ৳1,500.50.',
    'Some sales were refunded that day, so we deducted ৳0.01.',
  ]);
});

it('writes in Bangla', () => {
  const [text] = writeSaleLetter(facts, { ...place, locale: 'bn' }).paragraphs;
  for (const figure of ['২২ নভেম্বর ২০২৬', '১,২০০', '৳১,৫০০.৫০']) expect(text).toContain(figure);
});

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [123_456, '1234.56'],
  [-1, '-0.01'],
  [-123_456, '-1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('writes %d for spreadsheets as %s', (minor, text) => {
  expect(writeAmount(minor)).toBe(text);
});
