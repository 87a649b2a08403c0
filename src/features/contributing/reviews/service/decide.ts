import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { type FieldProblem, Problem } from '../../../../platform/http/problem.ts';
import { readContentStanding } from '../../../catalogue/content/service/reviewed.ts';
import { applyRevision, moveContent } from '../../../catalogue/content/service/status.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { needsMessage } from '../contract/reasons.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { writeReviewLetter } from '../rules/letters.ts';
import { translate } from '../rules/messages.ts';
import { type Outcome, outcomeOf, statusAfter } from '../rules/status.ts';
import { decideSubmission, type SubmissionRow } from '../store/submission.ts';
import { runBatch } from './batch.ts';
import { takeSubmission } from './claims.ts';

type Contract = typeof reviewsContract;
type Verdict = Pick<InputOf<Contract['decide']>['body'], 'reasons' | 'message' | 'internalNote'>;

/** Checks reasons and message. @throws Problem `bad_input` for a missing or superfluous field */
function checkVerdict({ locale }: Context, outcome: Outcome, { reasons, message }: Verdict): void {
  const errors: FieldProblem[] = [];
  if (outcome === 'approved' && reasons.length > 0)
    errors.push({ path: 'reasons', message: translate('no_reasons', locale) });
  if (outcome !== 'approved' && reasons.length === 0)
    errors.push({ path: 'reasons', message: translate('needs_reason', locale) });
  if (reasons.some(needsMessage) && message === '')
    errors.push({ path: 'message', message: translate('needs_message', locale) });
  if (errors.length > 0) throw new Problem('bad_input', { errors });
}

/** Applies a decision to the content. @returns identifier of the changed content */
async function moveSubject(ctx: TransactionContext, row: SubmissionRow, outcome: Outcome): Promise<string> {
  const subject = row.is_revision ? row.revision_id : row.content_id;
  if (subject === null) throw new Problem('not_found');
  if (row.is_revision && outcome === 'approved') return applyRevision(ctx, subject);
  await moveContent(ctx, subject, statusAfter[outcome]);
  return subject;
}

/** Notifies the contributor if they have an account. */
async function notify(
  ctx: TransactionContext,
  contributorId: string,
  outcome: Outcome,
  { about, reason }: { readonly about: string; readonly reason: string },
): Promise<void> {
  const contributor = (await readContributorsById(ctx.db, [contributorId])).get(contributorId);
  if (outcome === 'approved' && contributor?.status !== 'active')
    throw new Problem('conflict', { detail: translate('not_live', ctx.locale) });
  if (contributor?.accountId == null) return;
  await recordNotice(ctx, contributor.accountId, { code: `review_${outcome}`, about, reason });
  await mailAccount(ctx, contributor.accountId, 'review', (place) =>
    writeReviewLetter({ outcome, title: about, message: reason }, place),
  );
}

async function decideOne(
  ctx: TransactionContext,
  id: string,
  outcome: Outcome,
  verdict: Verdict,
): Promise<OutputOf<Contract['decide']>> {
  checkVerdict(ctx, outcome, verdict);
  const { row } = await takeSubmission(ctx, id);
  const { title = '' } = (await readContentStanding(ctx.db, row.revision_id ?? row.content_id)) ?? {};
  const reasons = [...new Set(verdict.reasons)];
  const { message, internalNote } = verdict;
  const decided = { decision: outcome, adminId: adminActor(ctx).id, reasons, message, internalNote };
  if (!(await decideSubmission(ctx.tx, id, decided))) throw new Problem('conflict');
  const contentId = await moveSubject(ctx, row, outcome);
  await notify(ctx, row.contributor_id, outcome, { about: title, reason: message });
  await ctx.platform.audit.record(ctx, {
    action: `content.${outcome}`,
    subjectType: 'content',
    subjectId: contentId,
    details: { title, submission: id, ...(reasons.length > 0 ? { reasons } : {}) },
  });
  // An approved revision of a content that an admin unpublished is applied, and the content stays unpublished.
  const isKeptOut = (await readContentStanding(ctx.db, contentId))?.status === 'unpublished';
  return { status: isKeptOut ? 'unpublished' : statusAfter[outcome], contentId };
}

/**
 * `PATCH /content/review/{id}/{decision}`
 * @throws Problem `bad_input` without a reason or its message; `conflict` for a decided submission or one that another
 * admin has claimed
 */
export const decide = (
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['decide']>,
): Promise<OutputOf<Contract['decide']>> => decideOne(ctx, params.id, outcomeOf[params.decision], body);

/**
 * `PATCH /content/review/{decision}`, with one transaction per submission.
 * @throws Problem `bad_input` as in `decide`
 */
export async function decideMany(
  ctx: Context,
  { params, body }: InputOf<Contract['decideMany']>,
): Promise<OutputOf<Contract['decideMany']>> {
  const outcome = outcomeOf[params.decision];
  checkVerdict(ctx, outcome, body);
  return runBatch(ctx, body.ids, (id) =>
    inTransaction(ctx, async (own) => {
      await decideOne(own, id, outcome, body);
    }),
  );
}
