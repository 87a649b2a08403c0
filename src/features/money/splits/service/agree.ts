import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { splitsContract } from '../contract.ts';
import { isOwnersAlone, type PlannedShare } from '../rules/plan.ts';
import { describeRefusal } from '../rules/words.ts';
import {
  type AgreementRow,
  lockWorks,
  readAgreement,
  readCurrent,
  readShares,
  type ShareRow,
  setAnswer,
  setState,
} from '../store/agreements.ts';
import { presentAgreements } from './present.ts';
import { tellParties } from './tell.ts';

type Contract = typeof splitsContract;

export const toPlanned = ({ contributor_id, basis_points }: ShareRow): PlannedShare => ({
  contributorId: contributor_id,
  basisPoints: basis_points,
});

/**
 * Locks an agreement that the caller takes part in, until the transaction ends, and reads all shares.
 * @throws Problem `not_found`, also for an agreement without the caller
 */
export async function lockAgreement(
  ctx: TransactionContext,
  id: string,
): Promise<{ readonly agreement: AgreementRow; readonly shares: readonly ShareRow[] }> {
  const found = isId(id) ? await readAgreement(ctx.tx, id) : undefined;
  if (found === undefined) throw new Problem('not_found');
  await lockWorks(ctx.tx, [found.content_id]);
  const agreement = await readAgreement(ctx.tx, id);
  const shares = await readShares(ctx.tx, [id]);
  if (agreement === undefined || !shares.some(({ contributor_id }) => contributor_id === creatorId(ctx)))
    throw new Problem('not_found');
  return { agreement, shares };
}

/** Puts a proposal that everybody has accepted into force; it replaces the former agreement. */
export async function enforce(
  ctx: TransactionContext,
  { id, content_id: contentId }: Pick<AgreementRow, 'id' | 'content_id'>,
  shares: readonly PlannedShare[],
): Promise<void> {
  const before = (await readCurrent(ctx.tx, contentId)).find(({ state }) => state === 'in_force');
  if (before !== undefined) await setState(ctx.tx, { id: before.id, state: 'ended', at: ctx.now });
  const state = isOwnersAlone(shares) ? 'ended' : 'in_force';
  await setState(ctx.tx, { id, state, at: ctx.now, isAgreed: true });
}

/** Declines a proposal on behalf of a contributor whose consent it needs. */
export async function decline(
  ctx: TransactionContext,
  { id, content_id: contentId, owner_id: ownerId }: AgreementRow,
  contributorId: string,
): Promise<void> {
  await setAnswer(ctx.tx, { id, contributorId, answer: 'declined', at: ctx.now });
  await setState(ctx.tx, { id, state: 'declined', at: ctx.now });
  const readers = [{ contributorId: ownerId, basisPoints: 0 }];
  await tellParties(ctx, 'declined', { contentId, ownerId, readers, whoId: contributorId });
}

/**
 * `PUT /contributor/collaborations/answer/{id}`. Repeating the same answer changes nothing.
 * @throws Problem `not_found` for an account whose consent isn't needed; `conflict` if the proposal has ended, or was
 * answered otherwise
 */
export async function answerProposal(
  ctx: TransactionContext,
  { params, body: { answer } }: InputOf<Contract['answer']>,
): Promise<OutputOf<Contract['answer']>> {
  const contributorId = creatorId(ctx);
  const { agreement, shares } = await lockAgreement(ctx, params.id);
  const own = shares.find(({ contributor_id }) => contributor_id === contributorId);
  if (own?.answer !== answer) {
    if (agreement.state !== 'proposed')
      throw new Problem('conflict', { detail: describeRefusal(`is_${agreement.state}`, ctx.locale) });
    if (own?.answer !== 'pending')
      throw new Problem('conflict', { detail: describeRefusal('already_answered', ctx.locale) });
    if (answer === 'declined') await decline(ctx, agreement, contributorId);
    else {
      await setAnswer(ctx.tx, { id: agreement.id, contributorId, answer, at: ctx.now });
      const isLast = shares.every((share) => share === own || share.answer === 'agreed');
      if (isLast) {
        const planned = shares.map(toPlanned);
        await enforce(ctx, agreement, planned);
        const { content_id: contentId, owner_id: ownerId } = agreement;
        const readers = planned.filter((share) => share.contributorId !== contributorId);
        await tellParties(ctx, 'agreed', { contentId, ownerId, readers });
      }
    }
  }
  const after = await readAgreement(ctx.tx, agreement.id);
  const [collaboration] = await presentAgreements(ctx, after === undefined ? [] : [after], contributorId);
  if (collaboration === undefined) throw new Error('an agreement stays');
  return { collaboration };
}
