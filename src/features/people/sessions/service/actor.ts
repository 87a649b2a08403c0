import type { AdminActor, UserActor } from '../../../../platform/actor.ts';
import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';

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

/** For operations with `access: 'creator'`: whose works the caller works on. */
export function creatorId({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind === 'visitor' || actor.contributorId === null) throw new Problem('unauthenticated');
  return actor.contributorId;
}
