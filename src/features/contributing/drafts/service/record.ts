import type { TransactionContext } from '../../../../platform/context.ts';

/**
 * Writes an audit entry if an admin changed the site's own works. Contributors' changes of their works aren't recorded.
 */
export async function recordWrite(
  ctx: TransactionContext,
  action: string,
  contentId: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (ctx.actor.kind !== 'admin') return;
  await ctx.platform.audit.record(ctx, { action, subjectType: 'content', subjectId: contentId, details });
}
