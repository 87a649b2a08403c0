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
  /** Value of the session's cookie. */
  readonly token: string;
}

export const newAdminEmail = (role: AdminRole): string => `${role}-${randomUUID().slice(0, 8)}@example.com`;
export const toAdminName = (email: string): string => email.split('@')[0] ?? email;

/**
 * A new admin whose session begins now: none ends because of how long other tests took. Both are written into the
 * database, which spares hashing a password four times. Without `passwordHash` the admin has no password.
 */
export async function openAdminSession(
  db: Database,
  role: AdminRole,
  given: { readonly name?: string; readonly passwordHash?: string } = {},
): Promise<AdminSession> {
  const [adminId, email, token] = [createId(), newAdminEmail(role), createToken()];
  const { name = toAdminName(email), passwordHash = 'none' } = given;
  await db.transaction().execute(async (tx) => {
    await addAdmin(tx, { id: adminId, email, name, role, password_hash: passwordHash, password_expired: false });
    const session = { id: createId(), tokenHash: hashToken(token), realm: 'admin', ownerId: adminId } as const;
    await addSession(tx, { ...session, method: 'password', browser: 'Chromium' }, lifetimes.admin);
  });
  return { adminId, email, token };
}
