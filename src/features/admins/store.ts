import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/pool.ts';

export interface AdminRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'owner' | 'moderator';
  readonly password_hash: string;
  readonly password_expired: boolean;
  readonly totp_secret: string | null;
  readonly totp_confirmed_at: Date | null;
  readonly disabled_at: Date | null;
  /** A one-time password that nobody used in time. */
  readonly password_stale: boolean;
}

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

const readable = (db: Database) =>
  db
    .selectFrom('admin')
    .select(columns)
    .select(sql<boolean>`password_expired and password_set_at < now() - interval '3 days'`.as('password_stale'))
    .$castTo<AdminRow>();

export async function readAdminByEmail(db: Database, email: string): Promise<AdminRow | undefined> {
  return readable(db).where('email', '=', email).executeTakeFirst();
}

export async function readAdmin(db: Database, id: string): Promise<AdminRow | undefined> {
  return readable(db).where('id', '=', id).executeTakeFirst();
}

export async function readAdmins(db: Database): Promise<AdminRow[]> {
  return readable(db).orderBy('email').execute();
}

/** False where there is an admin with this e-mail. */
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

/** False where it was replaced since `known` was read. */
export async function setPassword(
  tx: Transaction,
  id: string,
  password: { readonly hash: string; readonly once: boolean; readonly known?: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('admin')
    .set({ password_hash: password.hash, password_expired: password.once, password_set_at: sql<Date>`now()` })
    .where('id', '=', id)
    .$if(password.known !== undefined, (query) => query.where('password_hash', '=', password.known ?? ''))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** False where another secret was begun with since, or one is confirmed. */
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

/** Takes a code's step once: false where this or a later one has been used. */
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

/** True once for each code. */
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

export interface Attempts {
  readonly failures: number;
  /** Seconds until they are forgotten. */
  readonly wait: number;
}

/** Counts a try before it is known to be wrong, so that tries at the same instant in two processes all count. */
export async function recordAttempt(db: Database, emailHash: Buffer, window: string): Promise<Attempts> {
  const { rows } = await sql<Attempts>`
    insert into admin_failure as f (email_hash, failures, window_start) values (${emailHash}, 1, now())
    on conflict (email_hash) do update set
      failures = case when f.window_start < now() - ${window}::interval then 1 else f.failures + 1 end,
      window_start = case when f.window_start < now() - ${window}::interval then now() else f.window_start end
    returning failures, ceil(extract(epoch from window_start + ${window}::interval - now()))::int as wait`.execute(db);
  return rows[0] ?? { failures: 1, wait: 0 };
}

/** It was right, as far as it went. */
export async function undoAttempt(db: Database, emailHash: Buffer): Promise<void> {
  await sql`update admin_failure set failures = greatest(failures - 1, 0) where email_hash = ${emailHash}`.execute(db);
}

export async function clearAttempts(db: Database, emailHash: Buffer): Promise<void> {
  await db.deleteFrom('admin_failure').where('email_hash', '=', emailHash).execute();
}

export async function deleteExpiredAttempts(db: Database): Promise<void> {
  await sql`delete from admin_failure where window_start < now() - interval '1 day'`.execute(db);
}
