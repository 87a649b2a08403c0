import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { listEveryName } from '../../../../platform/media/preview-files.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { announceEvent } from '../../../operations/webhooks/service/announce.ts';
import { type ContentStatus, contentStatuses } from '../contract/own-content.ts';
import { MAX_PREVIEWS } from '../contract/slides.ts';
import { canMove, describeStatus } from '../rules/status.ts';
import { addRevision, mergeRevision, readRevisionId } from '../store/revisions.ts';
import { addVersion, readStatus, setStatus } from '../store/status.ts';
import { indexContent, lockForIndexing } from './index-content.ts';
import { settleMockup } from './mockups/settle-mockup.ts';
import { settlePreviewsJob } from './previews.ts';

export async function lockStatus(ctx: TransactionContext, contentId: string) {
  if (!isId(contentId)) throw new Problem('not_found');
  await lockForIndexing(ctx, [contentId]);
  const row = await readStatus(ctx.tx, contentId);
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** @throws Problem `conflict` for a move that the table of transitions doesn't have, or that is an admin's to make */
export function refuseMove(
  ctx: Context,
  { status, revision_of, unpublished_code }: NonNullable<Awaited<ReturnType<typeof readStatus>>>,
  to: ContentStatus,
  from: readonly ContentStatus[],
): void {
  const isRevisionGoingLive = revision_of !== null && (to === 'published' || to === 'unpublished');
  if (!canMove(status, to) || !from.includes(status) || isRevisionGoingLive)
    throw new Problem('conflict', { detail: describeStatus(status, ctx.locale) });
  if (unpublished_code !== null && ctx.actor.kind !== 'admin')
    throw new Problem('conflict', { detail: describeStatus('taken_down', ctx.locale) });
}

/** Tells webhooks that everybody can see it, or its new version. What is unpublished is nobody's to know. */
async function announcePublished(ctx: TransactionContext, contentId: string): Promise<void> {
  const row = await readStatus(ctx.tx, contentId);
  if (row?.status !== 'published') return;
  const { contributor_id: contributorId, title, version } = row;
  const url = `${ctx.platform.origin}${toReadablePath('/content', contentId, title)}`;
  const publishedAt = ctx.now.toISOString();
  await announceEvent(ctx, 'content.published', { contentId, contributorId, title, version, url, publishedAt });
}

/**
 * Moves a content to another status: sets its times, keeps its version, and makes the listing follow. Previews become
 * public, or private again, by a job that the transaction brings; the caller may run `publishPreviews` before or
 * `withdrawPreviews` after, so that nobody waits for the job.
 * @param from where only some of the transitions are meant
 * @throws Problem `not_found`; `conflict` for a move that the table of transitions doesn't have, or for anybody but an
 * admin where an admin unpublished it
 */
export async function moveContent(
  ctx: TransactionContext,
  contentId: string,
  to: ContentStatus,
  from: readonly ContentStatus[] = contentStatuses,
): Promise<void> {
  const row = await lockStatus(ctx, contentId);
  refuseMove(ctx, row, to, from);
  await setStatus(ctx.tx, contentId, to);
  if (to !== 'published' && row.status !== 'published') return;
  if (to === 'published') await addVersion(ctx.tx, contentId);
  await indexContent(ctx, [contentId]);
  if (to === 'published') await announcePublished(ctx, contentId);
  await ctx.platform.jobs.enqueue(ctx.tx, settlePreviewsJob, { contentId });
}

/**
 * Opens a revision of a published or unpublished content, or answers the one that is open.
 * @throws Problem `not_found`; `conflict` for what was never published
 */
export async function openRevision(ctx: TransactionContext, contentId: string): Promise<string> {
  const { status } = await lockStatus(ctx, contentId);
  if (status !== 'published' && status !== 'unpublished')
    throw new Problem('conflict', { detail: describeStatus(status, ctx.locale) });
  const open = await readRevisionId(ctx.tx, contentId);
  if (open !== undefined) return open;
  const id = createId();
  await addRevision(ctx.tx, id, contentId, MAX_PREVIEWS);
  return id;
}

/**
 * Makes a published content what its revision says, as its next version; the revision is gone then. Variants that were
 * published keep their identifiers.
 * @returns identifier of the published content
 * @throws Problem `not_found` for what is no revision; `conflict` for one that isn't being reviewed
 */
export async function applyRevision(ctx: TransactionContext, revisionId: string): Promise<string> {
  const found = isId(revisionId) ? await readStatus(ctx.tx, revisionId) : undefined;
  const contentId = found?.revision_of ?? undefined;
  if (contentId === undefined) throw new Problem('not_found');
  await lockForIndexing(ctx, [contentId, revisionId]);
  const revision = await readStatus(ctx.tx, revisionId);
  if (revision === undefined) throw new Problem('not_found');
  if (revision.status !== 'pending')
    throw new Problem('conflict', { detail: describeStatus(revision.status, ctx.locale) });
  // What was published before versions were kept has no row of its first one.
  await addVersion(ctx.tx, contentId);
  const left = await mergeRevision(ctx.tx, revisionId, contentId);
  const outdated = await settleMockup(ctx, contentId);
  const removed = [...left.map((preview) => ({ id: preview.id, names: listEveryName(preview) })), ...outdated];
  await addVersion(ctx.tx, contentId);
  await indexContent(ctx, [contentId]);
  await announcePublished(ctx, contentId);
  await ctx.platform.jobs.enqueue(ctx.tx, settlePreviewsJob, { contentId, removed });
  return contentId;
}
