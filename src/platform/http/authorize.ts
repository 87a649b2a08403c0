import type { Actor, Context, Realm } from '../context.ts';
import type { Access, Operation } from './operation.ts';
import { Problem } from './problem.ts';

const realms: Record<Access, Realm> = {
  public: 'user',
  user: 'user',
  contributor: 'user',
  admin: 'admin',
  owner: 'admin',
};

/** One page asks several operations: who it is, is read once for each of its realms. */
const known = new WeakMap<Headers, Map<Realm, Promise<Actor>>>();

function resolveActor(ctx: Context, realm: Realm): Promise<Actor> {
  if (ctx.cookies.getToken(realm) === undefined) return Promise.resolve({ kind: 'visitor' });
  let actors = known.get(ctx.headers);
  if (actors === undefined) {
    actors = new Map();
    known.set(ctx.headers, actors);
  }
  let actor = actors.get(realm);
  if (actor === undefined) {
    actor = ctx.platform.actors.resolveActor(ctx, realm);
    actors.set(realm, actor);
  }
  return actor;
}

/**
 * The caller of an operation, by the session of its realm; who may not call is refused before anything else is read.
 * Somebody restricted is nobody in particular where no session is needed.
 * @throws Problem `unauthenticated` without a living session; `forbidden` for the suspended and for the wrong role
 */
export async function authorize(operation: Operation, ctx: Context): Promise<Actor> {
  const { access } = operation;
  if (access === 'public') {
    if (operation.shared === true) return { kind: 'visitor' };
    const actor = await resolveActor(ctx, 'user');
    return actor.kind !== 'visitor' && actor.restricted !== null ? { kind: 'visitor' } : actor;
  }
  const realm = realms[access];
  const actor = await resolveActor(ctx, realm);
  if (actor.kind === 'visitor') {
    // A dead cookie would keep this browser out of every cache. Only who asks who they are loses it: the refusal of
    // anything else may come late, when the browser has signed in again.
    if (operation.method === 'GET' && operation.allowRestricted === true && ctx.cookies.has(realm))
      ctx.cookies.end(realm);
    throw new Problem('unauthenticated');
  }
  if (actor.restricted !== null && operation.allowRestricted !== true)
    throw new Problem('forbidden', { detail: actor.restricted });
  if (access === 'owner' && (actor.kind !== 'admin' || actor.role !== 'owner')) throw new Problem('forbidden');
  if (access !== 'contributor' || actor.kind !== 'user') return actor;
  const contributorId = await ctx.platform.actors.contributorOf(ctx, actor.id);
  if (contributorId === undefined) throw new Problem('forbidden');
  return { ...actor, contributorId };
}
