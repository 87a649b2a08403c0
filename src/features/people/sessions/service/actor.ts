import type { AdminActor, UserActor } from '../../../../platform/actor.ts';
import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';

/** The caller of an operation with `access: 'user'`, which the router has checked. */
export function userActor(ctx: Context): UserActor {
  if (ctx.actor.kind !== 'user') throw new Problem('unauthenticated');
  return ctx.actor;
}

/** The caller of an operation with `access: 'admin'` or `'owner'`. */
export function adminActor(ctx: Context): AdminActor {
  if (ctx.actor.kind !== 'admin') throw new Problem('unauthenticated');
  return ctx.actor;
}

/** The caller's contributor, for operations with `access: 'creator'`. */
export function creatorId({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind === 'visitor' || actor.contributorId === null) throw new Problem('unauthenticated');
  return actor.contributorId;
}
