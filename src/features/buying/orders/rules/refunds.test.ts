import { describe, expect, it } from 'vitest';
import { toExpiry } from './expiry.ts';
import { findRefundRefusal, toRefundEnd } from './refunds.ts';

const paidAt = new Date('2026-11-01T10:00:00Z');
const end = new Date('2026-11-08T10:00:00Z');
const terms = { paidAt, askedAt: end, days: 7, isOverridden: false };
const line = (id: string, facts: { isRefunded?: boolean; isDownloaded?: boolean; isUpgraded?: boolean } = {}) => ({
  id,
  price: 500,
  isRefunded: false,
  isDownloaded: false,
  isUpgraded: false,
  ...facts,
});

it('can be refunded as a matter of course to the last moment of its days', () => {
  expect(toRefundEnd(paidAt, 7)).toEqual(end);
  expect(toRefundEnd(paidAt, 0)).toEqual(paidAt);
});

it('waits for a payment for half an hour', () => {
  expect(toExpiry(paidAt)).toEqual(new Date('2026-11-01T10:30:00Z'));
});

describe('a refund', () => {
  const lines = [
    line('a'),
    line('b', { isDownloaded: true }),
    line('c', { isRefunded: true, isDownloaded: true }),
    line('d', { isUpgraded: true }),
  ];
  const late = new Date(end.getTime() + 1);

  it.each([
    [['a'], {}, undefined],
    [['a', 'a'], {}, undefined],
    [[], {}, 'no_line'],
    [['x'], {}, 'no_line'],
    [['a', 'x'], {}, 'no_line'],
    [['c'], {}, 'refunded'],
    [['a', 'c'], {}, 'refunded'],
    [['c'], { isOverridden: true }, 'refunded'],
    [['d'], {}, 'upgraded'],
    [['a', 'd'], { isOverridden: true }, 'upgraded'],
    [['x'], { isOverridden: true }, 'no_line'],
    [['b'], {}, 'downloaded'],
    [['a', 'b'], {}, 'downloaded'],
    [['b'], { isOverridden: true }, undefined],
    [['a'], { askedAt: late }, 'too_late'],
    [['b'], { askedAt: late }, 'too_late'],
    [['a'], { askedAt: late, isOverridden: true }, undefined],
  ] as const)('of %j with %j: %s', (wanted, change, refusal) => {
    expect(findRefundRefusal(lines, wanted, { ...terms, ...change })).toBe(refusal);
  });
});
