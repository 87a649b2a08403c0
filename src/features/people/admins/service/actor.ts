import type { AdminActor } from '../../../../platform/actor.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { adminActor } from '../../sessions/service/actor.ts';
import type { People, SessionOwner } from '../../sessions/service/resolve-actor.ts';
import type { adminsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import {
  type AdminRow,
  type AdminStatus,
  lockAdmin,
  readAdmin,
  readAdminNames,
  readAdmins,
  selectStatus,
} from '../store/admin.ts';

export { hasOtherAdmin } from '../store/admin.ts';

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

/** The admin as an actor; undefined for a disabled admin. */
function toActor(ctx: Context, { ownerId: id, sessionId, owner }: SessionOwner<AdminStatus>): AdminActor | undefined {
  if (owner === null || owner.is_disabled) return undefined;
  const restricted = owner.password_expired ? translate('password_first', ctx.locale) : null;
  return { kind: 'admin', id, sessionId, role: owner.role, contributorId: null, restricted };
}

/** Admins as owners of sessions. */
export const admins: People<AdminStatus> = { select: selectStatus, toActor };

/** Row of the calling admin. */
export async function readOwnRow(ctx: Context): Promise<AdminRow> {
  const row = await readAdmin(ctx.db, adminActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return row;
}

/** `GET /admin/authenticate` */
export async function authenticateAdmin(ctx: Context): Promise<OutputOf<typeof adminsContract.authenticate>> {
  return { admin: toAuthAdmin(await readOwnRow(ctx)) };
}

/** @returns names and e-mails by admin id */
export async function findAdminNames(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly email: string }>> {
  return new Map((await readAdminNames(ctx.db, ids)).map(({ id, name, email }) => [id, { name, email }]));
}

/** Enabled admins, by name. */
export const findWorkingAdmins = async (db: Database): Promise<AdminRow[]> =>
  (await readAdmins(db))
    .filter(({ disabled_at }) => disabled_at === null)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Locks an enabled admin until the transaction ends; undefined if the admin is disabled. */
export async function lockWorkingAdmin(tx: Transaction, id: string): Promise<AdminRow | undefined> {
  const row = await lockAdmin(tx, id);
  return row?.disabled_at === null ? row : undefined;
}

/** E-mail addresses of all enabled owners, or all but one. */
export const findOwnerAddresses = async (db: Database, exceptId?: string): Promise<string[]> =>
  (await readAdmins(db)).flatMap(({ id, role, disabled_at, email }) =>
    role === 'owner' && disabled_at === null && id !== exceptId ? [email] : [],
  );
