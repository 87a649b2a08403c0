import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { decrypt, encrypt } from '../../../../platform/identity/encryption.ts';
import { createOneTimePassword, hashPassword, verifyPassword } from '../../../../platform/identity/password.ts';
import { createTotpEnrollment, findTotpStep, newTotpSecret } from '../../../../platform/identity/totp.ts';
import { openSession, revokeAdminSessions } from '../../sessions/service/open-session.ts';
import type { adminsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import {
  type AdminRow,
  beginSecret,
  confirmSecret,
  consumeTotpStep,
  replaceRecoveryCodes,
  setPassword,
  updateAdmin,
} from '../store/admin.ts';
import { clearAttempts } from '../store/attempts.ts';
import { readOwnRow } from './actor.ts';
import { countReauthAttempt, reauthAttemptKey } from './attempts.ts';
import { rememberDevice } from './known-device.ts';
import { hashRecoveryCode } from './login.ts';

const RECOVERY_CODES = 10;

const createFieldProblem = (
  ctx: Context,
  path: string,
  key: 'password_wrong' | 'password_same' | 'code_wrong',
): Problem => new Problem('bad_input', { errors: [{ path, message: translate(key, ctx.locale) }] });

/** Requires the password again, because a stolen session must not change security settings. */
async function reauthenticate(ctx: Context, row: AdminRow, password: string, path: string): Promise<void> {
  const key = reauthAttemptKey(ctx.platform.config.secret, row.id);
  await countReauthAttempt(ctx, key);
  if (!(await verifyPassword(password, row.password_hash))) throw createFieldProblem(ctx, path, 'password_wrong');
  await inTransaction(ctx, ({ tx }) => clearAttempts(tx, key));
}

/**
 * Requires the caller's password for operations that move money outside the site. Call it outside of a transaction,
 * because hashing is slow and a wrong password must stay counted.
 * @throws Problem `bad_input` at `password`; `too_many_requests` after too many wrong ones
 */
export async function requirePassword(ctx: Context, password: string): Promise<void> {
  await reauthenticate(ctx, await readOwnRow(ctx), password, 'password');
}

/** Ends all sessions after a change of password or authenticator; the current one continues with a new token. */
async function rotateSessions(
  ctx: TransactionContext,
  request: RequestScope,
  row: AdminRow,
  action: string,
): Promise<void> {
  await revokeAdminSessions(ctx.tx, row.id);
  await openSession(ctx, request, 'admin', row.id, 'password');
  await ctx.platform.audit.record(ctx, { action, subjectType: 'admin', subjectId: row.id });
}

/** `PUT /admin/password`. @throws Problem `bad_input` by field; `conflict` if the password was reset in the meantime */
export async function changePassword(
  ctx: Context,
  { body }: InputOf<typeof adminsContract.password>,
  request: RequestScope,
): Promise<{ done: true }> {
  const row = await readOwnRow(ctx);
  await reauthenticate(ctx, row, body.current, 'current');
  if (await verifyPassword(body.wanted, row.password_hash)) throw createFieldProblem(ctx, 'wanted', 'password_same');
  const hash = await hashPassword(body.wanted);
  await inTransaction(ctx, async (own) => {
    if (!(await setPassword(own.tx, row.id, { hash, isOneTime: false, expectedHash: row.password_hash })))
      throw new Problem('conflict');
    await rotateSessions(own, request, row, 'admin.password');
    rememberDevice(request, ctx.platform.config.secret, { id: row.id, password_hash: hash }, ctx.now);
  });
  return { done: true };
}

/**
 * `POST /admin/totp/begin`: the new secret takes effect when a code confirms it. @throws Problem `conflict` if a secret
 * is in effect
 */
export async function beginTotp(
  ctx: Context,
  { body }: InputOf<typeof adminsContract.beginTotp>,
): Promise<OutputOf<typeof adminsContract.beginTotp>> {
  const row = await readOwnRow(ctx);
  if (row.totp_confirmed_at !== null) throw new Problem('conflict');
  await reauthenticate(ctx, row, body.password, 'password');
  const secret = newTotpSecret();
  const { config } = ctx.platform;
  const encrypted = encrypt(config.secret, 'totp', secret);
  // Another session may have confirmed a secret while the password was checked.
  if (!(await inTransaction(ctx, ({ tx }) => beginSecret(tx, row.id, encrypted)))) throw new Problem('conflict');
  return { secret, ...createTotpEnrollment(secret, config.ARBOR_NAME, row.email) };
}

/**
 * `POST /admin/totp/confirm`. @throws Problem `bad_input` with `code`; `conflict` if the authenticator is on or no
 * setup was begun
 */
export async function confirmTotp(
  ctx: TransactionContext,
  { body }: InputOf<typeof adminsContract.confirmTotp>,
  request: RequestScope,
): Promise<OutputOf<typeof adminsContract.confirmTotp>> {
  const row = await readOwnRow(ctx);
  if (row.totp_secret === null || row.totp_confirmed_at !== null) throw new Problem('conflict');
  const { secret } = ctx.platform.config;
  const step = findTotpStep(decrypt(secret, 'totp', row.totp_secret), body.code.replace(/\s/g, ''), ctx.now);
  if (step === undefined || !(await consumeTotpStep(ctx.tx, row.id, step)))
    throw createFieldProblem(ctx, 'code', 'code_wrong');
  if (!(await confirmSecret(ctx.tx, row.id, row.totp_secret))) throw new Problem('conflict');
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => createOneTimePassword().slice(0, 11));
  await replaceRecoveryCodes(
    ctx.tx,
    row.id,
    recoveryCodes.map((code) => hashRecoveryCode(secret, code)),
  );
  await rotateSessions(ctx, request, row, 'admin.totp_on');
  return { recoveryCodes };
}

/** `POST /admin/totp/remove` */
export async function removeTotp(
  ctx: Context,
  { body }: InputOf<typeof adminsContract.removeTotp>,
  request: RequestScope,
): Promise<{ done: true }> {
  const row = await readOwnRow(ctx);
  await reauthenticate(ctx, row, body.password, 'password');
  await inTransaction(ctx, async (own) => {
    await updateAdmin(own.tx, row.id, { totp_secret: null, totp_confirmed_at: null });
    await replaceRecoveryCodes(own.tx, row.id, []);
    await rotateSessions(own, request, row, 'admin.totp_off');
  });
  return { done: true };
}
