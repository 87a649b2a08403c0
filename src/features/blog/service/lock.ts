import type { TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type LockedPost, lockPost } from '../store/posts.ts';

/** A post that isn't deleted, held until the transaction ends. @throws Problem `not_found` */
export async function lockManagedPost(ctx: TransactionContext, id: string): Promise<LockedPost> {
  const row = isId(id) ? await lockPost(ctx.tx, id, { deleted: false }) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

export const record = (
  ctx: TransactionContext,
  action: string,
  id: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  ctx.platform.audit.record(ctx, { action: `blog.${action}`, subjectType: 'blog', subjectId: id, details });
