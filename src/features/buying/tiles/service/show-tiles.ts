import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { markedTileKey, tileKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { findTiles, type TileRow } from '../../../catalogue/content/service/tiles/tiles.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { tilesContract } from '../contract.ts';
import { chooseTiles, isFree } from '../rules/choose-tiles.ts';

type Contract = typeof tilesContract;
type Place = InputOf<Contract['picture']>['params'];

export interface FoundPicture {
  readonly key: string;
  readonly size: number;
  /** Whether everybody gets the same picture. */
  readonly isPublic: boolean;
}

const nameInAddress = ({ recipe, position }: TileRow): string => `${recipe}-${position}`;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

/** `GET /content/tiles/{id}`. @throws Problem `not_found` */
export async function listTiles(
  ctx: Context,
  { params: { id } }: InputOf<Contract['list']>,
): Promise<OutputOf<Contract['list']>> {
  await requireListed(ctx, id);
  const tiles = chooseTiles(await findTiles(ctx.db, id)).map(({ tile, name, role }) => ({
    fileId: tile.fileId,
    tile: nameInAddress(tile),
    name,
    role,
    width: tile.width,
    height: tile.height,
    isVector: tile.isVector,
    isTransparent: tile.isTransparent,
    markedPeriods: tile.markedPeriods,
    isSeamless: tile.isSeamless,
    isFree: isFree(tile),
    variantIds: tile.offers.map(({ variantId }) => variantId),
  }));
  return { tiles };
}

/** Finds a tile of a public work by its name in addresses. @throws Problem `not_found` */
async function requireTile(ctx: Context, { id, fileId, tile: name }: Place): Promise<TileRow> {
  await requireListed(ctx, id);
  const asked = name.replace(/\.webp$/, '');
  const found = (await findTiles(ctx.db, id)).find((each) => each.fileId === fileId && nameInAddress(each) === asked);
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** @throws Problem `payment_required` */
async function requireOwned(ctx: Context, contentId: string, { offers }: TileRow): Promise<void> {
  const { actor, db } = ctx;
  if (actor.kind === 'user') {
    const ids = offers.map(({ variantId }) => variantId);
    if ((await findOwnedVariants(db, actor.id, ids)).size > 0 || (await isMaker(ctx, contentId))) return;
  }
  throw new Problem('payment_required');
}

/** @throws Problem `unavailable` if the stored picture is missing */
async function findStored(ctx: Context, key: string, isPublic: boolean): Promise<FoundPicture> {
  const stored = await ctx.platform.storage.stat(key);
  if (stored === undefined) throw new Problem('unavailable');
  return { key, size: stored.size, isPublic };
}

/**
 * Finds the picture of a tile for callers who may download the tile.
 * @throws Problem `not_found`, `payment_required`; `unavailable` if the stored picture is missing
 */
export async function findOpenPicture(ctx: Context, { params }: InputOf<Contract['picture']>): Promise<FoundPicture> {
  const tile = await requireTile(ctx, params);
  if (!isFree(tile)) await requireOwned(ctx, params.id, tile);
  return findStored(ctx, tileKey(tile.sha256, tile.recipe, tile.position), isFree(tile));
}

/** Finds the watermarked picture of a tile. @throws Problem `not_found`; `unavailable` if the picture is missing */
export async function findMarkedPicture(ctx: Context, { params }: InputOf<Contract['marked']>): Promise<FoundPicture> {
  const { sha256, recipe, position } = await requireTile(ctx, params);
  return findStored(ctx, markedTileKey(sha256, recipe, position), true);
}
