import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { countPublishedContents } from '../../../catalogue/content/service/reviewed.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { countDecisions } from '../store/figures.ts';
import { readRecentDecisions } from '../store/submission.ts';
import type { Review } from './present.ts';

const MAX_RECENT = 5;

/**
 * Reads the contributor of a reviewed work: counts of works, and recent decisions about their other works.
 * @throws Problem `not_found`
 */
export async function readReviewedContributor(
  ctx: Context,
  id: string,
  contentId: string,
): Promise<Review['contributor']> {
  const contributor = (await readContributorsById(ctx.db, [id])).get(id);
  if (contributor === undefined) throw new Problem('not_found');
  const decisions = await countDecisions(ctx.db, id);
  const recent = await readRecentDecisions(ctx.db, id, contentId, MAX_RECENT);
  const titles = await readTitles(
    ctx.db,
    recent.map((row) => row.content_id),
  );
  return {
    _id: id,
    username: contributor.username,
    name: contributor.name,
    since: contributor.since.toISOString(),
    published: await countPublishedContents(ctx.db, id),
    approved: decisions.get('approved') ?? 0,
    changesRequested: decisions.get('changes_requested') ?? 0,
    rejected: decisions.get('rejected') ?? 0,
    recent: recent.map((row) => ({
      submissionId: row.id,
      title: titles.get(row.content_id) ?? '',
      decision: row.decision as Review['contributor']['recent'][number]['decision'],
      decidedAt: row.decided_at?.toISOString() ?? '',
      reasons: row.reasons as Review['contributor']['recent'][number]['reasons'],
    })),
  };
}
