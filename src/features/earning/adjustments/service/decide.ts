import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { lockContributors } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { adjustmentsContract } from '../contract.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { decideAdjustment, lockAdjustment, readAdjustment } from '../store/adjustments.ts';
import { presentAdjustments } from './present.ts';
import { findContributor, settle } from './settle.ts';

type Contract = typeof adjustmentsContract;

/**
 * `POST /adjustment/decide/{id}`: confirms or rejects a proposed adjustment.
 * @throws Problem `not_found`; `conflict` if it was decided already, for one's own proposal of an amount that needs two
 * owners, and if the balance no longer covers the amount
 */
export async function decideProposal(
  ctx: TransactionContext,
  { params: { id }, body: { decision } }: InputOf<Contract['decide']>,
): Promise<OutputOf<Contract['decide']>> {
  const refuse = (why: Parameters<typeof describeRefusal>[0]): Problem =>
    new Problem('conflict', { detail: describeRefusal(why, ctx.locale) });
  const found = isId(id) ? await readAdjustment(ctx.tx, id) : undefined;
  // The contributor is locked before the adjustment, as when it is proposed.
  if (found !== undefined) await lockContributors(ctx.tx, [found.contributor_id]);
  const row = found && (await lockAdjustment(ctx.tx, id));
  const contributor = row && (await findContributor(ctx, row.contributor_id));
  if (row === undefined || contributor === undefined) throw new Problem('not_found');
  if (row.status !== 'proposed') throw refuse(row.status === 'done' ? 'is_done' : 'is_dropped');
  const { id: adminId } = adminActor(ctx);
  if (decision === 'drop') await decideAdjustment(ctx.tx, id, { status: 'dropped', adminId, at: ctx.now });
  else {
    if (row.needs_second_admin && row.proposed_by === adminId) throw refuse('same_admin');
    const refusal = await settle(ctx, row, { contributor, adminId });
    if (refusal !== undefined) throw new Problem('conflict', { detail: refusal });
  }
  const { kind, amount, currency } = row;
  await ctx.platform.audit.record(ctx, {
    action: decision === 'drop' ? 'adjustment.drop' : 'adjustment.confirm',
    subjectType: 'contributor',
    subjectId: row.contributor_id,
    details: { kind, amount, currency },
  });
  const [adjustment] = await presentAdjustments(ctx, [(await readAdjustment(ctx.tx, id)) ?? row]);
  if (adjustment === undefined) throw new Problem('not_found');
  return { adjustment };
}
