import type { Expression } from 'kysely';
import type { Actor, Realm } from '../../../../platform/actor.ts';
import { type ActorResolver, type Context, inTransaction } from '../../../../platform/context.ts';
import { hashToken } from '../../../../platform/identity/encryption.ts';
import { lifetimes } from '../rules/lifetimes.ts';
import { createLiveSessionFinder, touchSession } from '../store.ts';

export interface SessionOwner<Row> {
  readonly ownerId: string;
  readonly sessionId: string;
  /** Data of the session's owner; null if the owner doesn't exist. */
  readonly owner: Row | null;
}

/** Kind of session owners: people or admins. */
export interface People<Row> {
  /** Query of the owner's data as one column, which is read together with the session. */
  readonly select: (id: Expression<string>) => Expression<Row>;
  /** Converts the owner's data to an actor; undefined for an owner who may no longer sign in. */
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
 * Makes the function that identifies the owner of a request's session cookie. It reads session and owner for every
 * request, batching concurrent requests in one query, so that a revoked session ends at once.
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
