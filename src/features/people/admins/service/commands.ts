import type { AuditLog } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createOneTimePassword, hashPassword } from '../../../../platform/identity/password.ts';
import { revokeAdminSessions } from '../../sessions/service/open-session.ts';
import {
  type AdminRow,
  addAdmin,
  lockActiveOwners,
  readAdminByEmail,
  readAdmins,
  replaceRecoveryCodes,
  setPassword,
  updateAdmin,
} from '../store/admin.ts';
import { clearAttempts } from '../store/attempts.ts';
import { reauthAttemptKey } from './attempts.ts';

/** Dependencies of the command line and of the first start. */
export interface AdminCommandDeps {
  readonly db: Database;
  readonly secret: string;
  readonly audit: AuditLog;
}

export const createAdminCommandDeps = ({ db, platform }: Context): AdminCommandDeps => ({
  db,
  secret: platform.config.secret,
  audit: platform.audit,
});

type Role = 'owner' | 'moderator';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Error for removing the last owner, after which nobody could change money, settings or admins. The message is for the
 * operator who runs the command.
 */
export class LastOwnerError extends Error {
  constructor(email: string) {
    super(`${email} is the last owner who can sign in. Make somebody else owner first.`);
  }
}

/** A command has no signed-in admin, so its audit entries name the changed admin. */
const record = ({ audit }: AdminCommandDeps, tx: Transaction, adminId: string, action: string, details: object = {}) =>
  audit.record(
    { tx, actor: { kind: 'visitor' }, requestId: 'command' },
    { adminId, action, subjectType: 'admin', subjectId: adminId, details: { by: 'command', ...details } },
  );

/** @returns the one-time password, valid for three days; undefined if an admin has this e-mail */
export async function createAdmin(
  command: AdminCommandDeps,
  { email, name, role }: NewAdmin,
): Promise<string | undefined> {
  const password = createOneTimePassword();
  const password_hash = await hashPassword(password);
  const id = createId();
  const added = await command.db.transaction().execute(async (tx) => {
    if (!(await addAdmin(tx, { id, email, name, role, password_hash, password_expired: true }))) return false;
    await record(command, tx, id, 'admin.create', { role });
    return true;
  });
  return added ? password : undefined;
}

/** Default role of a new admin: owner while the deployment has none. */
export async function chooseRole({ db }: AdminCommandDeps): Promise<Role> {
  const admins = await readAdmins(db);
  return admins.some(({ role, disabled_at }) => role === 'owner' && disabled_at === null) ? 'moderator' : 'owner';
}

/** Creates the owner of a new deployment; undefined if it has an admin. */
export async function createFirstAdmin(
  command: AdminCommandDeps,
): Promise<{ email: string; password: string } | undefined> {
  if ((await readAdmins(command.db)).length > 0) return undefined;
  const email = 'owner@localhost';
  const password = await createAdmin(command, { email, name: 'Owner', role: 'owner' });
  return password === undefined ? undefined : { email, password };
}

/**
 * Changes an admin and ends their sessions.
 * @returns false if the admin doesn't exist
 */
async function changeAdmin(
  command: AdminCommandDeps,
  email: string,
  action: string,
  work: (tx: Transaction, admin: AdminRow) => Promise<object | undefined>,
): Promise<boolean> {
  return command.db.transaction().execute(async (tx) => {
    const admin = await readAdminByEmail(tx, email);
    if (admin === undefined) return false;
    await record(command, tx, admin.id, action, await work(tx, admin));
    await revokeAdminSessions(tx, admin.id);
    return true;
  });
}

/**
 * Resets an admin who lost the password or the authenticator: creates a one-time password, removes the authenticator
 * and clears the counters.
 */
export async function resetAdmin(command: AdminCommandDeps, email: string): Promise<string | undefined> {
  const password = createOneTimePassword();
  const hash = await hashPassword(password);
  const found = await changeAdmin(command, email, 'admin.reset', async (tx, { id }) => {
    await setPassword(tx, id, { hash, isOneTime: true });
    await updateAdmin(tx, id, { totp_secret: null, totp_confirmed_at: null });
    await replaceRecoveryCodes(tx, id, []);
    await clearAttempts(tx, reauthAttemptKey(command.secret, id));
    return undefined;
  });
  return found ? password : undefined;
}

/** @throws LastOwnerError */
async function refuseLastOwner(tx: Transaction, { id, email }: AdminRow): Promise<void> {
  const owners = await lockActiveOwners(tx);
  if (owners.length === 1 && owners[0] === id) throw new LastOwnerError(email);
}

/** @throws LastOwnerError */
export const setAdminDisabled = (command: AdminCommandDeps, email: string, disabled: boolean): Promise<boolean> =>
  changeAdmin(command, email, disabled ? 'admin.disable' : 'admin.enable', async (tx, admin) => {
    if (disabled) await refuseLastOwner(tx, admin);
    await updateAdmin(tx, admin.id, { disabled_at: disabled ? new Date() : null });
    return undefined;
  });

/** @throws LastOwnerError */
export const setAdminRole = (command: AdminCommandDeps, email: string, role: Role): Promise<boolean> =>
  changeAdmin(command, email, 'admin.role', async (tx, admin) => {
    if (role === 'moderator') await refuseLastOwner(tx, admin);
    await updateAdmin(tx, admin.id, { role });
    return { before: admin.role, role };
  });

export interface AdminSummary {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly totp: boolean;
  readonly disabled: boolean;
}

export async function listAdmins({ db }: AdminCommandDeps): Promise<AdminSummary[]> {
  return (await readAdmins(db)).map((row) => ({
    email: row.email,
    name: row.name,
    role: row.role,
    totp: row.totp_confirmed_at !== null,
    disabled: row.disabled_at !== null,
  }));
}
