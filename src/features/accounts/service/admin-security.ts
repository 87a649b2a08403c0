import type { Context } from '../../../platform/context.ts';
import type { AnswerOf, InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashPassword, oneTimePassword, passwordMatches } from '../../../platform/identity/password.ts';
import { seal, tokenHash, unseal } from '../../../platform/identity/sealed.ts';
import { newTotpSecret, totpCard, totpStep } from '../../../platform/identity/totp.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import { type AdminRow, readAdmin, replaceRecoveryCodes, takeStep, updateAdmin } from '../store/admin.ts';
import { revokeAll } from '../store/session.ts';
import { attemptWasRight, countAttempt } from './admin-login.ts';
import { recordAudit } from './audit.ts';
import { adminActor } from './people.ts';
import { openSession } from './sessions.ts';

const RECOVERY_CODES = 10;

async function ownRow(ctx: Context): Promise<AdminRow> {
  const row = await readAdmin(ctx.db, adminActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return row;
}

const wrongField = (ctx: Context, path: string, key: 'password_wrong' | 'password_same' | 'code_wrong'): Problem =>
  new Problem('bad_input', { errors: [{ path, message: say(key, ctx.locale) }] });

/** A borrowed session can't guess the password either: tries count as they do at the door. */
async function provePassword(ctx: Context, row: AdminRow, password: string, path: string): Promise<void> {
  await countAttempt(ctx, row.email);
  if (!(await passwordMatches(password, row.password_hash))) throw wrongField(ctx, path, 'password_wrong');
  await attemptWasRight(ctx, row.email);
}

/** `PUT /admin/password`: other sessions end, this one gets a new token. */
export async function changePassword(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.adminPassword>,
): Promise<{ done: true }> {
  const row = await ownRow(ctx);
  await provePassword(ctx, row, body.current, 'current');
  if (await passwordMatches(body.wanted, row.password_hash)) throw wrongField(ctx, 'wanted', 'password_same');
  const password_hash = await hashPassword(body.wanted);
  await ctx.db.transaction().execute(async (tx) => {
    const own = { ...ctx, db: tx };
    await updateAdmin(tx, row.id, { password_hash, password_expired: false });
    await revokeAll(tx, 'admin', row.id);
    await openSession(own, 'admin', row.id, 'password');
    await recordAudit(own, { action: 'admin.password', subjectType: 'admin', subjectId: row.id });
  });
  return { done: true };
}

/** `POST /admin/totp/begin`: the secret counts once a code of it has come back. */
export async function beginTotp(ctx: Context): Promise<AnswerOf<typeof accountsContract.beginTotp>> {
  const row = await ownRow(ctx);
  if (row.totp_confirmed_at !== null) throw new Problem('conflict');
  const secret = newTotpSecret();
  const { config } = ctx.platform;
  await updateAdmin(ctx.db, row.id, { totp_secret: seal(config.secret, 'totp', secret) });
  return { secret, ...totpCard(secret, config.ARBOR_NAME, row.email) };
}

/** `POST /admin/totp/confirm`. @throws Problem `bad_input` with `code`; `conflict` where it is on, or was not begun */
export async function confirmTotp(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.confirmTotp>,
): Promise<AnswerOf<typeof accountsContract.confirmTotp>> {
  const row = await ownRow(ctx);
  if (row.totp_secret === null || row.totp_confirmed_at !== null) throw new Problem('conflict');
  const step = totpStep(
    unseal(ctx.platform.config.secret, 'totp', row.totp_secret),
    body.code.replace(/\s/g, ''),
    ctx.now,
  );
  if (step === undefined || !(await takeStep(ctx.db, row.id, step))) throw wrongField(ctx, 'code', 'code_wrong');
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => oneTimePassword().slice(0, 11));
  await updateAdmin(ctx.db, row.id, { totp_confirmed_at: ctx.now });
  await replaceRecoveryCodes(
    ctx.db,
    row.id,
    recoveryCodes.map((code) => tokenHash(code.replaceAll('-', ''))),
  );
  await recordAudit(ctx, { action: 'admin.totp_on', subjectType: 'admin', subjectId: row.id });
  return { recoveryCodes };
}

/** `POST /admin/totp/remove` */
export async function removeTotp(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.removeTotp>,
): Promise<{ done: true }> {
  const row = await ownRow(ctx);
  await provePassword(ctx, row, body.password, 'password');
  await ctx.db.transaction().execute(async (tx) => {
    await updateAdmin(tx, row.id, { totp_secret: null, totp_confirmed_at: null });
    await replaceRecoveryCodes(tx, row.id, []);
    await recordAudit({ ...ctx, db: tx }, { action: 'admin.totp_off', subjectType: 'admin', subjectId: row.id });
  });
  return { done: true };
}
