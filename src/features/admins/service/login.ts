import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { decrypt, keyedHash } from '../../../platform/identity/encryption.ts';
import { passwordMatches } from '../../../platform/identity/password.ts';
import { totpStep } from '../../../platform/identity/totp.ts';
import type { accountsContract } from '../../accounts/contract.ts';
import { translate } from '../../accounts/rules/messages.ts';
import { toAuthAdmin } from '../../accounts/service/presenters.ts';
import { recordAudit } from '../../audit/service.ts';
import { adminActor } from '../../sessions/service/actor.ts';
import { openSession, revokeCurrentSession } from '../../sessions/service/sessions.ts';
import {
  type AdminRow,
  clearAttempts,
  consumeRecoveryCode,
  consumeTotpStep,
  readAdmin,
  readAdminByEmail,
  recordAttempt,
  undoAttempt,
} from '../store.ts';

const MAX_FAILURES = 10;
const WINDOW = '15 minutes';

/** At the door tries count by e-mail; inside by admin, so that a crowd at the door keeps nobody from their settings. */
export const loginAttemptKey = (secret: string, email: string): Buffer => keyedHash(secret, 'admin tries', email);
export const reauthAttemptKey = (secret: string, adminId: string): Buffer => keyedHash(secret, 'admin proofs', adminId);

/** Counts first, then looks: tries at the same instant can't slip through together. */
export async function countAttempt(ctx: Context, key: Buffer): Promise<void> {
  const { failures, wait } = await recordAttempt(ctx.db, key, WINDOW);
  if (failures <= MAX_FAILURES) return;
  ctx.platform.log.warn(
    { requestId: ctx.requestId, key: key.toString('base64url').slice(0, 12) },
    'admin sign-in locked',
  );
  const minutes = String(Math.max(1, Math.ceil(wait / 60)));
  throw new Problem('too_many_requests', {
    detail: translate('login_locked', ctx.locale, { minutes }),
    retryAfter: wait,
  });
}

/** The same for an unknown e-mail, a wrong password, a wrong code and a disabled account. */
function wrong(ctx: Context, key: Buffer): Problem {
  ctx.platform.log.warn(
    { requestId: ctx.requestId, key: key.toString('base64url').slice(0, 12) },
    'admin sign-in refused',
  );
  return new Problem('bad_input', { detail: translate('login_wrong', ctx.locale) });
}

/** Short enough to type, so keyed: a copy of the database alone can't try them. */
export const recoveryHash = (secret: string, code: string): Buffer =>
  keyedHash(secret, 'recovery codes', code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The authenticator's six digits, or one of the recovery codes; each is good once. */
async function isProvedBy(
  ctx: TransactionContext,
  admin: AdminRow,
  code: string,
): Promise<'code' | 'recovery' | undefined> {
  if (admin.totp_secret === null) return undefined;
  const digits = code.replace(/\s/g, '');
  const secret = decrypt(ctx.platform.config.secret, 'totp', admin.totp_secret);
  const step = totpStep(secret, digits, ctx.now);
  if (step !== undefined) return (await consumeTotpStep(ctx.tx, admin.id, step)) ? 'code' : undefined;
  const hash = recoveryHash(ctx.platform.config.secret, code);
  return (await consumeRecoveryCode(ctx.tx, admin.id, hash)) ? 'recovery' : undefined;
}

/**
 * `POST /admin/login`. Runs without a transaction of its own: a refused try has to stay counted.
 * @throws Problem `bad_input`, one text for all that can be wrong; `too_many_requests` after ten failures for an
 * e-mail, from wherever they came
 */
export async function logInAdmin(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.adminLogin>,
  request: RequestScope,
): Promise<OutputOf<typeof accountsContract.adminLogin>> {
  const { email, password, code } = body;
  const key = loginAttemptKey(ctx.platform.config.secret, email);
  await countAttempt(ctx, key);
  const admin = await readAdminByEmail(ctx.db, email);
  const matches = await passwordMatches(password, admin?.password_hash);
  if (admin === undefined || !matches || admin.disabled_at !== null || admin.password_stale) throw wrong(ctx, key);
  let by: 'password' | 'code' | 'recovery' = 'password';
  if (admin.totp_confirmed_at !== null) {
    if (code === undefined || code === '') {
      await undoAttempt(ctx.db, key);
      return { codeNeeded: true };
    }
    const proof = await inTransaction(ctx, (own) => isProvedBy(own, admin, code));
    if (proof === undefined) throw wrong(ctx, key);
    by = proof;
  }
  await inTransaction(ctx, async (own) => {
    await clearAttempts(own.tx, key);
    await openSession(own, request, 'admin', admin.id, 'password');
    const entry = { action: 'admin.login', subjectType: 'admin', subjectId: admin.id, details: { by } };
    await recordAudit(own, entry, admin.id);
  });
  return { admin: toAuthAdmin(admin) };
}

/** `POST /admin/logout` */
export async function logOutAdmin(ctx: TransactionContext, _: unknown, request: RequestScope): Promise<{ done: true }> {
  const id = await revokeCurrentSession(ctx, request, 'admin');
  if (id !== undefined) await recordAudit(ctx, { action: 'admin.logout', subjectType: 'admin', subjectId: id }, id);
  request.cookies.end('admin');
  return { done: true };
}

/** `GET /admin/authenticate` */
export async function authenticateAdmin(ctx: Context): Promise<OutputOf<typeof accountsContract.adminAuthenticate>> {
  const row = await readAdmin(ctx.db, adminActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return { admin: toAuthAdmin(row) };
}
