import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age or clock difference of a signature in seconds. */
const TOLERANCE = 300;

/** `Stripe-Signature` header of a body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signStripeBody(body: Buffer, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

/** Verifies the signature of the exact bytes; one of several `v1` is enough, because a secret may be rotating. */
export function isStripeSignature(
  given: string,
  { body, secret, now }: { readonly body: Buffer; readonly secret: string; readonly now: Date },
): boolean {
  const parts = given.split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE) return false;
  const own = Buffer.from(signStripeBody(body, secret, seconds).split('v1=')[1] ?? '');
  return parts.some(([name, value = '']) => {
    const hash = Buffer.from(value);
    return name === 'v1' && hash.length === own.length && timingSafeEqual(hash, own);
  });
}
