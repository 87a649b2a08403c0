import { expect, it } from 'vitest';
import { amountText, describeAmount } from './amount-text.ts';

it.each([
  ['abc', 'Enter a number, like 1,250.50.'],
  ['1.2.3', 'Enter a number, like 1,250.50.'],
  ['2161.955', 'Use up to two decimals.'],
  ['৳ ২,১৬১.৯৫৫', 'Use up to two decimals.'],
])('says of %j what is wrong', (text, words) => {
  expect(amountText.safeParse(text).success).toBe(false);
  expect(describeAmount(text)).toBe(words);
});

it.each(['2161.95', '৳১,২৫০.৫', '0'])('takes %j', (text) => {
  expect(amountText.safeParse(text).success).toBe(true);
  expect(describeAmount(text)).toBeUndefined();
});

it('leaves it to the form to say that something is needed', () => {
  expect(amountText.safeParse('').success).toBe(false);
  expect(describeAmount('')).toBeUndefined();
});
