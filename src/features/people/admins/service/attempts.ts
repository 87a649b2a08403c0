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

/** In 15 minutes. The total over all networks bounds who has many of them: 9,600 guesses a day. */
const MAX_FAILURES = 10;
const MAX_FAILURES_IN_ALL = 100;
const WINDOW = '15 minutes';

export interface AttemptCounter {
  readonly key: Buffer;
  readonly max: number;
}

/** Confirmations of a signed-in admin's password: failed logins by strangers don't lock them out of the settings. */
export const reauthAttemptKey = (secret: string, adminId: string): Buffer =>
  computeKeyedHash(secret, 'admin proofs', adminId);

/**
 * What a login is counted by. A known device is counted alone, whatever strangers do; all others by e-mail and network,
 * and by e-mail over all networks. The password is part of each key, so that a new one begins new counts.
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

/** Codes are short, and the attacker already has the password: ten attempts in all, from any network. */
export const getCodeCounter = (ctx: Context, { id, password_hash }: AdminRow): AttemptCounter => ({
  key: computeKeyedHash(ctx.platform.config.secret, 'admin codes', `${id}\n${password_hash}`),
  max: MAX_FAILURES,
});

/** Names a key in the log. */
export const abbreviateKey = (key: Buffer): string => key.toString('base64url').slice(0, 12);

/**
 * Counts before the password is looked at, in a transaction of its own: a refused attempt stays counted. What the first
 * counter refuses isn't counted by the next: one network alone doesn't use up what all share.
 * @throws Problem `too_many_requests` over the most of a counter
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

/** Counts a confirmation of the password by somebody signed in. @throws Problem `too_many_requests` */
export const countReauthAttempt = (ctx: Context, key: Buffer): Promise<void> =>
  countAttempt(ctx, [{ key, max: MAX_FAILURES }]);

/** Takes back an attempt that was right as far as it went. */
export async function undoAttempts(tx: Transaction, counters: readonly AttemptCounter[]): Promise<void> {
  for (const { key } of counters) await undoAttempt(tx, key);
}

/** After a login: its place begins anew; what others failed with elsewhere stays counted. */
export async function forgetAttempts(tx: Transaction, [place, ...shared]: readonly AttemptCounter[]): Promise<void> {
  if (place !== undefined) await clearAttempts(tx, place.key);
  await undoAttempts(tx, shared);
}
