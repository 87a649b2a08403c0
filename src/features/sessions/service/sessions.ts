import type { Context, Realm, TransactionContext } from '../../../platform/context.ts';
import { isId, newId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { newToken, tokenHash } from '../../../platform/identity/encryption.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import type { accountsContract } from '../../accounts/contract.ts';
import { recordAudit } from '../../audit/service.ts';
import { describeBrowser } from '../rules/browser.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import {
  addSession,
  readSessions,
  revokeAll,
  revokeByToken,
  revokeOldest,
  revokeOne,
  type SessionRow,
} from '../store.ts';
import { adminActor, userActor } from './actor.ts';

const MAX_SESSIONS = 10;

/** Ends what this browser's cookie of the realm opens; answers whose it was. */
export async function revokeCurrentSession(
  ctx: TransactionContext,
  request: RequestScope,
  realm: Realm,
): Promise<string | undefined> {
  const token = request.cookies.getToken(realm);
  return token === undefined ? undefined : revokeByToken(ctx.tx, tokenHash(token), realm);
}

/** A new token at every sign-in: one that was planted before opens nothing. */
export async function openSession(
  ctx: TransactionContext,
  request: RequestScope,
  realm: Realm,
  owner: string,
  method: SignInMethod | 'password',
): Promise<void> {
  await revokeCurrentSession(ctx, request, realm);
  const token = newToken();
  const expires = await addSession(
    ctx.tx,
    {
      id: newId(),
      token_hash: tokenHash(token),
      realm,
      account_id: realm === 'user' ? owner : null,
      admin_id: realm === 'admin' ? owner : null,
      method,
      browser: describeBrowser(request.headers.get('user-agent') ?? ''),
    },
    lifetimes[realm],
  );
  await revokeOldest(ctx.tx, realm, owner, MAX_SESSIONS);
  request.cookies.set(realm, token, expires);
}

/** `POST /user/logout`. Somebody who is not signed in has what they asked for. */
export async function logOut(ctx: TransactionContext, _: unknown, request: RequestScope): Promise<{ done: true }> {
  await revokeCurrentSession(ctx, request, 'user');
  request.cookies.end('user');
  return { done: true };
}

type Listed = OutputOf<typeof accountsContract.sessions>['items'][number];

const listed = (row: SessionRow, current: string): Listed => ({
  _id: row.id,
  method: row.method as Listed['method'],
  browser: row.browser,
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  current: row.id === current,
});

export async function listSessions(ctx: Context): Promise<OutputOf<typeof accountsContract.sessions>> {
  const { id, sessionId } = userActor(ctx);
  return { items: (await readSessions(ctx.db, 'user', id)).map((row) => listed(row, sessionId)) };
}

/** @throws Problem `not_found` for somebody else's, too */
export async function endSession(
  ctx: TransactionContext,
  { params }: InputOf<typeof accountsContract.endSession>,
  request: RequestScope,
): Promise<{ done: true }> {
  const { id, sessionId } = userActor(ctx);
  if (!isId(params.id) || !(await revokeOne(ctx.tx, 'user', id, params.id))) throw new Problem('not_found');
  if (params.id === sessionId) request.cookies.end('user');
  return { done: true };
}

/** Everywhere, this browser included. */
export async function endAllSessions(
  ctx: TransactionContext,
  _: unknown,
  request: RequestScope,
): Promise<{ ended: number }> {
  const { id } = userActor(ctx);
  const ended = await revokeAll(ctx.tx, 'user', id);
  request.cookies.end('user');
  return { ended };
}

export async function listAdminSessions(ctx: Context): Promise<OutputOf<typeof accountsContract.adminSessions>> {
  const { id, sessionId } = adminActor(ctx);
  return { items: (await readSessions(ctx.db, 'admin', id)).map((row) => listed(row, sessionId)) };
}

/** All of the admin's but this one. */
export async function endOtherAdminSessions(ctx: TransactionContext): Promise<{ ended: number }> {
  const { id, sessionId } = adminActor(ctx);
  const ended = await revokeAll(ctx.tx, 'admin', id, sessionId);
  await recordAudit(ctx, { action: 'admin.end_sessions', subjectType: 'admin', subjectId: id, details: { ended } });
  return { ended };
}
