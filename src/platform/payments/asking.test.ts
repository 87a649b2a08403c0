import { describe, expect, it } from 'vitest';
import { CALL_GRACE_SECONDS, MAX_CALL_SECONDS, RESEND_SECONDS } from './limits.ts';
import { findMismatches } from './mismatches.ts';
import { toNextCheck, toNextLook } from './schedule.ts';

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

  it('says what differs, of a long word its beginning', () => {
    const wrong = { ...movement, amount: 99, reference: 'x'.repeat(301) };
    expect(findMismatches(expected, wrong)).toEqual([
      { kind: 'amount', expected: '100', actual: '99' },
      { kind: 'order', expected: 'A', actual: 'x'.repeat(300) },
    ]);
  });
});

describe('the next look whether refused money has gone all the same', () => {
  const DAY_MS = 24 * 3_600_000;
  const refusedAt = new Date('2026-09-01T10:00:00Z');
  const daysUntil = (age: number): number | null => {
    const now = new Date(refusedAt.getTime() + age * DAY_MS);
    const next = toNextLook({ refusedAt, now });
    return next === null ? null : (next.getTime() - now.getTime()) / DAY_MS;
  };

  it('is daily at first, then whenever a quarter of the time has gone by, for 60 days', () => {
    expect([0, 1, 4, 8, 40, 60, 60.001].map(daysUntil)).toEqual([1, 1, 1, 2, 10, 15, null]);
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

  it('comes at the end of three days, and no later', () => {
    const end = new Date(createdAt.getTime() + 72 * 3_600_000);
    const now = new Date(end.getTime() - 60_000);
    expect(toNextCheck({ createdAt, checks: 0, now })).toEqual(end);
    expect(toNextCheck({ createdAt, checks: 0, now: new Date(now.getTime() + 1) })).toBeNull();
  });

  it('ends after three days', () => {
    const now = new Date(createdAt.getTime() + 72 * 3_600_000 - 59_000);
    expect(toNextCheck({ createdAt, checks: 0, now })).toBeNull();
  });
});

describe('a refund that a provider doesn’t know', () => {
  it('is sent again at once where our name for it makes the second the first, else once the first has arrived', () => {
    const { sandbox, stripe, sslcommerz, bkash } = RESEND_SECONDS;
    expect([sandbox, stripe]).toEqual([0, 0]);
    // The intervals are longer than the timeouts of the providers' calls.
    expect(Math.min(sslcommerz, bkash)).toBeGreaterThanOrEqual(35);
    expect(sslcommerz).toBeGreaterThan(bkash);
  });

  it('isn’t looked at while its call may still be waited for', () => {
    expect(CALL_GRACE_SECONDS).toBeLessThan(Math.min(RESEND_SECONDS.sslcommerz, RESEND_SECONDS.bkash));
    expect(MAX_CALL_SECONDS).toBeGreaterThan(Math.max(...Object.values(RESEND_SECONDS)));
  });
});
