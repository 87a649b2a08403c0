import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { selectListedAmong } from '../../../catalogue/catalogue/service/members.ts';
import { findContributorId } from '../../../people/contributors/service/application.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { findOwnedVariants, readPaidWorks } from '../../downloads/service/entitlements.ts';
import type { bundlesContract } from '../contract.ts';
import { isOnSale, MIN_WORKS, sumToPay } from '../rules/prices.ts';
import { type BundleRow, readBundle, readWorks } from '../store/bundles.ts';
import { readPricedWorks, type ShownWork } from './facts.ts';
import { readPage } from './read-page.ts';

type Contract = typeof bundlesContract;
type Owners = Awaited<ReturnType<typeof readContributorsById>>;

const COVERS = 4;

const toOwner = (owners: Owners, id: string | null) => {
  const owner = id === null ? undefined : owners.get(id);
  return owner === undefined ? null : { _id: owner.id, username: owner.username, name: owner.name };
};

/** Name, owner and prices of a bundle, as lists and its page show them. */
const toShared = (ctx: Context, row: BundleRow, works: readonly ShownWork[], owners: Owners) => ({
  _id: row.id,
  name: row.name,
  nameBn: row.name_bn,
  contributor: toOwner(owners, row.contributor_id),
  price: sumToPay(works),
  separatePrice: works.reduce((sum, { separatePrice }) => sum + separatePrice, 0),
  currency: ctx.platform.config.ARBOR_CURRENCY,
});

const readOwners = (ctx: Context, rows: readonly BundleRow[]): Promise<Owners> =>
  readContributorsById(
    ctx.db,
    rows.flatMap(({ contributor_id }) => contributor_id ?? []),
  );

/** `GET /bundle/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listBundles(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { content: contentId, ...paged } = query;
  if (contentId !== undefined && !isId(contentId)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const { rows, ...page } = await readPage(
    ctx,
    { of: 'sale', contentId, minWorks: MIN_WORKS, selectListedAmong },
    paged,
  );
  const [priced, owners] = await Promise.all([
    readPricedWorks(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    readOwners(ctx, rows),
  ]);
  const items = rows.flatMap((row) => {
    const works = (priced.get(row.id) ?? []).filter(({ state }) => state === 'buy');
    if (!isOnSale(works)) return [];
    const covers = works.flatMap(({ card }) => card?.preview ?? []).slice(0, COVERS);
    return { ...toShared(ctx, row, works, owners), count: works.length, covers };
  });
  return { ...page, items };
}

/** `GET /bundle/single/{id}`. @throws Problem `not_found` for a bundle that isn't on sale */
export async function showBundle(
  ctx: Context,
  { params: { id } }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const row = isId(id) ? await readBundle(ctx.db, id) : undefined;
  if (row?.state !== 'published') throw new Problem('not_found');
  const [priced, owners] = await Promise.all([readPricedWorks(ctx.db, [row.id]), readOwners(ctx, [row])]);
  const works = (priced.get(row.id) ?? []).filter(({ state }) => state === 'buy');
  if (!isOnSale(works)) throw new Problem('not_found');
  return {
    ...toShared(ctx, row, works, owners),
    description: row.description,
    works: works.flatMap(({ card, offer, variantId, price, separatePrice }) =>
      card === undefined || offer === undefined
        ? []
        : [{ card, variant: { _id: variantId, name: offer.name, licence: offer.licence }, price, separatePrice }],
    ),
  };
}

/** `GET /bundle/offer/{id}`. @throws Problem `not_found` for a bundle that isn't on sale */
export async function offerBundle(
  ctx: Context,
  { params: { id } }: InputOf<Contract['offer']>,
): Promise<OutputOf<Contract['offer']>> {
  const { id: accountId } = userActor(ctx);
  const row = isId(id) ? await readBundle(ctx.db, id) : undefined;
  if (row?.state !== 'published') throw new Problem('not_found');
  const variantIds = (await readWorks(ctx.db, [row.id])).map(({ variant_id }) => variant_id);
  const [owned, paid, contributorId] = await Promise.all([
    findOwnedVariants(ctx.db, accountId, variantIds),
    readPaidWorks(ctx.db, accountId),
    findContributorId(ctx, accountId),
  ]);
  const buyer = { owned, contributorId: contributorId ?? null };
  const works = (await readPricedWorks(ctx.db, [row.id], buyer)).get(row.id) ?? [];
  if (!isOnSale(works)) throw new Problem('not_found');
  return {
    price: sumToPay(works),
    currency: ctx.platform.config.ARBOR_CURRENCY,
    works: works.map(({ contentId, variantId, price, state }) => ({
      variantId,
      price,
      state,
      hasOtherVersion: state === 'buy' && paid.includes(contentId),
    })),
  };
}
