import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ContentStatus } from '../../content/contract/own-content.ts';
import { readContentStanding } from '../../content/service/reviewed.ts';
import type { reviewsContract } from '../contract.ts';
import { readMedianWait } from '../store/figures.ts';
import { countAhead } from '../store/queue.ts';
import { readSubmissionsOf } from '../store/submission.ts';
import { toOwnSubmission } from './present.ts';

type History = (typeof reviewsContract)['history'];

/** `GET /content/mine/{id}/history`, of a content or a revision. @throws Problem `not_found` for somebody else's */
export async function showHistory(ctx: Context, { params }: InputOf<History>): Promise<OutputOf<History>> {
  const contributorId = ctx.actor.kind === 'visitor' ? null : ctx.actor.contributorId;
  const standing = isId(params.id) ? await readContentStanding(ctx.db, params.id) : undefined;
  if (standing === undefined || standing.contributor_id !== contributorId) throw new Problem('not_found');
  const { status, revision_of: liveId } = standing;
  const rows = await readSubmissionsOf(ctx.db, liveId ?? params.id);
  const open = status === 'pending' ? rows.find((row) => row.decision === null) : undefined;
  return {
    contentId: params.id,
    status: status as ContentStatus,
    submissions: rows.map(toOwnSubmission),
    position: open === undefined ? null : await countAhead(ctx.db, open.id),
    medianWaitMinutes: await readMedianWait(ctx.db),
    mayResubmit: status === 'changes_requested',
    mayAppeal: status === 'rejected' && standing.appealed_at === null,
  };
}
