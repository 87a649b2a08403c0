import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toIntlTag } from '../../../../platform/local-format.ts';
import { findAdminNames, hasOtherAdmin } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { translate } from '../rules/messages.ts';
import type { Outcome } from '../rules/status.ts';
import { type ClaimTimes, claimRow, releaseRow } from '../store/claim.ts';
import { lockSubmission, readSubmissionsOf, type SubmissionRow } from '../store/submission.ts';

type Contract = typeof reviewsContract;
type Claim = OutputOf<Contract['claim']>['claim'];

export const toClaim = (claim: ClaimTimes & { readonly adminId: string }, name: string, ownId: string): Claim => ({
  admin: { _id: claim.adminId, name },
  isMine: claim.adminId === ownId,
  since: claim.since.toISOString(),
  until: claim.until.toISOString(),
});

async function nameAdmin(ctx: Context, id: string | null): Promise<string> {
  const named = id === null ? undefined : (await findAdminNames(ctx, [id])).get(id);
  return named?.name ?? translate('somebody', ctx.locale);
}

const toTime = (time: Date, ctx: Context): string =>
  new Intl.DateTimeFormat(toIntlTag(ctx.locale, 'en-GB'), {
    timeStyle: 'short',
    timeZone: 'Asia/Dhaka',
  }).format(time);

export async function toDecidedProblem(ctx: Context, row: SubmissionRow): Promise<Problem> {
  const decision = translate(row.decision as Outcome, ctx.locale);
  const name = await nameAdmin(ctx, row.decided_by);
  return new Problem('conflict', { detail: translate('decided', ctx.locale, { name, decision }) });
}

/** Whether an appeal is against this admin's own decision although another admin could decide about it. */
export async function isOwnAppeal(
  ctx: Context,
  row: Pick<SubmissionRow, 'kind' | 'number' | 'content_id'>,
  adminId: string,
) {
  if (row.kind !== 'appeal') return false;
  const [before] = (await readSubmissionsOf(ctx.db, [row.content_id])).filter((each) => each.number < row.number);
  return before?.decided_by === adminId && (await hasOtherAdmin(ctx.db, adminId));
}

/**
 * Locks and claims an open submission for the calling admin.
 * @throws Problem `not_found`; `conflict` for a decided submission, one that another admin has claimed, or an appeal
 * against the caller's own decision
 */
export async function takeSubmission(
  ctx: TransactionContext,
  id: string,
): Promise<{ row: SubmissionRow; times: ClaimTimes }> {
  const { id: adminId } = adminActor(ctx);
  const row = isId(id) ? await lockSubmission(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (row.decision !== null) throw await toDecidedProblem(ctx, row);
  if (await isOwnAppeal(ctx, row, adminId))
    throw new Problem('conflict', { detail: translate('own_decision', ctx.locale) });
  const times = await claimRow(ctx.tx, id, adminId);
  if (times === undefined) {
    const values = {
      name: await nameAdmin(ctx, row.claimed_by),
      time: row.claimed_at === null ? '' : toTime(row.claimed_at, ctx),
    };
    throw new Problem('conflict', { detail: translate('claimed', ctx.locale, values) });
  }
  return { row, times };
}

/** `PUT /content/request/contributor/claim/{id}`. @throws Problem under the same conditions as `takeSubmission` */
export async function claimSubmission(
  ctx: TransactionContext,
  { params }: InputOf<Contract['claim']>,
): Promise<OutputOf<Contract['claim']>> {
  const { id } = adminActor(ctx);
  const { times } = await takeSubmission(ctx, params.id);
  return { claim: toClaim({ adminId: id, ...times }, await nameAdmin(ctx, id), id) };
}

/** `DELETE /content/request/contributor/claim/{id}`: ignores a claim of another admin. @throws Problem `not_found` */
export async function releaseSubmission(
  ctx: TransactionContext,
  { params }: InputOf<Contract['release']>,
): Promise<{ done: true }> {
  const row = isId(params.id) ? await lockSubmission(ctx.tx, params.id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  await releaseRow(ctx.tx, params.id, adminActor(ctx).id);
  return { done: true };
}
