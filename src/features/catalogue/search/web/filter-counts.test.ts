import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { type Counts, findCount, leadsNowhere } from './filter-counts.ts';

const counts: Counts = {
  found: new Map([
    ['format:svg', 1200],
    ['color:red', 1200],
  ]),
  sampled: new Set(['color']),
  mayHide: true,
};

afterEach(() => overwriteGetLocale(() => 'en'));

test('a whole count is exact, and what it does not name is none', () => {
  expect(findCount(counts, 'format', 'svg', 5)).toEqual({ shown: '1,200', spoken: null });
  expect(findCount(counts, 'format', 'png', 5)).toEqual({ shown: '0', spoken: null });
});

test('a part of the results says at least how many, and nothing of what it does not name', () => {
  expect(findCount(counts, 'color', 'red', 5)).toEqual({ shown: '1,200+', spoken: 'at least 1,200' });
  expect(findCount(counts, 'color', 'blue', 5)).toBeNull();
  overwriteGetLocale(() => 'bn');
  expect(findCount(counts, 'color', 'red', 5)).toEqual({ shown: '১,২০০+', spoken: 'অন্তত ১,২০০' });
});

test('until they come, what the page knows is shown', () => {
  expect(findCount(null, 'format', 'svg', 5)).toEqual({ shown: '5', spoken: null });
  expect(findCount(null, 'format', 'svg', null)).toBeNull();
});

test('a choice leads nowhere where a whole count has none, and that moves nothing', () => {
  expect(leadsNowhere(counts, 'format', 'png', 5)).toBe(true);
  expect(leadsNowhere(counts, 'format', 'svg', 0)).toBe(false);
  expect(leadsNowhere(counts, 'color', 'blue', 5)).toBe(false);
  expect(leadsNowhere({ ...counts, mayHide: false }, 'format', 'png', 5)).toBe(false);
  expect(leadsNowhere({ ...counts, mayHide: false }, 'format', 'svg', 0)).toBe(true);
  expect([0, 5, null].map((known) => leadsNowhere(null, 'format', 'png', known))).toEqual([true, false, false]);
});
