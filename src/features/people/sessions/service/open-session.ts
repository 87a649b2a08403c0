import type { Realm } from '../../../../platform/actor.ts';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { createToken, hashToken } from '../../../../platform/identity/encryption.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { describeBrowser } from '../rules/browser.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import { addSession, revokeAll, revokeByToken, revokeOldest } from '../store.ts';

export { revokeSessionsOfOtherMethods } from '../store.ts';

const MAX_SESSIONS = 10;

/**
 * Ends the session of this browser's cookie.
 * @returns its owner; undefined if there was no session
 */
export async function revokeCurrentSession(
  ctx: TransactionContext,
  request: RequestScope,
  realm: Realm,
): Promise<string | undefined> {
  const token = request.cookies.getToken(realm);
  return token === undefined ? undefined : revokeByToken(ctx.tx, hashToken(token), realm);
}

/** Creates a new token at every sign-in, which prevents session fixation. */
export async function openSession(
  ctx: TransactionContext,
  request: RequestScope,
  realm: Realm,
  ownerId: string,
  method: SignInMethod | 'password',
): Promise<void> {
  await revokeCurrentSession(ctx, request, realm);
  const token = createToken();
  const browser = describeBrowser(request.headers.get('user-agent') ?? '');
  const session = { id: createId(), tokenHash: hashToken(token), realm, ownerId, method, browser };
  const expires = await addSession(ctx.tx, session, lifetimes[realm]);
  await revokeOldest(ctx.tx, realm, ownerId, MAX_SESSIONS);
  request.cookies.set(realm, token, expires);
}

/** Ends all sessions of an admin, after a change of password, role or status. */
export async function revokeAdminSessions(tx: Transaction, adminId: string): Promise<void> {
  await revokeAll(tx, 'admin', adminId);
}
