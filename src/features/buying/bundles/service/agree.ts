import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { bundlesContract } from '../contract.ts';
import { describeProblem } from '../rules/words.ts';
import {
  type BundleRow,
  lockBundle,
  type PartyRow,
  readBundle,
  readParties,
  setAnswer,
  setState,
} from '../store/bundles.ts';
import { notifyParties } from './notify.ts';
import { presentBundle } from './present.ts';

type Contract = typeof bundlesContract;

/** @throws Problem `not_found` */
async function lock(ctx: TransactionContext, id: string) {
  const bundle = isId(id) ? await lockBundle(ctx.tx, id) : undefined;
  if (bundle === undefined) throw new Problem('not_found');
  return { bundle, parties: await readParties(ctx.tx, [bundle.id]) };
}

/** Everybody who has a part in a bundle, except one. */
const listOthers = (bundle: BundleRow, parties: readonly PartyRow[], contributorId: string | null): string[] =>
  [...new Set([...parties.map((each) => each.contributor_id), bundle.contributor_id])].flatMap((id) =>
    id === null || id === contributorId ? [] : [id],
  );

/** Ends a bundle and notifies everybody else who has a part in it. */
export async function endBundle(
  ctx: TransactionContext,
  bundle: BundleRow,
  { parties, endedBy }: { readonly parties: readonly PartyRow[]; readonly endedBy: string | null },
): Promise<void> {
  await setState(ctx.tx, bundle.id, 'ended', ctx.now);
  await notifyParties(ctx, 'bundle_ended', { name: bundle.name, readers: listOthers(bundle, parties, endedBy) });
}

/**
 * `PUT /contributor/bundles/answer/{id}`. Repeating the same answer changes nothing.
 * @throws Problem `not_found` for somebody whose consent it doesn't need; `conflict` if it has ended, or was answered
 * otherwise
 */
export async function answerBundle(
  ctx: TransactionContext,
  { params, body: { answer } }: InputOf<Contract['answer']>,
): Promise<OutputOf<Contract['answer']>> {
  const contributorId = creatorId(ctx);
  const { bundle, parties } = await lock(ctx, params.id);
  const own = parties.find((party) => party.contributor_id === contributorId);
  if (own === undefined) throw new Problem('not_found');
  if (own.answer !== answer) {
    if (own.answer !== 'pending' || bundle.state !== 'proposed')
      throw new Problem('conflict', { detail: describeProblem('answered', ctx.locale) });
    await setAnswer(ctx.tx, { bundleId: bundle.id, contributorId, answer, at: ctx.now });
    const others = { name: bundle.name, readers: listOthers(bundle, parties, contributorId) };
    if (answer === 'declined') {
      await setState(ctx.tx, bundle.id, 'declined', ctx.now);
      await notifyParties(ctx, 'bundle_declined', others);
    } else if (parties.every((party) => party === own || party.answer === 'agreed')) {
      await setState(ctx.tx, bundle.id, 'published', ctx.now);
      await notifyParties(ctx, 'bundle_published', others);
    }
  }
  return presentBundle(ctx, await readBundle(ctx.tx, bundle.id), contributorId);
}

/** `PUT /contributor/bundles/end/{id}`. Safe to repeat. @throws Problem `not_found`, also for a bundle of others */
export async function endOwnBundle(
  ctx: TransactionContext,
  { params }: InputOf<Contract['endOwn']>,
): Promise<OutputOf<Contract['endOwn']>> {
  const contributorId = creatorId(ctx);
  const { bundle, parties } = await lock(ctx, params.id);
  if (bundle.contributor_id !== contributorId && !parties.some((party) => party.contributor_id === contributorId))
    throw new Problem('not_found');
  if (bundle.ended_at === null) await endBundle(ctx, bundle, { parties, endedBy: contributorId });
  return presentBundle(ctx, await readBundle(ctx.tx, bundle.id), contributorId);
}

/** `PUT /bundles/end/{id}`. Safe to repeat. @throws Problem `not_found` */
export async function endAnyBundle(
  ctx: TransactionContext,
  { params }: InputOf<Contract['end']>,
): Promise<OutputOf<Contract['end']>> {
  const { bundle, parties } = await lock(ctx, params.id);
  if (bundle.ended_at === null) {
    await endBundle(ctx, bundle, { parties, endedBy: null });
    await ctx.platform.audit.record(ctx, {
      action: 'bundle.end',
      subjectType: 'bundle',
      subjectId: bundle.id,
      details: { name: bundle.name, price: bundle.price },
    });
  }
  return presentBundle(ctx, await readBundle(ctx.tx, bundle.id), null);
}
