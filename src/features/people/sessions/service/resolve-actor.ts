import type { Expression } from 'kysely';
import type { Actor, Realm } from '../../../../platform/actor.ts';
import { type ActorResolver, type Context, inTransaction } from '../../../../platform/context.ts';
import { hashToken } from '../../../../platform/identity/encryption.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import { createLiveSessionFinder, touchSession } from '../store.ts';

export interface SessionOwner<Row> {
  readonly ownerId: string;
  readonly sessionId: string;
  /** Null where there is no such person. */
  readonly owner: Row | null;
}

/** The people whom sessions of a realm belong to. */
export interface People<Row> {
  /** One column of one row, about the person of this identifier: read with the session by one statement. */
  readonly select: (id: Expression<string>) => Expression<Row>;
  /** Undefined for somebody who may not sign in any more. */
  readonly toActor: (ctx: Context, owner: SessionOwner<Row>) => Actor | undefined;
}

type FindActor = (ctx: Context, tokenHash: Buffer) => Promise<Actor | undefined>;

function createFinder<Row>(realm: Realm, { select, toActor }: People<Row>): FindActor {
  const { idle, touch } = lifetimes[realm];
  const findLiveSession = createLiveSessionFinder(realm, select, touch);
  return async (ctx, tokenHash) => {
    const session = await findLiveSession(ctx.db, tokenHash);
    if (session === undefined) return undefined;
    const { id: sessionId, owner_id: ownerId, owner } = session;
    const actor = toActor(ctx, { ownerId, sessionId, owner: owner as Row | null });
    if (actor !== undefined && session.is_stale)
      await inTransaction(ctx, ({ tx }) => touchSession(tx, sessionId, idle));
    return actor;
  };
}

/**
 * Finds out who is behind a request's session cookie. Session and person are read anew after each request has come, by one
 * query for several that come at once: what ends a session ends it at once.
 */
export function createActorResolver<User, Admin>(people: {
  readonly user: People<User>;
  readonly admin: People<Admin>;
}): ActorResolver['resolveActor'] {
  const find: Readonly<Record<Realm, FindActor>> = {
    user: createFinder('user', people.user),
    admin: createFinder('admin', people.admin),
  };
  return async (ctx, request, realm) => {
    const token = request.cookies.getToken(realm);
    if (token === undefined) return { kind: 'visitor' };
    return (await find[realm](ctx, hashToken(token))) ?? { kind: 'visitor' };
  };
}
