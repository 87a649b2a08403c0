import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import { hashPassword, oneTimePassword } from '../../../platform/identity/password.ts';
import { addAudit } from '../../audit/store.ts';
import { revokeAll } from '../../sessions/store.ts';
import {
  type AdminRow,
  addAdmin,
  clearAttempts,
  readAdminByEmail,
  readAdmins,
  replaceRecoveryCodes,
  setPassword,
  updateAdmin,
} from '../store.ts';
import { loginAttemptKey, reauthAttemptKey } from './login.ts';

/** For the command and the first start: whoever runs these has the database and the secret already. */
export interface Command {
  readonly db: Database;
  readonly secret: string;
}

export const createCommand = ({ db, platform }: Context): Command => ({ db, secret: platform.config.secret });

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly role: 'owner' | 'moderator';
}

/** In the log under the admin concerned: nobody is signed in to a command. */
const record = (tx: Transaction, adminId: string, action: string, details: object = {}): Promise<void> =>
  addAudit(tx, {
    id: newId(),
    admin_id: adminId,
    action,
    subject_type: 'admin',
    subject_id: adminId,
    details: JSON.stringify({ by: 'command', ...details }),
    request_id: 'command',
  });

/** Answers the one-time password, good for three days; undefined where there is an admin with this e-mail. */
export async function createAdmin({ db }: Command, { email, name, role }: NewAdmin): Promise<string | undefined> {
  const password = oneTimePassword();
  const password_hash = await hashPassword(password);
  const id = newId();
  const added = await db.transaction().execute(async (tx) => {
    if (!(await addAdmin(tx, { id, email, name, role, password_hash, password_expired: true }))) return false;
    await record(tx, id, 'admin.create', { role });
    return true;
  });
  return added ? password : undefined;
}

/** The owner of a fresh deployment; undefined where there is any admin. */
export async function createFirstAdmin(command: Command): Promise<{ email: string; password: string } | undefined> {
  if ((await readAdmins(command.db)).length > 0) return undefined;
  const email = 'owner@localhost';
  const password = await createAdmin(command, { email, name: 'Owner', role: 'owner' });
  return password === undefined ? undefined : { email, password };
}

/** Does something to an admin, and ends their sessions; false where there is no such admin. */
async function change(
  { db }: Command,
  email: string,
  action: string,
  work: (tx: Transaction, admin: AdminRow) => Promise<object | undefined>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const admin = await readAdminByEmail(tx, email);
    if (admin === undefined) return false;
    await record(tx, admin.id, action, await work(tx, admin));
    await revokeAll(tx, 'admin', admin.id);
    return true;
  });
}

/** For who has lost the password or the authenticator: a new one-time password, no authenticator, no lock. */
export async function resetAdmin(command: Command, email: string): Promise<string | undefined> {
  const password = oneTimePassword();
  const hash = await hashPassword(password);
  const found = await change(command, email, 'admin.reset', async (tx, { id }) => {
    await setPassword(tx, id, { hash, once: true });
    await updateAdmin(tx, id, { totp_secret: null, totp_confirmed_at: null });
    await replaceRecoveryCodes(tx, id, []);
    await clearAttempts(tx, loginAttemptKey(command.secret, email));
    await clearAttempts(tx, reauthAttemptKey(command.secret, id));
    return undefined;
  });
  return found ? password : undefined;
}

export const setAdminDisabled = (command: Command, email: string, disabled: boolean): Promise<boolean> =>
  change(command, email, disabled ? 'admin.disable' : 'admin.enable', async (tx, { id }) => {
    await updateAdmin(tx, id, { disabled_at: disabled ? new Date() : null });
    return undefined;
  });

export const setAdminRole = (command: Command, email: string, role: NewAdmin['role']): Promise<boolean> =>
  change(command, email, 'admin.role', async (tx, { id, role: before }) => {
    await updateAdmin(tx, id, { role });
    return { before, role };
  });

export interface AdminListed {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly totp: boolean;
  readonly disabled: boolean;
}

export async function listAdmins({ db }: Command): Promise<AdminListed[]> {
  return (await readAdmins(db)).map((row) => ({
    email: row.email,
    name: row.name,
    role: row.role,
    totp: row.totp_confirmed_at !== null,
    disabled: row.disabled_at !== null,
  }));
}
