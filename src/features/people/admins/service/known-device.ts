import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { computeKeyedHash } from '../../../../platform/identity/encryption.ts';
import type { AdminRow } from '../store/admin.ts';

const NONCE_BYTES = 12;
const TIME_BYTES = 4;
const MAC_BYTES = 16;
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

type Owner = Pick<AdminRow, 'id' | 'password_hash'>;

/** Signs a token for an admin and password, so that a new password invalidates all earlier tokens. */
const sign = (secret: string, { id, password_hash }: Owner, claims: Buffer): Buffer =>
  computeKeyedHash(secret, 'admin device', `${id}\n${password_hash}\n${claims.toString('base64url')}`).subarray(
    0,
    MAC_BYTES,
  );

/** Token of 43 characters: a random number, its expiry (seconds), and the signature of both. */
export function createDeviceToken(secret: string, owner: Owner, now: Date): { token: string; expires: Date } {
  const expires = new Date(now.getTime() + LIFETIME_MS);
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(Math.floor(expires.getTime() / 1000));
  const claims = Buffer.concat([randomBytes(NONCE_BYTES), time]);
  return { token: Buffer.concat([claims, sign(secret, owner, claims)]).toString('base64url'), expires };
}

export function isDeviceToken(secret: string, owner: Owner, token: string, now: Date): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES) return false;
  const claims = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(claims.length), sign(secret, owner, claims))) return false;
  return claims.readUInt32BE(NONCE_BYTES) > now.getTime() / 1000;
}

/** Marks this browser as a known device, after it has sent the admin's password. */
export function rememberDevice(request: RequestScope, secret: string, owner: Owner, now: Date): void {
  const { token, expires } = createDeviceToken(secret, owner, now);
  request.cookies.set('adminDevice', token, expires);
}
