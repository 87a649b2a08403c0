import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { ContentStatus, MissingPart } from '../../../catalogue/content/contract/own-content.ts';
import { readOwnContent } from '../../../catalogue/content/service/own-contents.ts';
import { lockContentStanding, noteAppeal } from '../../../catalogue/content/service/reviewed.ts';
import { moveContent } from '../../../catalogue/content/service/status.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { translate } from '../rules/messages.ts';
import { findKind } from '../rules/status.ts';
import { countAhead } from '../store/queue.ts';
import { addSubmission, readSubmissionsOf } from '../store/submission.ts';
import { runBatch } from './batch.ts';
import { toOwnSubmission } from './present.ts';

type Contract = typeof reviewsContract;

/**
 * Finds the contributor whose works the caller may submit.
 * @throws Problem `forbidden` with an explanation for applicants
 */
async function findApprovedContributor(ctx: Context): Promise<string> {
  const contributorId = ctx.actor.kind === 'visitor' ? null : ctx.actor.contributorId;
  if (contributorId === null) throw new Problem('forbidden');
  const contributor = (await readContributorsById(ctx.db, [contributorId])).get(contributorId);
  if (contributor?.status !== 'active') throw new Problem('forbidden', { detail: translate('applicant', ctx.locale) });
  return contributorId;
}

/** Form fields beside which errors about missing parts appear. */
const fieldOf: Partial<Record<MissingPart, string>> = {
  subcategory: 'subcategories',
  file: 'files',
  preview: 'previews',
  model_release: 'releases',
  property_release: 'releases',
  change_note: 'changeNote',
};

const toMissingProblem = (missing: readonly MissingPart[], ctx: Context): Problem =>
  new Problem('bad_input', {
    errors: missing.map((part) => ({ path: fieldOf[part] ?? part, message: translate(`missing_${part}`, ctx.locale) })),
  });

export interface Submitted {
  readonly contentId: string;
  readonly contributorId: string;
  readonly note: string;
}

/**
 * Submits a content or a revision for review. Its status determines whether that is the first submission, a
 * resubmission or the only appeal.
 * @returns identifier of the submission
 * @throws Problem `not_found` for contents of others; `conflict` if the status doesn't allow it or the appeal was used;
 * `bad_input` for missing parts, and for a resubmission without changes and note
 */
export async function submit(ctx: TransactionContext, { contentId, contributorId, note }: Submitted): Promise<string> {
  const standing = isId(contentId) ? await lockContentStanding(ctx.tx, contentId) : undefined;
  if (standing === undefined || standing.contributor_id !== contributorId) throw new Problem('not_found');
  const { revision_of: liveId } = standing;
  const kind = findKind(standing.status as ContentStatus, liveId !== null);
  if (kind === undefined)
    throw new Problem('conflict', {
      detail: translate(standing.status === 'pending' ? 'pending' : 'published', ctx.locale),
    });
  if (kind === 'appeal' && standing.appealed_at !== null)
    throw new Problem('conflict', { detail: translate('appealed', ctx.locale) });
  if (kind === 'resubmitted' && note === '') {
    const [last] = await readSubmissionsOf(ctx.tx, [liveId ?? contentId]);
    if ((standing.edited_at ?? 0) < (last?.decided_at ?? 0))
      throw new Problem('bad_input', { errors: [{ path: 'note', message: translate('unchanged', ctx.locale) }] });
  }
  const { missing } = await readOwnContent(ctx.db, contributorId, contentId);
  if (missing.length > 0) throw toMissingProblem(missing, ctx);
  await moveContent(ctx, contentId, 'pending');
  if (kind === 'appeal') await noteAppeal(ctx.tx, contentId);
  const revisionId = liveId === null ? null : contentId;
  const id = await addSubmission(ctx.tx, { contentId: liveId ?? contentId, contributorId, revisionId, kind, note });
  if (ctx.actor.kind === 'admin')
    await ctx.platform.audit.record(ctx, {
      action: 'content.submit',
      subjectType: 'content',
      subjectId: contentId,
      details: { title: standing.title, kind },
    });
  return id;
}

/** `POST /content/submit/{id}`. @throws Problem under the same conditions as `submit`; `forbidden` for applicants */
export async function submitContent(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['submit']>,
): Promise<OutputOf<Contract['submit']>> {
  const contributorId = await findApprovedContributor(ctx);
  const id = await submit(ctx, { contentId: params.id, contributorId, note: body.note });
  const standing = await lockContentStanding(ctx.tx, params.id);
  const row = (await readSubmissionsOf(ctx.tx, [standing?.revision_of ?? params.id])).find((each) => each.id === id);
  if (row === undefined) throw new Problem('internal');
  return { submission: toOwnSubmission(row), position: await countAhead(ctx.db, id) };
}

/** `POST /content/submit`, with one transaction per content. @throws Problem `forbidden` for applicants */
export async function submitContents(
  ctx: Context,
  { body }: InputOf<Contract['submitMany']>,
): Promise<OutputOf<Contract['submitMany']>> {
  const contributorId = await findApprovedContributor(ctx);
  return runBatch(ctx, body.ids, (contentId) =>
    inTransaction(ctx, async (own) => {
      await submit(own, { contentId, contributorId, note: body.note });
    }),
  );
}
