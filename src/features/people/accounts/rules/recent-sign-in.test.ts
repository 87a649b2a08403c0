import { describe, expect, it } from 'vitest';
import { ESTABLISHED_AFTER_MS, isEstablished } from './recent-sign-in.ts';

const now = new Date('2026-01-31T12:00:00Z');
const linked = (msAgo: number) => ({ created_at: new Date(now.getTime() - msAgo) });
const DAY = 24 * 60 * 60 * 1000;

describe('a way to sign in', () => {
  it('is established where it is the only or the oldest one, however new', () => {
    const one = linked(1000);
    expect(isEstablished(one, [one], now)).toBe(true);
    expect(isEstablished(one, [linked(10), one], now)).toBe(true);
  });

  it('that was added to an older one is established after a week, and not before', () => {
    const old = linked(30 * DAY);
    for (const [ago, expected] of [
      [0, false],
      [6 * DAY, false],
      [ESTABLISHED_AFTER_MS - 1, false],
      [ESTABLISHED_AFTER_MS, true],
    ] as const) {
      const added = linked(ago);
      expect([ago, isEstablished(added, [old, added], now)]).toEqual([ago, expected]);
    }
  });
});
