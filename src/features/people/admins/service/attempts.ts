import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { toNetwork } from '../../../../platform/http/network.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { computeKeyedHash } from '../../../../platform/identity/encryption.ts';
import { translate } from '../rules/messages.ts';
import type { AdminRow } from '../store/admin.ts';
import { clearAttempts, recordAttempt, undoAttempt } from '../store/attempts.ts';
import { isDeviceToken } from './known-device.ts';

/**
 * Maximum number of failures in 15 minutes. The limit over all networks stops attackers with many networks: it allows
 * 9,600 guesses a day.
 */
const MAX_FAILURES = 10;
const MAX_FAILURES_IN_ALL = 100;
const WINDOW = '15 minutes';

export interface AttemptCounter {
  readonly key: Buffer;
  readonly max: number;
}

/**
 * Counter key for a signed-in admin's password confirmations, which is separate so that failed logins by strangers
 * can't block them.
 */
export const reauthAttemptKey = (secret: string, adminId: string): Buffer =>
  computeKeyedHash(secret, 'admin proofs', adminId);

/**
 * Counters of failed attempts that limit a login. A known device has its own counter, which strangers can't exhaust.
 * Other devices share a counter per e-mail and network, and one per e-mail over all networks. The keys depend on the
 * password's hash, so a new password resets the counters.
 */
export function listLoginCounters(
  ctx: Context,
  request: RequestScope,
  email: string,
  admin: AdminRow | undefined,
): readonly AttemptCounter[] {
  const { secret } = ctx.platform.config;
  const keyOf = (place: string): Buffer =>
    computeKeyedHash(secret, 'admin tries', `${email}\n${admin?.password_hash ?? ''}\n${place}`);
  const device = request.cookies.getToken('adminDevice');
  if (admin !== undefined && device !== undefined && isDeviceToken(secret, admin, device, ctx.now))
    return [{ key: keyOf(`device ${device}`), max: MAX_FAILURES }];
  return [
    { key: keyOf(`network ${toNetwork(request.address)}`), max: MAX_FAILURES },
    { key: keyOf('all networks'), max: MAX_FAILURES_IN_ALL },
  ];
}

/**
 * Codes are short and the attacker already has the password, so ten attempts are allowed in total, from any network.
 */
export const getCodeCounter = (ctx: Context, { id, password_hash }: AdminRow): AttemptCounter => ({
  key: computeKeyedHash(ctx.platform.config.secret, 'admin codes', `${id}\n${password_hash}`),
  max: MAX_FAILURES,
});

/** Shortens a key for the log. */
export const abbreviateKey = (key: Buffer): string => key.toString('base64url').slice(0, 12);

/**
 * Counts an attempt before the password is checked, in its own transaction, so that a refused attempt stays counted. An
 * attempt refused by the first counter isn't counted by the next, so that one network can't exhaust the shared counter.
 * @throws Problem `too_many_requests` above a counter's maximum
 */
export async function countAttempt(ctx: Context, counters: readonly AttemptCounter[]): Promise<void> {
  for (const { key, max } of counters) {
    const { failures, wait } = await inTransaction(ctx, ({ tx }) => recordAttempt(tx, key, WINDOW));
    if (failures <= max) continue;
    ctx.platform.log.warn({ requestId: ctx.requestId, key: abbreviateKey(key) }, 'admin sign-in locked');
    const count = Math.max(1, Math.ceil(wait / 60));
    throw new Problem('too_many_requests', {
      detail: translate('login_locked', ctx.locale, { count }),
      retryAfter: wait,
    });
  }
}

/** Counts a signed-in admin's password confirmation. @throws Problem `too_many_requests` */
export const countReauthAttempt = (ctx: Context, key: Buffer): Promise<void> =>
  countAttempt(ctx, [{ key, max: MAX_FAILURES }]);

/** Takes back the count of an attempt whose credentials were correct. */
export async function undoAttempts(tx: Transaction, counters: readonly AttemptCounter[]): Promise<void> {
  for (const { key } of counters) await undoAttempt(tx, key);
}

/** Resets the first counter after a login; in the shared ones only this attempt is uncounted. */
export async function forgetAttempts(tx: Transaction, [place, ...shared]: readonly AttemptCounter[]): Promise<void> {
  if (place !== undefined) await clearAttempts(tx, place.key);
  await undoAttempts(tx, shared);
}
