import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { computeKeyedHash, decrypt } from '../../../../platform/identity/encryption.ts';
import { verifyPassword } from '../../../../platform/identity/password.ts';
import { findTotpStep } from '../../../../platform/identity/totp.ts';
import { openSession, revokeCurrentSession } from '../../sessions/service/open-session.ts';
import type { adminsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { type AdminRow, consumeRecoveryCode, consumeTotpStep, lockAdmin, readAdminByEmail } from '../store/admin.ts';
import { toAuthAdmin } from './actor.ts';
import {
  type AttemptCounter,
  abbreviateKey,
  countAttempt,
  forgetAttempts,
  getCodeCounter,
  listLoginCounters,
  undoAttempts,
} from './attempts.ts';
import { rememberDevice } from './known-device.ts';

/** Creates one error for an unknown e-mail, a wrong password, a wrong code and a disabled account. */
function refuseLogin(ctx: Context, [counter]: readonly AttemptCounter[]): Problem {
  const key = counter === undefined ? undefined : abbreviateKey(counter.key);
  ctx.platform.log.warn({ requestId: ctx.requestId, key }, 'admin sign-in refused');
  return new Problem('bad_input', { detail: translate('login_wrong', ctx.locale) });
}

/** Keyed hash of a recovery code. Codes are short, so an unkeyed hash in a stolen database could be brute-forced. */
export const hashRecoveryCode = (secret: string, code: string): Buffer =>
  computeKeyedHash(secret, 'recovery codes', code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Consumes a six-digit code of the authenticator or a recovery code; undefined if the code is wrong or was used. */
async function consumeCode(
  ctx: TransactionContext,
  admin: AdminRow,
  code: string,
): Promise<'code' | 'recovery' | undefined> {
  if (admin.totp_secret === null) return undefined;
  const digits = code.replace(/\s/g, '');
  const secret = decrypt(ctx.platform.config.secret, 'totp', admin.totp_secret);
  const step = findTotpStep(secret, digits, ctx.now);
  if (step !== undefined) return (await consumeTotpStep(ctx.tx, admin.id, step)) ? 'code' : undefined;
  const hash = hashRecoveryCode(ctx.platform.config.secret, code);
  return (await consumeRecoveryCode(ctx.tx, admin.id, hash)) ? 'recovery' : undefined;
}

/**
 * False if the password was replaced, an authenticator was confirmed, or the admin was disabled since `checked` was
 * read.
 */
const isUnchanged = (locked: AdminRow | undefined, checked: AdminRow): locked is AdminRow =>
  locked !== undefined &&
  locked.password_hash === checked.password_hash &&
  locked.disabled_at === null &&
  (locked.totp_confirmed_at === null || checked.totp_confirmed_at !== null);

/**
 * `POST /admin/login`. Opens its own transactions, so that a refused attempt stays counted.
 * @throws Problem `bad_input`, the same for all wrong credentials; `too_many_requests` after ten failures for an e-mail
 * from one network, or a hundred from all networks; a known device has ten attempts of its own
 */
export async function logInAdmin(
  ctx: Context,
  { body }: InputOf<typeof adminsContract.login>,
  request: RequestScope,
): Promise<OutputOf<typeof adminsContract.login>> {
  const { email, password, code } = body;
  const admin = await readAdminByEmail(ctx.db, email);
  const counters = listLoginCounters(ctx, request, email, admin);
  await countAttempt(ctx, counters);
  const matches = await verifyPassword(password, admin?.password_hash);
  if (admin === undefined || !matches || admin.disabled_at !== null || admin.password_stale)
    throw refuseLogin(ctx, counters);
  let by: 'password' | 'code' | 'recovery' = 'password';
  if (admin.totp_confirmed_at !== null) {
    if (code === undefined || code === '') {
      await inTransaction(ctx, ({ tx }) => undoAttempts(tx, counters));
      return { codeNeeded: true };
    }
    const codes = getCodeCounter(ctx, admin);
    await countAttempt(ctx, [codes]);
    const consumed = await inTransaction(ctx, (own) => consumeCode(own, admin, code));
    if (consumed === undefined) throw refuseLogin(ctx, counters);
    await inTransaction(ctx, ({ tx }) => forgetAttempts(tx, [codes]));
    by = consumed;
  }
  const current = await inTransaction(ctx, async (own) => {
    const locked = await lockAdmin(own.tx, admin.id);
    if (!isUnchanged(locked, admin)) return undefined;
    await forgetAttempts(own.tx, counters);
    await openSession(own, request, 'admin', admin.id, 'password');
    rememberDevice(request, ctx.platform.config.secret, admin, ctx.now);
    const entry = { action: 'admin.login', subjectType: 'admin', subjectId: admin.id, details: { by } };
    await ctx.platform.audit.record(own, { ...entry, adminId: admin.id });
    return locked;
  });
  if (current === undefined) throw refuseLogin(ctx, counters);
  return { admin: toAuthAdmin(current) };
}

/** `POST /admin/logout`. Also succeeds without a session. */
export async function logOutAdmin(ctx: TransactionContext, _: unknown, request: RequestScope): Promise<{ done: true }> {
  const adminId = await revokeCurrentSession(ctx, request, 'admin');
  if (adminId !== undefined) {
    const entry = { action: 'admin.logout', subjectType: 'admin', subjectId: adminId, adminId };
    await ctx.platform.audit.record(ctx, entry);
  }
  request.cookies.end('admin');
  return { done: true };
}
