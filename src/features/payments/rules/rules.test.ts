import { describe, expect, it } from 'vitest';
import { findMismatches } from './mismatches.ts';
import { toNextCheck } from './schedule.ts';

const expected = { amount: 100, currency: 'BDT', reference: 'A', merchant: 'store', mode: 'live' } as const;
const movement = { ...expected, transactionId: 'T', fee: undefined };

describe('what was paid', () => {
  it('pays what was asked for', () => {
    expect(findMismatches(expected, movement)).toEqual([]);
  });

  it.each([
    [{ amount: 99 }, 'amount'],
    [{ amount: 101 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ reference: 'B' }, 'order'],
    [{ merchant: 'other' }, 'store'],
    [{ mode: 'test' as const }, 'mode'],
  ])('pays nothing with %j', (change, kind) => {
    expect(findMismatches(expected, { ...movement, ...change }).map((each) => each.kind)).toEqual([kind]);
  });
});

describe('the next question', () => {
  const createdAt = new Date('2026-11-22T10:00:00Z');
  const minutesAfter = (checks: number) => {
    const next = toNextCheck({ createdAt, checks, now: createdAt });
    return next === null ? null : (next.getTime() - createdAt.getTime()) / 60_000;
  };

  it('comes soon at first, then seldom', () => {
    expect([0, 1, 2, 5, 8, 9, 100].map(minutesAfter)).toEqual([1, 2, 4, 32, 256, 360, 360]);
  });

  it('ends after three days', () => {
    const now = new Date(createdAt.getTime() + 72 * 3_600_000 - 59_000);
    expect(toNextCheck({ createdAt, checks: 0, now })).toBeNull();
  });
});
