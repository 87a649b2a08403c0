import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Takedown } from '../contract/takedown.ts';
import { describeStatus } from '../rules/status.ts';
import { describeTakedown as toSentence } from '../rules/takedown.ts';
import { readStatus, setTakedown } from '../store/status.ts';
import { publishPreviews, settlePreviews, withdrawPreviews } from './previews.ts';
import { lockStatus, moveContent, refuseMove } from './status.ts';

/**
 * Unpublishes a content, or marks one that its contributor has unpublished, so that only an admin can publish it again.
 * @throws Problem `not_found`; `conflict` for a content that was never published or that an admin already took down
 */
export async function takeDown(ctx: TransactionContext, contentId: string, takedown: Takedown): Promise<void> {
  const { status, unpublished_code } = await lockStatus(ctx, contentId);
  if (unpublished_code !== null) throw new Problem('conflict', { detail: describeStatus('taken_down', ctx.locale) });
  if (status !== 'unpublished') await moveContent(ctx, contentId, 'unpublished');
  await setTakedown(ctx.tx, contentId, takedown);
}

/** Explains the reason for a takedown to the contributor in a sentence. */
export const describeTakedown = (code: Takedown['code'], locale: Locale): string => toSentence(code, locale);

/**
 * Publishes or unpublishes a content in a transaction and updates its previews at once: before the content becomes
 * public, or right after it stops being public.
 */
export async function movePublished(
  ctx: Context,
  contentId: string,
  to: 'published' | 'unpublished',
  move: (own: TransactionContext) => Promise<void>,
  /** Check that runs before previews become public. `move` has to repeat it within the transaction. */
  check: (row: NonNullable<Awaited<ReturnType<typeof readStatus>>>) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const row = isId(contentId) ? await readStatus(ctx.db, contentId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  await check(row);
  if (to === 'published') {
    refuseMove(ctx, row, to, ['unpublished']);
    await publishPreviews(ctx, contentId);
  }
  try {
    await inTransaction(ctx, move);
  } catch (error) {
    await settlePreviews(ctx, { contentId, removed: [] });
    throw error;
  }
  if (to === 'unpublished') await withdrawPreviews(ctx, contentId);
}
