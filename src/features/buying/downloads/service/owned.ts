import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findOffers } from '../../../catalogue/content/service/offers.ts';
import { findPreviewFile } from '../../../catalogue/content/service/previews.ts';
import { findOwnWork, findPreviewOwner } from '../../../catalogue/content/service/references.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { downloadsContract } from '../contract.ts';
import { readOwnedLinesOf, readOwnedWorks } from '../store/entitlements.ts';

type Contract = typeof downloadsContract;
type Owned = OutputOf<Contract['owned']>;

/** Finds the upgrades of order lines. */
export type FindUpgrades = (ctx: Context, lineIds: readonly string[]) => Promise<Owned['upgrades']>;

/** Whether the caller is the work's contributor. */
export async function isMaker({ actor, db }: Context, contentId: string): Promise<boolean> {
  const contributorId = actor.kind === 'user' ? await findContributorIdByAccount(db, actor.id) : undefined;
  return contributorId !== undefined && (await findOwnWork(db, contributorId, contentId)) !== undefined;
}

/** Whether one of these variants costs something: anybody may download a free variant of a paid work. */
async function hasPaid({ db }: Context, variantIds: readonly string[]): Promise<boolean> {
  if (variantIds.length === 0) return false;
  return [...(await findOffers(db, variantIds)).values()].some(({ price }) => price !== 0);
}

async function findOwned(ctx: Context, contentId: string) {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || !isId(contentId)) return { variantIds: [], lineIds: [], seesUnmarked: false };
  const rows = await readOwnedLinesOf(db, actor.id, contentId);
  const lineIds = rows.map(({ order_line_id }) => order_line_id);
  const variantIds = [...new Set(rows.map(({ variant_id }) => variant_id))];
  return { variantIds, lineIds, seesUnmarked: (await hasPaid(ctx, variantIds)) || (await isMaker(ctx, contentId)) };
}

/** `GET /content/owned/{contentId}` */
export async function listOwned(
  ctx: Context,
  { params }: InputOf<Contract['owned']>,
  findUpgrades: FindUpgrades,
): Promise<Owned> {
  const { lineIds, ...owned } = await findOwned(ctx, params.contentId);
  const upgrades = lineIds.length === 0 ? [] : await findUpgrades(ctx, lineIds);
  return { ...owned, upgrades: upgrades.filter(({ variantId }) => !owned.variantIds.includes(variantId)) };
}

/** `GET /content/owned` */
export const listOwnedWorks = async (ctx: Context): Promise<OutputOf<Contract['ownedWorks']>> => ({
  ids: await readOwnedWorks(ctx.db, userActor(ctx).id),
});

/** `GET /content/owned-preview/{id}/{name}`. @throws Problem `not_found`, also for callers without access */
export async function findOwnedPreview(
  ctx: Context,
  { params: { id, name } }: InputOf<Contract['ownedPreview']>,
): Promise<{ readonly key: string; readonly size: number }> {
  const row = isId(id) && /^\d{1,5}\.webp$/.test(name) ? await findPreviewOwner(ctx.db, id) : undefined;
  if (row === undefined || !(await findOwned(ctx, row.content_id)).seesUnmarked) throw new Problem('not_found');
  const file = await findPreviewFile(ctx.platform, { id, revisionOf: row.revision_of, name });
  if (file === undefined) throw new Problem('not_found');
  return file;
}
