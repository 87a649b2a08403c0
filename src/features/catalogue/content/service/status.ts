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

/**
 * Refuses a status transition that isn't allowed.
 * @throws Problem `conflict` for a transition that the table doesn't have, or that only an admin may make
 */
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

/** Sends a webhook event for a published content or its new version. Unpublished contents cause no event. */
async function announcePublished(ctx: TransactionContext, contentId: string): Promise<void> {
  const row = await readStatus(ctx.tx, contentId);
  if (row?.status !== 'published') return;
  const { contributor_id: contributorId, title, version } = row;
  const url = `${ctx.platform.origin}${toReadablePath('/content', contentId, title)}`;
  const publishedAt = ctx.now.toISOString();
  await announceEvent(ctx, 'content.published', { contentId, contributorId, title, version, url, publishedAt });
}

/**
 * Moves a content to another status, records its published version, and updates its listing. A job of the same
 * transaction makes previews public or private; the caller may run `publishPreviews` before or `withdrawPreviews` after
 * to avoid the delay.
 * @param from allowed current statuses
 * @throws Problem `not_found`; `conflict` for a transition that the table doesn't have, and for everybody except admins
 * if an admin unpublished the content
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
 * Opens a revision of a published or unpublished content, or returns the open one.
 * @throws Problem `not_found`; `conflict` for a content that was never published
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
 * Applies a revision to its published content as the next version and deletes the revision. Published variants keep
 * their identifiers.
 * @returns identifier of the published content
 * @throws Problem `not_found` for a content that is no revision; `conflict` for a revision that isn't in review
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
  // Contents that were published before versions were stored have no row of their first version.
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
