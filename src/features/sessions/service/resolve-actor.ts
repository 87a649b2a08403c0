import type { Actor, Realm } from '../../../platform/actor.ts';
import { type ActorResolver, type Context, inTransaction } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/identity/encryption.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import { readLiveSession, touchSession } from '../store.ts';

export interface SessionOwner {
  readonly ownerId: string;
  readonly sessionId: string;
}

/** Finds the person whom a session belongs to; undefined for somebody who may not sign in any more. */
export type FindPerson = (ctx: Context, owner: SessionOwner) => Promise<Actor | undefined>;

/**
 * Finds out who is behind a request's session cookie. Session and person are read anew for each request: what ends a
 * session ends it at once.
 */
export function createActorResolver(findPerson: Readonly<Record<Realm, FindPerson>>): ActorResolver['resolveActor'] {
  return async (ctx, request, realm) => {
    const token = request.cookies.getToken(realm);
    if (token === undefined) return { kind: 'visitor' };
    const { idle, touch } = lifetimes[realm];
    const session = await readLiveSession(ctx.db, realm, hashToken(token), touch);
    if (session === undefined) return { kind: 'visitor' };
    const actor = await findPerson[realm](ctx, { ownerId: session.owner_id, sessionId: session.id });
    if (actor === undefined) return { kind: 'visitor' };
    if (session.is_stale) await inTransaction(ctx, ({ tx }) => touchSession(tx, session.id, idle));
    return actor;
  };
}
