import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findWorkingAdmins, lockWorkingAdmin } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { translate } from '../rules/messages.ts';
import { assignRow } from '../store/claim.ts';
import { lockSubmission } from '../store/submission.ts';
import { isOwnAppeal, toDecidedProblem } from './claims.ts';

type Contract = typeof reviewsContract;
type Assignee = OutputOf<Contract['assign']>['assignee'];

export const toAssignee = (
  id: string | null,
  admins: ReadonlyMap<string, { readonly name: string }>,
  ownId: string,
): Assignee => (id === null ? null : { _id: id, name: admins.get(id)?.name ?? '', isMe: id === ownId });

/** Lists the admins to whom a submission can be assigned. */
export async function listReviewers(ctx: Context): Promise<NonNullable<Assignee>[]> {
  const ownId = adminActor(ctx).id;
  const admins = await findWorkingAdmins(ctx.db);
  return admins.map(({ id, name }) => ({ _id: id, name, isMe: id === ownId }));
}

/**
 * `PUT /content/request/contributor/assign/{id}`
 * @throws Problem `not_found`; `conflict` for a decided submission; `bad_input` for an admin who may not decide about
 * it
 */
export async function assignSubmission(
  ctx: TransactionContext,
  { params: { id }, body: { adminId } }: InputOf<Contract['assign']>,
): Promise<OutputOf<Contract['assign']>> {
  const row = isId(id) ? await lockSubmission(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (row.decision !== null) throw await toDecidedProblem(ctx, row);
  const refuse = (words: Parameters<typeof translate>[0]): Problem =>
    new Problem('bad_input', { errors: [{ path: 'adminId', message: translate(words, ctx.locale) }] });
  const admin = adminId !== null && isId(adminId) ? await lockWorkingAdmin(ctx.tx, adminId) : undefined;
  if (adminId !== null && admin === undefined) throw refuse('no_reviewer');
  if (admin !== undefined && (await isOwnAppeal(ctx, row, admin.id))) throw refuse('assign_own');
  await assignRow(ctx.tx, id, admin?.id ?? null);
  await ctx.platform.audit.record(ctx, {
    action: admin === undefined ? 'content.unassign' : 'content.assign',
    subjectType: 'content',
    subjectId: row.revision_id ?? row.content_id,
    details: { submission: id, ...(admin === undefined ? {} : { reviewer: admin.name }) },
  });
  const admins = new Map(admin === undefined ? [] : [[admin.id, admin]]);
  return { assignee: toAssignee(admin?.id ?? null, admins, adminActor(ctx).id) };
}
