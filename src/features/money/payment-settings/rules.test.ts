import { describe, expect, it } from 'vitest';
import { findAmountProblem, findFeeProblem, isLoosened } from './rules.ts';

describe('a fee', () => {
  const setAt = new Date('2026-11-22T10:00:00.000Z');
  it.each([
    ['2026-11-22T09:59:59.999Z', 'not_before_now'],
    ['2026-11-22T10:00:00.000Z', undefined],
    ['2031-11-21T10:00:00.000Z', undefined],
    ['2031-11-21T10:00:00.001Z', 'too_far'],
  ])('from %s on: %s', (effectiveAt, problem) => {
    expect(findFeeProblem(setAt, new Date(effectiveAt))).toBe(problem);
  });
});

describe('a way to be paid', () => {
  it.each([
    [100, 100, 99, undefined],
    [100, 99, 0, { path: 'minimum', key: 'minimum_above_maximum' }],
    [100, 100, 100, { path: 'fee', key: 'fee_takes_all' }],
    [100, 100, 101, { path: 'fee', key: 'fee_takes_all' }],
    [100, 99, 101, { path: 'minimum', key: 'minimum_above_maximum' }],
  ])('from %d to %d less %d', (minimum, maximum, fee, problem) => {
    expect(findAmountProblem({ minimum, maximum, fee })).toEqual(problem);
  });
});

it.each([
  [null, null, false],
  [null, 100, false],
  [100, null, true],
  [100, 101, true],
  [100, 100, false],
  [100, 99, false],
  [0, null, true],
])('two owners from %s, then from %s: one is enough for more now, %s', (before, after, loosened) => {
  expect(isLoosened({ before, after })).toBe(loosened);
});
