import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findOffers } from '../../../catalogue/content/service/offers.ts';
import { findPreviewFile } from '../../../catalogue/content/service/previews.ts';
import { findOwnWork, findPreviewOwner } from '../../../catalogue/content/service/references.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import type { downloadsContract } from '../contract.ts';
import { readOwnedVariantsOf } from '../store/entitlements.ts';

type Contract = typeof downloadsContract;
type Owned = OutputOf<Contract['owned']>;

/** Whether the caller is the work's contributor. */
export async function isMaker({ actor, db }: Context, contentId: string): Promise<boolean> {
  const contributorId = actor.kind === 'user' ? await findContributorIdByAccount(db, actor.id) : undefined;
  return contributorId !== undefined && (await findOwnWork(db, contributorId, contentId)) !== undefined;
}

/** Whether one of these variants costs something: a free one of a paid work is anybody's. */
async function hasPaid({ db }: Context, variantIds: readonly string[]): Promise<boolean> {
  if (variantIds.length === 0) return false;
  return [...(await findOffers(db, variantIds)).values()].some(({ price }) => price !== 0);
}

async function findOwned(ctx: Context, contentId: string): Promise<Owned> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || !isId(contentId)) return { variantIds: [], seesUnmarked: false };
  const variantIds = await readOwnedVariantsOf(db, actor.id, contentId);
  return { variantIds, seesUnmarked: (await hasPaid(ctx, variantIds)) || (await isMaker(ctx, contentId)) };
}

/** `GET /content/owned/{contentId}` */
export const listOwned = (ctx: Context, { params }: InputOf<Contract['owned']>): Promise<Owned> =>
  findOwned(ctx, params.contentId);

/** `GET /content/owned-preview/{id}/{name}`. @throws Problem `not_found`, also for those who may not see it */
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
