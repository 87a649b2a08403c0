import { describe, expect, it } from 'vitest';
import { createTranslator } from './messages.ts';

const en = {
  cart_title: 'Your cart',
  cart_works_zero: 'No works',
  cart_works_one: '{count} work of {name}',
  cart_works_other: '{count} works of {name}',
  cart_left_one: '{count} is left',
  cart_left_other: '{count} are left',
  cart_full: 'At most {count}',
  order_title: 'Your order',
};
const bn = {
  ...en,
  cart_title: 'আপনার কার্ট',
  cart_works_zero: 'কোনো কাজ নেই',
  cart_works_one: '{name}-এর {count}টি কাজ',
  cart_works_other: '{name}-এর {count}টি কাজ',
  cart_full: 'সর্বোচ্চ {count}টি',
};
const translate = createTranslator({ en, bn }, 'cart');

it('answers the text of a key in the language', () => {
  expect([translate('title', 'en'), translate('title', 'bn')]).toEqual(['Your cart', 'আপনার কার্ট']);
});

it('knows only the texts of its prefix', () => {
  // @ts-expect-error: an order's title is another translator's.
  expect(translate('order_title', 'en')).toBe('');
});

describe('values', () => {
  it('fill their places, and nothing more', () => {
    expect(translate('works', 'en', { count: 2, name: '{count} $& boats' })).toBe('2 works of {count} $& boats');
    expect(translate('works', 'en', { count: 2 })).toBe('2 works of ');
  });

  it('are written in the digits and grouping of the language', () => {
    expect(translate('full', 'en', { count: 123_456 })).toBe('At most 1,23,456');
    expect(translate('full', 'bn', { count: 123_456 })).toBe('সর্বোচ্চ ১,২৩,৪৫৬টি');
  });
});

it.each([
  [0, 'No works', 'কোনো কাজ নেই'],
  [1, '1 work of Asha', 'Asha-এর ১টি কাজ'],
  [2, '2 works of Asha', 'Asha-এর ২টি কাজ'],
  [1000, '1,000 works of Asha', 'Asha-এর ১,০০০টি কাজ'],
])('has plural forms: %d', (count, english, bangla) => {
  const values = { count, name: 'Asha' };
  expect([translate('works', 'en', values), translate('works', 'bn', values)]).toEqual([english, bangla]);
});

it('says none by the form of the language where there is no text for it', () => {
  expect(translate('left', 'en', { count: 0 })).toBe('0 are left');
});
