import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type LockedPost, lockPost } from '../store/posts.ts';

/** Locks a post that isn't deleted until the transaction ends. @throws Problem `not_found` */
export async function lockManagedPost(ctx: TransactionContext, id: string): Promise<LockedPost> {
  const row = isId(id) ? await lockPost(ctx.tx, id, { deleted: false }) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Period in milliseconds in which several saves of a text by the same admin are one audit entry. */
const SAVING_MS = 10 * 60_000;

/**
 * Records that an admin saved a post, at most once in ten minutes per admin and post, because the editor saves while
 * typing.
 */
export const recordSaving = (ctx: TransactionContext, id: string): Promise<void> =>
  ctx.platform.audit.recordUnlessSince(
    ctx,
    { action: 'blog.update', subjectType: 'blog', subjectId: id },
    new Date(ctx.now.getTime() - SAVING_MS),
  );

export const record = (
  ctx: TransactionContext,
  action: string,
  id: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  ctx.platform.audit.record(ctx, { action: `blog.${action}`, subjectType: 'blog', subjectId: id, details });
