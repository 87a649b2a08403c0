import type { Context } from '../../../platform/context.ts';
import type { AnswerOf, InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { passwordMatches } from '../../../platform/identity/password.ts';
import { keyedHash, tokenHash, unseal } from '../../../platform/identity/sealed.ts';
import { totpStep } from '../../../platform/identity/totp.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import {
  type AdminRow,
  countTry,
  forgetTries,
  readAdmin,
  readAdminByEmail,
  takeRecoveryCode,
  takeStep,
  uncountTry,
} from '../store/admin.ts';
import { recordAudit } from './audit.ts';
import { adminActor } from './people.ts';
import { authAdminOf } from './presented.ts';
import { endPresented, openSession } from './sessions.ts';

const MOST_FAILURES = 10;
const WINDOW = '15 minutes';

const triesKey = (ctx: Context, email: string): Buffer => keyedHash(ctx.platform.config.secret, 'admin tries', email);

/** Counts first, then looks: tries at the same instant can't slip through together. */
export async function countAttempt(ctx: Context, email: string): Promise<void> {
  const { failures, wait } = await countTry(ctx.db, triesKey(ctx, email), WINDOW);
  if (failures <= MOST_FAILURES) return;
  const minutes = String(Math.max(1, Math.ceil(wait / 60)));
  throw new Problem('too_many_requests', { detail: say('login_locked', ctx.locale, { minutes }), retryAfter: wait });
}

export const attemptWasRight = (ctx: Context, email: string): Promise<void> =>
  forgetTries(ctx.db, triesKey(ctx, email));

/** The same for an unknown e-mail, a wrong password, a wrong code and a disabled account. */
const wrong = (ctx: Context): Problem => new Problem('bad_input', { detail: say('login_wrong', ctx.locale) });

const recoveryHash = (code: string): Buffer => tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The authenticator's six digits, or one of the recovery codes; each is good once. */
export async function codeIsRight(ctx: Context, admin: AdminRow, code: string): Promise<boolean> {
  if (admin.totp_secret === null) return false;
  const digits = code.replace(/\s/g, '');
  const secret = unseal(ctx.platform.config.secret, 'totp', admin.totp_secret);
  const step = totpStep(secret, digits, ctx.now);
  if (step !== undefined) return takeStep(ctx.db, admin.id, step);
  return takeRecoveryCode(ctx.db, admin.id, recoveryHash(code));
}

/**
 * `POST /admin/login`. Runs without a transaction of its own: a refused try has to stay counted.
 * @throws Problem `bad_input`, one text for all that can be wrong; `too_many_requests` after ten failures for an
 * e-mail, from wherever they came
 */
export async function logInAdmin(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.adminLogin>,
): Promise<AnswerOf<typeof accountsContract.adminLogin>> {
  const { email, password, code } = body;
  await countAttempt(ctx, email);
  const admin = await readAdminByEmail(ctx.db, email);
  const matches = await passwordMatches(password, admin?.password_hash);
  if (admin === undefined || !matches || admin.disabled_at !== null) throw wrong(ctx);
  if (admin.totp_confirmed_at !== null) {
    if (code === undefined || code === '') {
      await uncountTry(ctx.db, triesKey(ctx, email));
      return { codeNeeded: true };
    }
    if (!(await codeIsRight(ctx, admin, code))) throw wrong(ctx);
  }
  await ctx.db.transaction().execute(async (tx) => {
    const own = { ...ctx, db: tx };
    await attemptWasRight(own, email);
    await openSession(own, 'admin', admin.id, 'password');
    await recordAudit(own, { action: 'admin.login', subjectType: 'admin', subjectId: admin.id }, admin.id);
  });
  return { admin: authAdminOf(admin) };
}

/** `POST /admin/logout` */
export async function logOutAdmin(ctx: Context): Promise<{ done: true }> {
  const id = await endPresented(ctx, 'admin');
  if (id !== undefined) await recordAudit(ctx, { action: 'admin.logout', subjectType: 'admin', subjectId: id }, id);
  ctx.cookies.end('admin');
  return { done: true };
}

/** `GET /admin/authenticate` */
export async function authenticateAdmin(ctx: Context): Promise<AnswerOf<typeof accountsContract.adminAuthenticate>> {
  const row = await readAdmin(ctx.db, adminActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return { admin: authAdminOf(row) };
}
