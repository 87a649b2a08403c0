import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { ContentStatus } from '../../../catalogue/content/contract/own-content.ts';
import { readContentStandings } from '../../../catalogue/content/service/reviewed.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { readMedianWait } from '../store/figures.ts';
import { readPositions } from '../store/queue.ts';
import { readSubmissionsOf } from '../store/submission.ts';
import { toOwnSubmission } from './present.ts';

type Contract = typeof reviewsContract;
type History = OutputOf<Contract['history']>;

/**
 * Reads histories of the caller's contents and revisions, in the given order. The number of queries doesn't depend on
 * the number of contents.
 */
async function readHistories(ctx: Context, ids: readonly string[]): Promise<History[]> {
  const contributorId = ctx.actor.kind === 'visitor' ? null : ctx.actor.contributorId;
  const found = await readContentStandings(ctx.db, [...new Set(ids)].filter(isId));
  const own = found.filter((standing) => standing.contributor_id === contributorId);
  const rows = await readSubmissionsOf(
    ctx.db,
    own.map((standing) => standing.revision_of ?? standing.id),
  );
  const open = new Map(rows.filter(({ decision }) => decision === null).map((row) => [row.content_id, row.id]));
  const positions = await readPositions(ctx.db, [...open.values()]);
  const medianWaitMinutes = await readMedianWait(ctx.db);
  return own.map(({ id, status, revision_of: liveId, appealed_at: appealedAt }) => {
    const contentId = liveId ?? id;
    return {
      contentId: id,
      status: status as ContentStatus,
      submissions: rows.filter((row) => row.content_id === contentId).map(toOwnSubmission),
      position: status === 'pending' ? (positions.get(open.get(contentId) ?? '') ?? null) : null,
      medianWaitMinutes,
      mayResubmit: status === 'changes_requested',
      mayAppeal: status === 'rejected' && appealedAt === null,
    };
  });
}

/**
 * `GET /content/mine/{id}/history` of a content or a revision.
 * @throws Problem `not_found`, also for contents of others
 */
export async function showHistory(ctx: Context, { params }: InputOf<Contract['history']>): Promise<History> {
  const [history] = await readHistories(ctx, [params.id]);
  if (history === undefined) throw new Problem('not_found');
  return history;
}

/** `GET /content/histories` */
export async function listHistories(
  ctx: Context,
  { query }: InputOf<Contract['histories']>,
): Promise<OutputOf<Contract['histories']>> {
  const histories = await readHistories(ctx, query.ids);
  return { items: query.ids.flatMap((id) => histories.find(({ contentId }) => contentId === id) ?? []) };
}
