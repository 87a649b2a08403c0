import type { TransactionContext } from '../../../../platform/context.ts';

/** What an admin does to the site's own works is in the audit log; what contributors do to theirs isn't. */
export async function recordWrite(
  ctx: TransactionContext,
  action: string,
  contentId: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (ctx.actor.kind !== 'admin') return;
  await ctx.platform.audit.record(ctx, { action, subjectType: 'content', subjectId: contentId, details });
}
