import type { Actor, AdminActor, Context, Realm, UserActor } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { tokenHash } from '../../../platform/identity/encryption.ts';
import { translate } from '../../accounts/rules/messages.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import { readAdminSession, readUserSession, touchSession } from '../store.ts';

const suspension = (ctx: Context, reason: string | null): string =>
  reason === null || reason === ''
    ? translate('suspended', ctx.locale)
    : translate('suspended_because', ctx.locale, { reason });

async function resolveUser(ctx: Context, hash: Buffer): Promise<Actor> {
  const row = await readUserSession(ctx.db, hash);
  if (row === undefined) return { kind: 'visitor' };
  if (row.stale) await touchSession(ctx.db, row.session_id, lifetimes.user.idle);
  const restricted = row.status === 'suspended' ? suspension(ctx, row.suspended_reason) : null;
  return { kind: 'user', id: row.account_id, sessionId: row.session_id, restricted, contributorId: null };
}

async function resolveAdmin(ctx: Context, hash: Buffer): Promise<Actor> {
  const row = await readAdminSession(ctx.db, hash);
  if (row === undefined) return { kind: 'visitor' };
  if (row.stale) await touchSession(ctx.db, row.session_id, lifetimes.admin.idle);
  const restricted = row.password_expired ? translate('password_first', ctx.locale) : null;
  return { kind: 'admin', id: row.admin_id, sessionId: row.session_id, role: row.role, restricted };
}

/** Who is behind the request's session cookie, read anew for each request: what ends a session ends it at once. */
export async function resolveActor(ctx: Context, request: RequestScope, realm: Realm): Promise<Actor> {
  const token = request.cookies.getToken(realm);
  if (token === undefined) return { kind: 'visitor' };
  return realm === 'user' ? resolveUser(ctx, tokenHash(token)) : resolveAdmin(ctx, tokenHash(token));
}

/** For operations with `access: 'user'`: the router let nobody else in. */
export function userActor(ctx: Context): UserActor {
  if (ctx.actor.kind !== 'user') throw new Problem('unauthenticated');
  return ctx.actor;
}

/** For operations with `access: 'admin'` or `'owner'`. */
export function adminActor(ctx: Context): AdminActor {
  if (ctx.actor.kind !== 'admin') throw new Problem('unauthenticated');
  return ctx.actor;
}
