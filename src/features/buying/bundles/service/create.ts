import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readCards } from '../../../catalogue/catalogue/service/members.ts';
import { findOffers } from '../../../catalogue/content/service/offers.ts';
import { apportion } from '../../../money/ledger/service/shares.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { bundlesContract } from '../contract.ts';
import { findBundleProblems, type WantedWork } from '../rules/terms.ts';
import { describeProblem } from '../rules/words.ts';
import { addBundle, readBundle } from '../store/bundles.ts';
import { notifyParties } from './notify.ts';
import { presentBundle } from './present.ts';

type Contract = typeof bundlesContract;
type Body = InputOf<Contract['createOwn']>['body'];
type Answer = OutputOf<Contract['createOwn']>;

/** The wanted variants that are public, with their contributors. */
async function readVariants(ctx: TransactionContext, works: readonly WantedWork[], ownerId: string | null) {
  const offers = await findOffers(ctx.tx, works.map(({ variantId }) => variantId).filter(isId));
  const cards = await readCards(ctx.tx, [...new Set([...offers.values()].map(({ contentId }) => contentId))]);
  const people = await readContributorsById(ctx.tx, [
    ...new Set([...offers.values()].map(({ contributorId }) => contributorId)),
  ]);
  return new Map(
    [...offers]
      .filter(([, { contentId }]) => cards.has(contentId))
      .map(([id, { contentId, contributorId, listPrice }]) => {
        const hasAccount = people.get(contributorId)?.accountId != null;
        // The works of the site and of demo authors are the site's to sell; nobody else answers for them.
        const isAgreed = contributorId === ownerId || (ownerId === null && !hasAccount);
        return [id, { contentId, contributorId, listPrice, isAgreed, canAgree: isAgreed || hasAccount }];
      }),
  );
}

/**
 * Makes a bundle of a contributor, or of the site if `ownerId` is null.
 * @throws Problem `bad_input` for works that can't be sold together at this price
 */
export async function createBundle(ctx: TransactionContext, ownerId: string | null, body: Body): Promise<Answer> {
  const variants = await readVariants(ctx, body.works, ownerId);
  const problems = findBundleProblems({ ...body, ownerId }, variants, apportion);
  if (problems.length > 0)
    throw new Problem('bad_input', {
      errors: problems.map(({ path, problem }) => ({ path, message: describeProblem(problem, ctx.locale) })),
    });
  const wanted = body.works.flatMap(({ variantId }) => {
    const variant = variants.get(variantId);
    return variant === undefined ? [] : [{ ...variant, variantId, listPrice: variant.listPrice ?? 0 }];
  });
  const parts = apportion(
    body.price,
    wanted.map(({ listPrice }) => listPrice),
  );
  const id = createId();
  const parties = new Map(wanted.map(({ contributorId, isAgreed }) => [contributorId, isAgreed]));
  const isPublished = [...parties.values()].every(Boolean);
  await addBundle(
    ctx.tx,
    {
      id,
      contributor_id: ownerId,
      name: body.name,
      name_bn: body.nameBn,
      description: body.description,
      price: body.price,
      state: isPublished ? 'published' : 'proposed',
      created_at: ctx.now,
      published_at: isPublished ? ctx.now : null,
    },
    [...parties].map(([contributorId, isAgreed]) => ({
      bundle_id: id,
      contributor_id: contributorId,
      answer: isAgreed ? 'agreed' : 'pending',
      answered_at: isAgreed ? ctx.now : null,
    })),
    wanted.map(({ contentId, variantId, contributorId, listPrice }, position) => ({
      bundle_id: id,
      position,
      content_id: contentId,
      variant_id: variantId,
      contributor_id: contributorId,
      price: parts[position] ?? 0,
      list_price: listPrice,
    })),
  );
  const asked = [...parties].flatMap(([contributorId, isAgreed]) => (isAgreed ? [] : [contributorId]));
  await notifyParties(ctx, 'bundle_proposed', { name: body.name, readers: asked });
  return presentBundle(ctx, await readBundle(ctx.tx, id), ownerId);
}

/** `POST /contributor/bundles/create`. @throws Problem as `createBundle` */
export const createOwnBundle = (
  ctx: TransactionContext,
  { body }: InputOf<Contract['createOwn']>,
): Promise<OutputOf<Contract['createOwn']>> => createBundle(ctx, creatorId(ctx), body);

/** `POST /bundles/create`. @throws Problem as `createBundle` */
export async function createSiteBundle(
  ctx: TransactionContext,
  { body }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const created = await createBundle(ctx, null, body);
  const { _id: subjectId, name, price } = created.bundle;
  await ctx.platform.audit.record(ctx, {
    action: 'bundle.create',
    subjectType: 'bundle',
    subjectId,
    details: { name, price },
  });
  return created;
}
