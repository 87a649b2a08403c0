import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { nameSheet } from '../../../../platform/media/turntable/turntable.ts';
import { turntableKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { readTurntables, type TurntableRow } from '../../../catalogue/content/service/turntables/read.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { turntablesContract } from '../contract.ts';

type Contract = typeof turntablesContract;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

const isFree = ({ offers }: TurntableRow): boolean => offers.some(({ price }) => price === 0);

/** Finds the turntables that the caller may see without a watermark. */
async function findOpen(
  ctx: Context,
  contentId: string,
  rows: readonly TurntableRow[],
): Promise<ReadonlySet<TurntableRow>> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || rows.every(isFree)) return new Set(rows.filter(isFree));
  if (await isMaker(ctx, contentId)) return new Set(rows);
  const ids = rows.flatMap(({ offers }) => offers.map(({ variantId }) => variantId));
  const owned = await findOwnedVariants(db, actor.id, ids);
  return new Set(rows.filter((row) => isFree(row) || row.offers.some(({ variantId }) => owned.has(variantId))));
}

/** `GET /content/turntable/{id}`, in the order of the work's files. @throws Problem `not_found` */
export async function findTurntables(
  ctx: Context,
  { params: { id } }: InputOf<Contract['find']>,
): Promise<OutputOf<Contract['find']>> {
  await requireListed(ctx, id);
  const rows = await readTurntables(ctx.db, id);
  const open = await findOpen(ctx, id, rows);
  const turntables = rows.map((row) => {
    const { fileId, recipe, frames, columns, width, height } = row;
    const sheet = `/api/v1/content/turntable/${id}/${fileId}/${recipe}.${nameSheet(!open.has(row))}`;
    return { fileId, sheet, frames, columns, width, height, isOpen: open.has(row) };
  });
  return { turntables };
}

/**
 * Finds the picture of `GET /content/turntable/{id}/{fileId}/{picture}`. Everybody gets the watermarked one.
 * @throws Problem `not_found`; `payment_required`; `unavailable` if the stored picture is missing
 */
export async function findSheet(ctx: Context, { params }: InputOf<Contract['picture']>) {
  const { platform, db } = ctx;
  await requireListed(ctx, params.id);
  const row = (await readTurntables(db, params.id)).find(({ fileId }) => fileId === params.fileId);
  const isMarked = [false, true].find((each) => params.picture === `${row?.recipe}.${nameSheet(each)}`);
  if (row === undefined || isMarked === undefined) throw new Problem('not_found');
  // With both sheets of one model, the watermark of others could be subtracted.
  if (isMarked && isFree(row)) throw new Problem('not_found');
  const isPublic = isMarked || isFree(row);
  if (!isPublic && !(await findOpen(ctx, params.id, [row])).has(row)) throw new Problem('payment_required');
  const key = turntableKey(row.sha256, row.recipe, nameSheet(isMarked));
  const stored = await platform.storage.stat(key);
  if (stored !== undefined) return { key, size: stored.size, isPublic };
  // The nightly check reports it, too.
  platform.log.error({ key }, 'a drawn turntable is missing');
  throw new Problem('unavailable');
}
