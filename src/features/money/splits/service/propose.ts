import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findOwnWork } from '../../../catalogue/content/service/references.ts';
import { findPartners } from '../../../people/contributors/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { splitsContract } from '../contract.ts';
import { findShareProblems, planShares } from '../rules/plan.ts';
import { describeProblem, describeRefusal } from '../rules/words.ts';
import { addProposal, lockWorks, readAgreement, readCurrent, readShares, setState } from '../store/agreements.ts';
import { lockAgreement, toPlanned } from './agree.ts';
import { presentAgreements } from './present.ts';
import { tellParties } from './tell.ts';

type Contract = typeof splitsContract;

/**
 * `POST /contributor/collaborations/propose`: asks everybody who has a share now or would get one; the caller agrees by
 * proposing.
 * @throws Problem `not_found`, also for another contributor's work; `bad_input` for invalid shares; `conflict` while
 * another proposal is open
 */
export async function proposeShares(
  ctx: TransactionContext,
  { body: { contentId: given, shares } }: InputOf<Contract['propose']>,
): Promise<OutputOf<Contract['propose']>> {
  const ownerId = creatorId(ctx);
  const work = isId(given) ? await findOwnWork(ctx.tx, ownerId, given) : undefined;
  if (work === undefined) throw new Problem('not_found');
  const contentId = work.id;
  await lockWorks(ctx.tx, [contentId]);
  const current = await readCurrent(ctx.tx, contentId);
  if (current.some(({ state }) => state === 'proposed'))
    throw new Problem('conflict', { detail: describeRefusal('already_proposed', ctx.locale) });
  const before = (
    await readShares(
      ctx.tx,
      current.map(({ id }) => id),
    )
  )
    .map(toPlanned)
    .filter(({ basisPoints }) => basisPoints > 0);
  const partners = await findPartners(
    ctx.tx,
    shares.map(({ username }) => username),
  );
  const wanted = shares.map(({ username, basisPoints }) => ({
    contributorId: partners.get(username) ?? null,
    basisPoints,
  }));
  const problems = findShareProblems(ownerId, wanted, before);
  if (problems.length > 0)
    throw new Problem('bad_input', {
      errors: problems.map(({ path, problem }) => ({ path, message: describeProblem(problem, ctx.locale) })),
    });
  const planned = planShares(ownerId, wanted, before);
  const id = createId();
  await addProposal(
    ctx.tx,
    { id, contentId, ownerId, at: ctx.now },
    planned.map((share) => ({ ...share, hasAgreed: share.contributorId === ownerId })),
  );
  const readers = planned.filter(({ contributorId }) => contributorId !== ownerId);
  await tellParties(ctx, 'proposed', { contentId, ownerId, readers });
  const row = await readAgreement(ctx.tx, id);
  const [collaboration] = await presentAgreements(ctx, row === undefined ? [] : [row], ownerId);
  if (collaboration === undefined) throw new Error('what was proposed is there');
  return { collaboration };
}

/**
 * `DELETE /contributor/collaborations/proposal/{id}`. Safe to repeat.
 * @throws Problem `not_found`, also for another contributor's proposal; `conflict` if it has ended
 */
export async function withdrawProposal(
  ctx: TransactionContext,
  { params }: InputOf<Contract['withdraw']>,
): Promise<OutputOf<Contract['withdraw']>> {
  const { agreement } = await lockAgreement(ctx, params.id);
  if (agreement.owner_id !== creatorId(ctx)) throw new Problem('not_found');
  if (agreement.state === 'withdrawn') return { done: true };
  if (agreement.state !== 'proposed')
    throw new Problem('conflict', { detail: describeRefusal(`is_${agreement.state}`, ctx.locale) });
  await setState(ctx.tx, { id: agreement.id, state: 'withdrawn', at: ctx.now });
  return { done: true };
}
