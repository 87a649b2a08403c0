import { expect, it } from 'vitest';
import { toRequestPlace } from './place.ts';
import { parseNumber } from './search.ts';

it.each([
  ['1001', 1001],
  [' #1001 ', 1001],
  ['# 1001', 1001],
  ['№1001', 1001],
  ['১০০৯', 1009],
  ['#  ১০০১', 1001],
  ['10 01', undefined],
  ['1001a', undefined],
  ['a1001', undefined],
  ['', undefined],
  ['9'.repeat(15), 999_999_999_999_999],
  ['9'.repeat(16), undefined],
])('reads the number of a request from %j', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

it('encrypts an account for its request', () => {
  expect(toRequestPlace('a')).toBe('withdraw_request:a');
});
