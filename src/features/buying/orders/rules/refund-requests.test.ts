import { describe, expect, it } from 'vitest';
import { toFaultDays } from '../contract/refunds.ts';
import { findRequestRefusal, type RequestableLine, toRequestTerms } from './refund-requests.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const inDays = (days: number, ms = 0) => ({
  paidAt,
  days: 7,
  now: new Date(paidAt.getTime() + days * 86_400_000 + ms),
});
const line = (given: Partial<RequestableLine> = {}): RequestableLine => ({
  id: 'line',
  price: 4900,
  isRefunded: false,
  isDownloaded: false,
  lastRequest: undefined,
  ...given,
});

describe('a refund of a line can be requested', () => {
  it('for any reason until the days for it are over, then for a fault, then no more', () => {
    const terms = [inDays(0), inDays(7), inDays(7, 1), inDays(30), inDays(30, 1)].map((at) =>
      toRequestTerms(line(), at),
    );
    expect(terms).toEqual(['any_reason', 'any_reason', 'fault', 'fault', 'over']);
  });

  it('for a fault once it was downloaded, or where no days are given', () => {
    expect(toRequestTerms(line({ isDownloaded: true }), inDays(1))).toBe('fault');
    expect(toRequestTerms(line(), { ...inDays(1), days: 0 })).toBe('fault');
  });

  it('for a fault no shorter than for any reason', () => {
    expect([toFaultDays(0), toFaultDays(7), toFaultDays(60)]).toEqual([30, 30, 60]);
  });

  it.each([
    ['was refunded', { isRefunded: true }],
    ['was free', { price: 0 }],
    ['has an open request', { lastRequest: 'open' }],
    ['was declined', { lastRequest: 'declined' }],
  ] as const)('not where it %s', (_, given) => {
    expect(toRequestTerms(line(given), inDays(1))).toBeNull();
  });

  it('again after it was withdrawn, or its refund failed', () => {
    expect(toRequestTerms(line({ lastRequest: 'withdrawn' }), inDays(1))).toBe('any_reason');
  });
});

describe('a request', () => {
  const lines = [line({ id: 'new' }), line({ id: 'used', isDownloaded: true }), line({ id: 'free', price: 0 })];
  const find = (lineIds: readonly string[], reason: 'does_not_work' | 'other' | null = null, at = inDays(1)) =>
    findRequestRefusal(lines, { lineIds, reason }, at);

  it('is refused for all of its lines where one of them can not be refunded', () => {
    expect([find(['new']), find([]), find(['new', 'else']), find(['new', 'free'])]).toEqual([
      undefined,
      'no_line',
      'no_line',
      'free',
    ]);
  });

  it('needs a fault where one of its lines does', () => {
    expect([find(['new', 'used']), find(['used'], 'other'), find(['new', 'used'], 'does_not_work')]).toEqual([
      'fault_needed',
      'fault_needed',
      undefined,
    ]);
    expect(find(['new'], 'does_not_work', inDays(31))).toBe('over');
  });
});
