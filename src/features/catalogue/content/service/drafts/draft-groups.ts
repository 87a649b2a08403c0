import type { TransactionContext } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import type { ContentStatus } from '../../contract/own-content.ts';
import { MAX_PREVIEWS } from '../../contract/slides.ts';
import { describeProblem } from '../../rules/draft-problems.ts';
import { describeStatus, editableStatuses } from '../../rules/status.ts';
import { countPreviews, lockContents, moveParts, moveVariantOut } from '../../store/draft-groups.ts';
import { changeContent, removeContent } from '../../store/drafts.ts';
import { readVariantIds } from '../../store/variants.ts';
import { settleMockup } from '../mockups/settle-mockup.ts';

async function lockDrafts(ctx: TransactionContext, contributorId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.every(isId) ? await lockContents(ctx.tx, contributorId, ids) : [];
  if (rows.length !== new Set(ids).size) throw new Problem('not_found');
  for (const { status, revision_of } of rows)
    if (revision_of !== null || !editableStatuses.includes(status as ContentStatus))
      throw new Problem('conflict', {
        detail: describeStatus(revision_of === null ? (status as ContentStatus) : 'published', ctx.locale),
      });
}

/**
 * Moves all parts of the other drafts into one draft and deletes the others.
 * @throws Problem `not_found` if a draft doesn't belong to the contributor; `conflict` for a revision, for a status
 * that can't be edited, or if the drafts have more previews together than one content can have
 */
export async function mergeDrafts(
  ctx: TransactionContext,
  contributorId: string,
  into: string,
  ids: readonly string[],
): Promise<void> {
  const others = [...new Set(ids)].filter((id) => id !== into);
  await lockDrafts(ctx, contributorId, [into, ...others]);
  const number = await countPreviews(ctx.tx, [into, ...others]);
  if (number > MAX_PREVIEWS)
    throw new Problem('conflict', { detail: describeProblem('merged_previews', ctx.locale, { number }) });
  for (const id of others) {
    await moveParts(ctx.tx, id, into);
    await removeContent(ctx.tx, id);
  }
  await changeContent(ctx.tx, into, {});
  await settleMockup(ctx, into);
}

/**
 * Moves each variant except the first, with its files' previews, to a draft of its own.
 * @returns identifiers of all drafts, the original first
 * @throws Problem `not_found` and `conflict` under the same conditions as merging
 */
export async function splitDraft(ctx: TransactionContext, contributorId: string, id: string): Promise<string[]> {
  await lockDrafts(ctx, contributorId, [id]);
  const [, ...others] = await readVariantIds(ctx.tx, id);
  const ids = [id];
  for (const variant of others) ids.push(await moveVariantOut(ctx.tx, variant.id, id));
  await changeContent(ctx.tx, id, {});
  for (const each of ids) await settleMockup(ctx, each);
  return ids;
}
