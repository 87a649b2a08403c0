import { describe, expect, it } from 'vitest';
import { createDeviceToken, isDeviceToken } from './known-device.ts';

const secret = 'a secret of a deployment, long enough';
const owner = { id: '019aa5c4-0000-7000-8000-000000000001', password_hash: '$argon2id$one' };
const now = new Date('2026-01-31T12:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

describe('the token of a known device', () => {
  it('fits a cookie, is another one each time, and holds for 180 days', () => {
    const { token, expires } = createDeviceToken(secret, owner, now);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(createDeviceToken(secret, owner, now).token).not.toBe(token);
    expect(expires).toEqual(later(180));
    expect([0, 179, 181].map((days) => isDeviceToken(secret, owner, token, later(days)))).toEqual([true, true, false]);
  });

  it('is worthless for another admin, after a new password, and with another secret', () => {
    const { token } = createDeviceToken(secret, owner, now);
    const other = { ...owner, id: '019aa5c4-0000-7000-8000-000000000002' };
    expect(isDeviceToken(secret, other, token, now)).toBe(false);
    expect(isDeviceToken(secret, { ...owner, password_hash: '$argon2id$two' }, token, now)).toBe(false);
    expect(isDeviceToken('another secret', owner, token, now)).toBe(false);
  });

  it('can not be changed, not even by a bit', () => {
    const bytes = Buffer.from(createDeviceToken(secret, owner, now).token, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, isDeviceToken(secret, owner, changed.toString('base64url'), now)]).toEqual([at, false]);
    }
    for (const text of ['', 'x', 'a'.repeat(43), 'a'.repeat(86)])
      expect(isDeviceToken(secret, owner, text, now)).toBe(false);
  });
});
