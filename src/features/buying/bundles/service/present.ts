import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { bundlesContract } from '../contract.ts';
import { isOnSale } from '../rules/prices.ts';
import { type BundleRow, type PartyRow, readParties, readWorks, type WorkRow } from '../store/bundles.ts';
import { readPricedWorks } from './facts.ts';

export type OwnBundle = OutputOf<typeof bundlesContract.createOwn>['bundle'];
type People = Awaited<ReturnType<typeof readContributorsById>>;

const toName = (people: People, id: string) => {
  const { username = '', name = '' } = people.get(id) ?? {};
  return { _id: id, username, name };
};

const sumOf = (works: readonly WorkRow[], contributorId: string): number =>
  works.reduce((sum, { contributor_id, price }) => sum + (contributor_id === contributorId ? price : 0), 0);

/** Bundles as their contributors and admins see them. `viewerId`: the viewer as a contributor; null for an admin. */
export async function presentBundles(
  ctx: Context,
  rows: readonly BundleRow[],
  viewerId: string | null,
): Promise<OwnBundle[]> {
  const ids = rows.map(({ id }) => id);
  const [works, parties, priced] = await Promise.all([
    readWorks(ctx.db, ids),
    readParties(ctx.db, ids),
    readPricedWorks(ctx.db, ids),
  ]);
  const offers = new Map([...priced.values()].flat().map(({ variantId, offer }) => [variantId, offer]));
  const people = await readContributorsById(ctx.db, [
    ...new Set([
      ...parties.map(({ contributor_id }) => contributor_id),
      ...rows.flatMap(({ contributor_id }) => contributor_id ?? []),
    ]),
  ]);
  const toWork = ({ content_id, variant_id, contributor_id, price, list_price }: WorkRow) => {
    const offer = offers.get(variant_id);
    return {
      contentId: content_id,
      title: offer?.title ?? '',
      variantName: offer?.name ?? '',
      contributor: toName(people, contributor_id),
      price,
      listPrice: list_price,
    };
  };
  const toParty = ({ bundle_id, contributor_id, answer }: PartyRow) => {
    const { username, name } = toName(people, contributor_id);
    const own = works.filter((work) => work.bundle_id === bundle_id);
    return { username, name, isMe: contributor_id === viewerId, answer, price: sumOf(own, contributor_id) };
  };
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    nameBn: row.name_bn,
    contributor: row.contributor_id === null ? null : toName(people, row.contributor_id),
    description: row.description,
    isMine: row.contributor_id === viewerId,
    isOnSale: row.state === 'published' && isOnSale(priced.get(row.id) ?? []),
    state: row.state,
    price: row.price,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    works: works.filter(({ bundle_id }) => bundle_id === row.id).map(toWork),
    parties: parties
      .filter(({ bundle_id }) => bundle_id === row.id)
      .map(toParty)
      .sort((one, other) => other.price - one.price),
  }));
}

export async function presentBundle(
  ctx: Context,
  row: BundleRow | undefined,
  viewerId: string | null,
): Promise<{ bundle: OwnBundle }> {
  const [bundle] = await presentBundles(ctx, row === undefined ? [] : [row], viewerId);
  if (bundle === undefined) throw new Error('the bundle is there');
  return { bundle };
}
