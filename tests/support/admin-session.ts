import { randomUUID } from 'node:crypto';
import { addAdmin } from '../../src/features/people/admins/store/admin.ts';
import { lifetimes } from '../../src/features/people/sessions/rules/lifetimes.ts';
import { addSession } from '../../src/features/people/sessions/store.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import { createToken, hashToken } from '../../src/platform/identity/encryption.ts';

export type AdminRole = 'owner' | 'moderator';

export interface AdminSession {
  readonly adminId: string;
  readonly email: string;
  /** Value of the session cookie. */
  readonly token: string;
}

export const newAdminEmail = (role: AdminRole): string => `${role}-${randomUUID().slice(0, 8)}@example.com`;
export const toAdminName = (email: string): string => email.split('@')[0] ?? email;

/** Adds an admin directly to the database, which saves the time for hashing passwords. */
export async function addTestAdmin(
  db: Database,
  role: AdminRole,
  { name, passwordHash }: { readonly name?: string; readonly passwordHash: string },
): Promise<{ readonly adminId: string; readonly email: string }> {
  const [adminId, email] = [createId(), newAdminEmail(role)];
  const row = { id: adminId, email, name: name ?? toAdminName(email), role, password_hash: passwordHash };
  await db.transaction().execute((tx) => addAdmin(tx, { ...row, password_expired: false }));
  return { adminId, email };
}

/**
 * Adds an admin without a password. Their session starts now by the database's clock, so it doesn't expire because
 * other tests take long.
 * @returns the token of the session cookie
 */
export async function openAdminSession(db: Database, role: AdminRole): Promise<AdminSession> {
  const { adminId, email } = await addTestAdmin(db, role, { passwordHash: 'none' });
  const token = createToken();
  const session = { id: createId(), tokenHash: hashToken(token), realm: 'admin', ownerId: adminId } as const;
  await db
    .transaction()
    .execute((tx) => addSession(tx, { ...session, method: 'password', browser: 'Chromium' }, lifetimes.admin));
  return { adminId, email, token };
}
