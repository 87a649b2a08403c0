import { type Expression, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Admin } from '../../../../platform/database/schema.ts';

const columns = [
  'id',
  'email',
  'name',
  'role',
  'password_hash',
  'password_expired',
  'totp_secret',
  'totp_confirmed_at',
  'disabled_at',
] as const;

export interface AdminRow extends Pick<Selectable<Admin>, Exclude<(typeof columns)[number], 'role'>> {
  readonly role: 'owner' | 'moderator';
  /** Whether the one-time password has expired unused. */
  readonly password_stale: boolean;
}

const selectAdmins = (db: Database) =>
  db
    .selectFrom('admin')
    .select(columns)
    .select(sql<boolean>`password_expired and password_set_at < now() - interval '3 days'`.as('password_stale'))
    .$castTo<AdminRow>();

export interface AdminStatus extends Pick<AdminRow, 'role' | 'password_expired'> {
  readonly is_disabled: boolean;
}

/** Admin data that every request of a signed-in admin needs, as JSON. */
export const selectStatus = (id: Expression<string>) => sql<AdminStatus>`
  select json_build_object('role', role, 'password_expired', password_expired, 'is_disabled', disabled_at is not null)
  from admin where id = ${id}`;

export async function readAdminByEmail(db: Database, email: string): Promise<AdminRow | undefined> {
  return selectAdmins(db).where('email', '=', email).executeTakeFirst();
}

export async function readAdmin(db: Database, id: string): Promise<AdminRow | undefined> {
  return selectAdmins(db).where('id', '=', id).executeTakeFirst();
}

/** Locks the admin until the transaction ends. */
export async function lockAdmin(tx: Transaction, id: string): Promise<AdminRow | undefined> {
  return selectAdmins(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function readAdmins(db: Database): Promise<AdminRow[]> {
  return selectAdmins(db).orderBy('email').execute();
}

export async function readAdminNames(
  db: Database,
  ids: readonly string[],
): Promise<Pick<Selectable<Admin>, 'id' | 'name' | 'email'>[]> {
  return db
    .selectFrom('admin')
    .select(['id', 'name', 'email'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Locks all enabled owners until the transaction ends. */
export async function lockActiveOwners(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('admin')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether another enabled admin exists. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin')
    .select('id')
    .where('id', '<>', id)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false if an admin has this e-mail */
export async function addAdmin(
  tx: Transaction,
  admin: { id: string; email: string; name: string; role: string; password_hash: string; password_expired: boolean },
): Promise<boolean> {
  const added = await tx
    .insertInto('admin')
    .values(admin)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function updateAdmin(
  tx: Transaction,
  id: string,
  change: {
    totp_secret?: string | null;
    totp_confirmed_at?: Date | null;
    totp_step?: number;
    disabled_at?: Date | null;
    role?: string;
  },
): Promise<void> {
  await tx.updateTable('admin').set(change).where('id', '=', id).execute();
}

/** @returns false if the password has changed since `expectedHash` was read */
export async function setPassword(
  tx: Transaction,
  id: string,
  password: { readonly hash: string; readonly isOneTime: boolean; readonly expectedHash?: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('admin')
    .set({ password_hash: password.hash, password_expired: password.isOneTime, password_set_at: sql<Date>`now()` })
    .where('id', '=', id)
    .$if(password.expectedHash !== undefined, (query) => query.where('password_hash', '=', password.expectedHash ?? ''))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false if a secret is already confirmed */
export async function beginSecret(tx: Transaction, id: string, secret: string): Promise<boolean> {
  const changed = await tx
    .updateTable('admin')
    .set({ totp_secret: secret })
    .where('id', '=', id)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false if another setup was begun since, or a secret is already confirmed */
export async function confirmSecret(tx: Transaction, id: string, secret: string): Promise<boolean> {
  const changed = await tx
    .updateTable('admin')
    .set({ totp_confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('totp_secret', '=', secret)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false if the code of this or a later time step was used */
export async function consumeTotpStep(tx: Transaction, id: string, step: number): Promise<boolean> {
  const changed = await tx
    .updateTable('admin')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(tx: Transaction, adminId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('admin_recovery_code').where('admin_id', '=', adminId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('admin_recovery_code')
    .values(hashes.map((code_hash) => ({ admin_id: adminId, code_hash })))
    .execute();
}

/** @returns true only for the first use of a code */
export async function consumeRecoveryCode(tx: Transaction, adminId: string, hash: Buffer): Promise<boolean> {
  const changed = await tx
    .updateTable('admin_recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
