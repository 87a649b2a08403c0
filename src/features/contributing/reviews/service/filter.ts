import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { findCategoryIdByKey } from '../../../catalogue/categories/service/categories.ts';
import { selectContents } from '../../../catalogue/content/service/reviewed.ts';
import { findContributorIdByUsername } from '../../../people/contributors/service/contributors.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import type { QueueFilter } from '../store/queue.ts';

type Query = Omit<InputOf<(typeof reviewsContract)['queue']>['query'], 'limit' | 'cursor'>;

/**
 * Converts a query to the queue's filter; undefined if a category or contributor is unknown, so that nothing matches.
 */
export async function findFilter(ctx: Context, query: Query): Promise<QueueFilter | undefined> {
  const { kind, category, contributor, claimed, assigned, hours, ai } = query;
  const categoryId = category === undefined ? undefined : await findCategoryIdByKey(ctx.db, category);
  const contributorId = contributor === undefined ? undefined : await findContributorIdByUsername(ctx.db, contributor);
  if (category !== undefined && categoryId === undefined) return undefined;
  if (contributor !== undefined && contributorId === undefined) return undefined;
  return {
    adminId: adminActor(ctx).id,
    kind,
    claimed,
    assigned,
    hours: hours === undefined ? undefined : Number(hours),
    contributorId,
    contents:
      categoryId === undefined && ai === undefined
        ? undefined
        : selectContents(ctx.db, { categoryId, ai: ai === undefined ? undefined : ai === 'yes' }),
  };
}
