import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { canWithdraw, requireOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';

/**
 * Adds the caller's contributor to the context, who can also be an affiliate without works.
 * @throws Problem `forbidden` for accounts without one, and for contributors who can't be paid
 */
export async function asPayee<C extends Context>(ctx: C): Promise<C> {
  const { id: contributorId, status } = await requireOwnContributor(ctx);
  if (!canWithdraw(status)) throw new Problem('forbidden');
  return { ...ctx, actor: { ...userActor(ctx), contributorId } };
}
