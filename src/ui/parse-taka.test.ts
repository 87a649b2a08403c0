import { expect, test } from 'vitest';
import { parseTaka } from './parse-taka.ts';

test.each([
  ['500', 50_000],
  ['1,250.50', 125_050],
  ['৳১,২৫০.৫', 125_050],
  [' 0.01 ', 1],
  ['-5', -500],
  ['-0.50', -50],
  ['0', 0],
])('%s is %d', (text, minor) => {
  expect(parseTaka(text)).toBe(minor);
});

test.each(['', 'much', '1e3', '1.234', '1.2.3', '--1', '9'.repeat(14), '١٢'])('%j is no amount', (text) => {
  expect(parseTaka(text)).toBeUndefined();
});
