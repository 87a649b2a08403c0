import type { Actor, Realm } from '../actor.ts';
import type { Context } from '../context.ts';
import type { Access, Operation } from './operation.ts';
import { Problem } from './problem.ts';
import type { RequestScope } from './request-scope.ts';

const realms: Record<Exclude<Access, 'creator'>, Realm> = {
  public: 'user',
  user: 'user',
  contributor: 'user',
  admin: 'admin',
  owner: 'admin',
};

function resolveActor(ctx: Context, request: RequestScope, realm: Realm): Promise<Actor> {
  if (request.cookies.getToken(realm) === undefined) return Promise.resolve({ kind: 'visitor' });
  let actor = request.actors.get(realm);
  if (actor === undefined) {
    actor = ctx.platform.actors.resolveActor(ctx, request, realm);
    request.actors.set(realm, actor);
  }
  return actor;
}

/**
 * The caller of an operation, by the session of its realm; who may not call is refused before anything else is read.
 * A restricted actor counts as a visitor where no session is needed.
 * @throws Problem `unauthenticated` without a living session; `forbidden` for the suspended and for the wrong role
 */
export async function authorize(operation: Operation, ctx: Context, request: RequestScope): Promise<Actor> {
  const { access } = operation;
  if (access === 'public') {
    // Of whom a shared answer is for, its scope knows nothing.
    if (operation.shared === true && operation.personal !== true) return { kind: 'visitor' };
    if ('anonymous' in operation) return { kind: 'visitor' };
    const actor = await resolveActor(ctx, request, 'user');
    return actor.kind !== 'visitor' && actor.restricted !== null ? { kind: 'visitor' } : actor;
  }
  const realm = access === 'creator' ? request.area : realms[access];
  const actor = await resolveActor(ctx, request, realm);
  if (actor.kind === 'visitor') {
    // A dead cookie would keep this browser out of every cache. Only who asks who they are loses it: the refusal of
    // anything else may come late, when the browser has signed in again.
    if (operation.method === 'GET' && operation.allowRestricted === true && request.cookies.has(realm))
      request.cookies.end(realm);
    throw new Problem('unauthenticated');
  }
  if (actor.restricted !== null && operation.allowRestricted !== true)
    throw new Problem('forbidden', { detail: actor.restricted });
  if (access === 'owner' && (actor.kind !== 'admin' || actor.role !== 'owner')) throw new Problem('forbidden');
  if (access === 'creator' && actor.kind === 'admin')
    return { ...actor, contributorId: await ctx.platform.actors.findHouseContributorId(ctx) };
  if ((access !== 'contributor' && access !== 'creator') || actor.kind !== 'user') return actor;
  const contributorId = await ctx.platform.actors.findContributorId(ctx, actor.id);
  if (contributorId === undefined) throw new Problem('forbidden');
  return { ...actor, contributorId };
}
