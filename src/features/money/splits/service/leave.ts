import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { splitsContract } from '../contract.ts';
import { isOwnersAlone, planWithout } from '../rules/plan.ts';
import { describeRefusal } from '../rules/words.ts';
import { type AgreementRow, addProposal, readCurrent, readShares, setState } from '../store/agreements.ts';
import { decline, enforce, lockAgreement, toPlanned } from './agree.ts';
import { tellParties } from './tell.ts';

type Contract = typeof splitsContract;

/**
 * Gives a share back to the owner. The caller has locked the work. No other contributor loses anything, so nobody else
 * has to agree.
 */
export async function giveUpShare(
  ctx: TransactionContext,
  { id, content_id: contentId, owner_id: ownerId }: AgreementRow,
  contributorId: string,
): Promise<void> {
  const open = (await readCurrent(ctx.tx, contentId)).find(({ state }) => state === 'proposed');
  // The proposal was based on shares that have changed.
  if (open !== undefined) await endProposal(ctx, open, contributorId);
  const planned = planWithout(ownerId, contributorId, (await readShares(ctx.tx, [id])).map(toPlanned));
  if (isOwnersAlone(planned)) await setState(ctx.tx, { id, state: 'ended', at: ctx.now });
  else {
    const next = { id: createId(), contentId, ownerId, at: ctx.now };
    await addProposal(
      ctx.tx,
      next,
      planned.map((share) => ({ ...share, hasAgreed: true })),
    );
    await enforce(ctx, { id: next.id, content_id: contentId }, planned);
  }
  const readers = planned.filter((share) => share.contributorId === ownerId);
  await tellParties(ctx, 'left', { contentId, ownerId, readers, whoId: contributorId });
}

/** Declines the proposal if this contributor's answer is pending; otherwise withdraws it. */
async function endProposal(ctx: TransactionContext, open: AgreementRow, contributorId: string): Promise<void> {
  const shares = await readShares(ctx.tx, [open.id]);
  const own = shares.find(({ contributor_id }) => contributor_id === contributorId);
  if (own?.answer === 'pending') await decline(ctx, open, contributorId);
  else await setState(ctx.tx, { id: open.id, state: 'withdrawn', at: ctx.now });
}

/**
 * `DELETE /contributor/collaborations/share/{id}`. Safe to repeat.
 * @throws Problem `not_found`, also for an agreement without the caller; `conflict` for a proposal, and for the work's
 * own contributor
 */
export async function leaveCollaboration(
  ctx: TransactionContext,
  { params }: InputOf<Contract['leave']>,
): Promise<OutputOf<Contract['leave']>> {
  const { agreement } = await lockAgreement(ctx, params.id);
  const contributorId = creatorId(ctx);
  if (agreement.owner_id === contributorId)
    throw new Problem('conflict', { detail: describeRefusal('owner_stays', ctx.locale) });
  if (agreement.state === 'ended') return { done: true };
  if (agreement.state !== 'in_force')
    throw new Problem('conflict', { detail: describeRefusal(`is_${agreement.state}`, ctx.locale) });
  await giveUpShare(ctx, agreement, contributorId);
  return { done: true };
}
