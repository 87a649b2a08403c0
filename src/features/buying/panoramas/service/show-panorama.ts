import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  HIGHLIGHT_STOPS,
  listPanoramaFiles,
  listWidths,
  MARKED_WHITE,
  OPEN_WHITE,
} from '../../../../platform/media/panorama/panorama.ts';
import { panoramaKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import {
  findPanoramas,
  isPanoramaDue,
  type PanoramaRow,
} from '../../../catalogue/content/service/panoramas/panoramas.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { panoramasContract } from '../contract.ts';

type Contract = typeof panoramasContract;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

const isFree = ({ offers }: PanoramaRow): boolean => offers.some(({ price }) => price === 0);

/** Finds the panoramas that the caller may see without a watermark. */
async function findOpen(ctx: Context, contentId: string, rows: readonly PanoramaRow[]): Promise<PanoramaRow[]> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || rows.every(isFree)) return rows.filter(isFree);
  if (await isMaker(ctx, contentId)) return [...rows];
  const ids = rows.flatMap(({ offers }) => offers.map(({ variantId }) => variantId));
  const owned = await findOwnedVariants(db, actor.id, ids);
  return rows.filter((row) => isFree(row) || row.offers.some(({ variantId }) => owned.has(variantId)));
}

/**
 * `GET /content/panorama/{id}`: the widest that the caller may see without a watermark, or else the widest.
 * @throws Problem `not_found`
 */
export async function findPanorama(
  ctx: Context,
  { params: { id } }: InputOf<Contract['find']>,
): Promise<OutputOf<Contract['find']>> {
  await requireListed(ctx, id);
  const rows = await findPanoramas(ctx.db, id);
  const [open] = await findOpen(ctx, id, rows);
  const row = open ?? rows[0];
  if (row === undefined) return { panorama: null, isPending: await isPanoramaDue(ctx.db, id) };
  const isOpen = open !== undefined;
  const panorama = {
    pictures: `/api/v1/content/panorama/${id}/${row.fileId}/${row.recipe}.`,
    widths: listWidths(row.width, !isOpen),
    white: isOpen ? OPEN_WHITE : MARKED_WHITE,
    highlightStops: isOpen && row.hasHighlights ? HIGHLIGHT_STOPS : null,
    mapWidth: row.width,
    isOpen,
  };
  return { panorama, isPending: false };
}

/**
 * Finds the picture of `GET /content/panorama/{id}/{fileId}/{picture}`. Everybody gets watermarked ones.
 * @throws Problem `not_found`; `payment_required`; `unavailable` if the stored picture is missing
 */
export async function findPanoramaPicture(ctx: Context, { params }: InputOf<Contract['picture']>) {
  const { platform, db } = ctx;
  await requireListed(ctx, params.id);
  const row = (await findPanoramas(db, params.id)).find(({ fileId }) => fileId === params.fileId);
  const names = row === undefined ? [] : listPanoramaFiles([{ ...row, path: '' }]);
  const name = names.find((each) => params.picture === `${row?.recipe}.${each}`);
  if (row === undefined || name === undefined) throw new Problem('not_found');
  const isPublic = name.includes('.marked.') || isFree(row);
  if (!isPublic && (await findOpen(ctx, params.id, [row])).length === 0) throw new Problem('payment_required');
  const key = panoramaKey(row.sha256, row.recipe, name);
  const stored = await platform.storage.stat(key);
  if (stored !== undefined) return { key, size: stored.size, isPublic };
  // The nightly check reports it, too.
  platform.log.error({ key }, 'a drawn panorama is missing');
  throw new Problem('unavailable');
}
