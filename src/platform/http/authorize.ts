import type { Actor, Realm } from '../actor.ts';
import type { Context } from '../context.ts';
import { NO_ID } from '../database/id.ts';
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
 * Who works on works: by the session of the area that the caller says, else by a user's, else by an admin's. A page says
 * its area, so that an admin's session never stands in for a contributor's that has ended.
 */
async function resolveCreator(ctx: Context, request: RequestScope): Promise<Actor> {
  const actor = await resolveActor(ctx, request, request.area ?? 'user');
  return actor.kind === 'visitor' && request.area === undefined ? resolveActor(ctx, request, 'admin') : actor;
}

/** The site's own contributor. A read makes none: where nothing was made as it yet, there is nothing to read. */
async function findHouse({ method }: Operation, ctx: Context): Promise<string> {
  const { actors } = ctx.platform;
  return method === 'GET' ? ((await actors.findHouseContributorId(ctx)) ?? NO_ID) : actors.ensureHouseContributor(ctx);
}

/**
 * The caller of an operation, by the session of its realm; who may not call is refused before anything else is read.
 * A restricted actor counts as a visitor where no session is needed.
 * @throws Problem `unauthenticated` without a living session; `forbidden` for the suspended and for the wrong role
 */
export async function authorize(operation: Operation, ctx: Context, request: RequestScope): Promise<Actor> {
  const { access } = operation;
  if (access === 'public') {
    // The scope of a shared answer knows nothing about its caller.
    if (operation.shared === true && operation.personal !== true) return { kind: 'visitor' };
    if ('anonymous' in operation) return { kind: 'visitor' };
    const actor = await resolveActor(ctx, request, 'user');
    return actor.kind !== 'visitor' && actor.restricted !== null ? { kind: 'visitor' } : actor;
  }
  const realm = access === 'creator' ? undefined : realms[access];
  const actor = await (realm === undefined ? resolveCreator(ctx, request) : resolveActor(ctx, request, realm));
  if (actor.kind === 'visitor') {
    // A dead cookie would keep this browser out of every cache. Only who asks who they are loses it: the refusal of
    // anything else may come late, when the browser has signed in again.
    const asksWho = operation.method === 'GET' && operation.allowRestricted === true;
    if (asksWho && realm !== undefined && request.cookies.has(realm)) request.cookies.end(realm);
    throw new Problem('unauthenticated');
  }
  if (actor.restricted !== null && operation.allowRestricted !== true)
    throw new Problem('forbidden', { detail: actor.restricted });
  if (access === 'owner' && (actor.kind !== 'admin' || actor.role !== 'owner')) throw new Problem('forbidden');
  if (access === 'creator' && actor.kind === 'admin')
    return { ...actor, contributorId: await findHouse(operation, ctx) };
  if ((access !== 'contributor' && access !== 'creator') || actor.kind !== 'user') return actor;
  const contributorId = await ctx.platform.actors.findContributorId(ctx, actor.id);
  if (contributorId === undefined) throw new Problem('forbidden');
  return { ...actor, contributorId };
}
