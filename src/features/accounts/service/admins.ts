import type { Context as Whole } from '../../../platform/context.ts';
import { newId } from '../../../platform/database/id.ts';
import { hashPassword, oneTimePassword } from '../../../platform/identity/password.ts';
import { addAdmin, readAdminByEmail, readAdmins, replaceRecoveryCodes, updateAdmin } from '../store/admin.ts';
import { revokeAll } from '../store/session.ts';

type Context = Pick<Whole, 'db' | 'now'>;

/** For the command and the first start: whoever runs these has the database already. */
export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly role: 'owner' | 'moderator';
}

/** Answers the one-time password; undefined where there is an admin with this e-mail. */
export async function createAdmin(ctx: Context, { email, name, role }: NewAdmin): Promise<string | undefined> {
  const password = oneTimePassword();
  const password_hash = await hashPassword(password);
  const added = await addAdmin(ctx.db, { id: newId(), email, name, role, password_hash, password_expired: true });
  return added ? password : undefined;
}

/** The owner of a fresh deployment; undefined where there is any admin. */
export async function createFirstAdmin(ctx: Context): Promise<{ email: string; password: string } | undefined> {
  if ((await readAdmins(ctx.db)).length > 0) return undefined;
  const email = 'owner@localhost';
  const password = await createAdmin(ctx, { email, name: 'Owner', role: 'owner' });
  return password === undefined ? undefined : { email, password };
}

/** For who has lost the password or the authenticator: a new one-time password, no authenticator, no session. */
export async function resetAdmin(ctx: Context, email: string): Promise<string | undefined> {
  const admin = await readAdminByEmail(ctx.db, email);
  if (admin === undefined) return undefined;
  const password = oneTimePassword();
  const password_hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (tx) => {
    await updateAdmin(tx, admin.id, {
      password_hash,
      password_expired: true,
      totp_secret: null,
      totp_confirmed_at: null,
    });
    await replaceRecoveryCodes(tx, admin.id, []);
    await revokeAll(tx, 'admin', admin.id);
  });
  return password;
}

/** False where there is no such admin. A disabled one's sessions end at once. */
export async function setAdminDisabled(ctx: Context, email: string, disabled: boolean): Promise<boolean> {
  const admin = await readAdminByEmail(ctx.db, email);
  if (admin === undefined) return false;
  await updateAdmin(ctx.db, admin.id, { disabled_at: disabled ? ctx.now : null });
  return true;
}

export interface AdminListed {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly totp: boolean;
  readonly disabled: boolean;
}

export async function listAdmins(ctx: Context): Promise<AdminListed[]> {
  return (await readAdmins(ctx.db)).map((row) => ({
    email: row.email,
    name: row.name,
    role: row.role,
    totp: row.totp_confirmed_at !== null,
    disabled: row.disabled_at !== null,
  }));
}
