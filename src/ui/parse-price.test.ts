import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount, parsePrice, writePrice } from './parse-price.ts';

it.each([
  ['৳ 1,250.50', 125_050],
  ['1250.5', 125_050],
  ['১,২৫০.৫০', 125_050],
  ['৳১,২৩,৪৫৬', 12_345_600],
  ['1,234', 123_400],
  ['Tk. 20', 2000],
  ['২০ টাকা', 2000],
  ['0', 0],
  ['Free', 0],
  ['ফ্রি', 0],
  ['0.10', 10],
  ['', null],
  [' - ', null],
])('reads %j', (text, poisha) => {
  expect(parsePrice(text)).toBe(poisha);
});

it.each(['abc', '12.345', '1.2.3', '-5', '1e3', '$5', '99999999999999', '1,2', '1,25', '12,50', '1,234,5'])(
  'refuses %j',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (poisha) => parsePrice(writePrice(poisha)) === poisha),
  );
  expect(writePrice(null)).toBe('');
});

it.each([
  ['500', 50_000],
  ['1,250.50', 125_050],
  ['12,34,567', 123_456_700],
  ['1,234,567.5', 123_456_750],
  ['৳১,২৫০.৫', 125_050],
  [' 0.01 ', 1],
  ['0', 0],
])('%s is an amount of %d', (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

it.each([
  '',
  '-5',
  '−5',
  'free',
  'much',
  '1e3',
  '1.234',
  '1.2.3',
  '1,25',
  '1,25,00',
  '1,23,456,789',
  '9'.repeat(14),
  '١٢',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});
