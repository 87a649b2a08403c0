import { type Context, inTransaction } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { computeKeyedHash } from '../../../platform/identity/encryption.ts';
import { translate } from '../rules/messages.ts';
import { recordAttempt } from '../store/attempts.ts';

const MAX_FAILURES = 10;
const WINDOW = '15 minutes';

/**
 * Logins are counted by e-mail, confirmations of a signed-in admin's password by admin: failed logins by strangers do
 * not lock a signed-in admin out of the settings.
 */
export const loginAttemptKey = (secret: string, email: string): Buffer =>
  computeKeyedHash(secret, 'admin tries', email);
export const reauthAttemptKey = (secret: string, adminId: string): Buffer =>
  computeKeyedHash(secret, 'admin proofs', adminId);

/** Names a key in the log. */
export const abbreviateKey = (key: Buffer): string => key.toString('base64url').slice(0, 12);

/**
 * Counts before the password is looked at, in a transaction of its own: a refused attempt stays counted.
 * @throws Problem `too_many_requests` after ten failures
 */
export async function countAttempt(ctx: Context, key: Buffer): Promise<void> {
  const { failures, wait } = await inTransaction(ctx, ({ tx }) => recordAttempt(tx, key, WINDOW));
  if (failures <= MAX_FAILURES) return;
  ctx.platform.log.warn({ requestId: ctx.requestId, key: abbreviateKey(key) }, 'admin sign-in locked');
  const minutes = String(Math.max(1, Math.ceil(wait / 60)));
  throw new Problem('too_many_requests', {
    detail: translate('login_locked', ctx.locale, { minutes }),
    retryAfter: wait,
  });
}
