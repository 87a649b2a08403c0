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
  let actor = request.actors.get(realm);
  if (actor === undefined) {
    if (request.cookies.getToken(realm) === undefined) return Promise.resolve({ kind: 'visitor' });
    actor = ctx.platform.actors.resolveActor(ctx, request, realm);
    request.actors.set(realm, actor);
  }
  return actor;
}

/**
 * Identifies the caller of an operation on works: by the session of the area that the request names, or else by a
 * user's, then by an admin's session. Pages name their area, so that an admin's session never replaces a contributor's
 * that has ended.
 */
async function resolveCreator(ctx: Context, request: RequestScope): Promise<Actor> {
  const actor = await resolveActor(ctx, request, request.area ?? 'user');
  return actor.kind === 'visitor' && request.area === undefined ? resolveActor(ctx, request, 'admin') : actor;
}

/** The site's own contributor. A read doesn't create it, because without it there is nothing to read. */
async function findHouse({ method }: Operation, ctx: Context): Promise<string> {
  const { actors } = ctx.platform;
  return method === 'GET' ? ((await actors.findHouseContributorId(ctx)) ?? NO_ID) : actors.ensureHouseContributor(ctx);
}

/**
 * Identifies the caller by the session of the operation's realm and refuses unauthorized calls before anything else is
 * read. A restricted actor counts as a visitor for operations without a session.
 * @throws Problem `unauthenticated` without a live session; `forbidden` for suspended accounts and for the wrong role
 */
export async function authorize(operation: Operation, ctx: Context, request: RequestScope): Promise<Actor> {
  const { access } = operation;
  if (access === 'public') {
    // A shared response must not depend on its caller.
    if (operation.shared === true && operation.personal !== true) return { kind: 'visitor' };
    if ('anonymous' in operation) return { kind: 'visitor' };
    const actor = await resolveActor(ctx, request, 'user');
    return actor.kind !== 'visitor' && actor.restricted !== null ? { kind: 'visitor' } : actor;
  }
  const realm = access === 'creator' ? undefined : realms[access];
  const actor = await (realm === undefined ? resolveCreator(ctx, request) : resolveActor(ctx, request, realm));
  if (actor.kind === 'visitor') {
    // A cookie of an ended session would disable caching for this browser. Only the request for the current user
    // removes it, because other refusals may arrive after a new sign-in.
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
