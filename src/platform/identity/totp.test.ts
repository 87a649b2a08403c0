import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createTotpEnrollment, findTotpStep, newTotpSecret } from './totp.ts';

// RFC 6238's secret "12345678901234567890"; at 59 s its eight digits are 94287082.
const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('agrees with RFC 6238', () => {
  expect(findTotpStep(rfc, '287082', new Date(59_000))).toBe(1);
  expect(findTotpStep(rfc, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
});

it('accepts the steps before and after, and no other code', () => {
  expect(findTotpStep(rfc, '287082', new Date(89_000))).toBe(1);
  expect(findTotpStep(rfc, '287082', new Date(0))).toBe(1);
  expect(findTotpStep(rfc, '287082', new Date(121_000))).toBeUndefined();
  for (const wrong of ['287083', '28708', '2870820', '', 'abcdef', ' 287082'])
    expect(findTotpStep(rfc, wrong, new Date(59_000))).toBeUndefined();
});

it('shows a secret that an authenticator can read', () => {
  const secret = newTotpSecret();
  const { uri, qr } = createTotpEnrollment(secret, 'Arbor & Co', 'a@example.com');
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(qr).toMatch(/^<svg /);
  const code = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate();
  expect(findTotpStep(secret, code, new Date())).toBeTypeOf('number');
});
