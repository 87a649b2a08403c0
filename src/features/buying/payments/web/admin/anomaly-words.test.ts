import { describe, expect, it } from 'vitest';
import { describeDifference } from './anomaly-words.ts';

const say = (kind: Parameters<typeof describeDifference>[0]['kind'], expected: string, actual: string) =>
  describeDifference({ kind, expected, actual }, (minor) => `৳${minor}`);

describe('what did not fit about a payment', () => {
  it('has amounts as money, and states and modes in words', () => {
    expect(say('amount', '4900', '1')).toBe('Expected: ৳4900. Found: ৳1.');
    expect(say('status', 'completed', 'failed')).toBe('Expected: Paid. Found: Failed.');
    expect(say('mode', 'live', 'test')).toBe('Expected: real money. Found: test money.');
    expect(say('held_denied', '', 'cancelled TRX1')).toBe('Cancelled · TRX1');
    expect(say('refund_elsewhere', '', 'R1: 120.00 BDT, R2: 0.50 BDT')).toBe('R1: ৳12000, R2: ৳50');
  });

  it('keeps names as they are', () => {
    expect(say('store', 'arbor', 'completed')).toBe('Expected: arbor. Found: completed.');
    expect(say('refund_refused', '', '03HA87W6')).toBe('03HA87W6');
    expect(say('signature', '', '')).toBe('');
  });
});
