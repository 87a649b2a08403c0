import type { AdminActor } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { adminActor } from '../../sessions/service/actor.ts';
import type { adminsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { type AdminRow, hasOther, readAdmin, readAdminNames } from '../store/admin.ts';

type AuthAdmin = OutputOf<typeof adminsContract.authenticate>['admin'];

export const toAuthAdmin = (row: AdminRow): AuthAdmin => ({
  type: 'admin',
  adminId: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  totp: row.totp_confirmed_at !== null,
  passwordExpired: row.password_expired,
});

/** The admin that a session belongs to; undefined where they are disabled. */
export async function resolveAdmin(
  ctx: Context,
  { ownerId, sessionId }: { readonly ownerId: string; readonly sessionId: string },
): Promise<AdminActor | undefined> {
  const row = await readAdmin(ctx.db, ownerId);
  if (row === undefined || row.disabled_at !== null) return undefined;
  const restricted = row.password_expired ? translate('password_first', ctx.locale) : null;
  return { kind: 'admin', id: row.id, sessionId, role: row.role, contributorId: null, restricted };
}

/** The row of the admin who calls. */
export async function readOwnRow(ctx: Context): Promise<AdminRow> {
  const row = await readAdmin(ctx.db, adminActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return row;
}

/** `GET /admin/authenticate` */
export async function authenticateAdmin(ctx: Context): Promise<OutputOf<typeof adminsContract.authenticate>> {
  return { admin: toAuthAdmin(await readOwnRow(ctx)) };
}

/** @returns name and e-mail by identifier */
export async function findAdminNames(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly email: string }>> {
  return new Map((await readAdminNames(ctx.db, ids)).map(({ id, name, email }) => [id, { name, email }]));
}

/** Whether there is another admin than this one who may work. */
export const hasOtherAdmin = (db: Database, adminId: string): Promise<boolean> => hasOther(db, adminId);
