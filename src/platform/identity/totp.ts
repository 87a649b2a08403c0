import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD = 30;
const createTotp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Data for an authenticator app: an `otpauth:` address, and a QR code of it (SVG). */
export function createTotpEnrollment(secret: string, issuer: string, label: string): { uri: string; qr: string } {
  const uri = createTotp(secret, issuer, label).toString();
  return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/**
 * The 30-second time step of a code, with a tolerance of one step; undefined for a wrong code. Callers that only accept
 * steps later than the last one prevent reuse of a code (RFC 6238, 5.2).
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
