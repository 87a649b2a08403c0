import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  type PaletteFormat,
  paletteFormats,
  readPaletteColors,
} from '../../../../platform/media/inspect/palette-colors.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { readFilesOfFormats } from '../../../catalogue/content/service/variant-facts.ts';
import type { downloadsContract } from '../contract.ts';
import { findOwnedVariants } from './entitlements.ts';
import { isMaker } from './owned.ts';

/** Maximum size of a file in bytes; palettes take a few kilobytes. */
const MAX_BYTES = 64_000;

type File = Awaited<ReturnType<typeof readFilesOfFormats>>[number];

/** Files of the variants that the caller may download. @throws Problem `not_found` for a work that isn't public */
async function listDownloadable(ctx: Context, contentId: string): Promise<readonly File[]> {
  const { actor, db } = ctx;
  const [files, isPublic, isOwn] = await Promise.all([
    readFilesOfFormats(db, contentId, { formats: paletteFormats, maxSize: MAX_BYTES }),
    isListed(db, contentId),
    isMaker(ctx, contentId),
  ]);
  if (isOwn) return files;
  const variantIds = [...new Set(files.map(({ variant_id }) => variant_id))];
  const owned = actor.kind === 'user' ? await findOwnedVariants(db, actor.id, variantIds) : new Set<string>();
  if (!isPublic && owned.size === 0) throw new Problem('not_found');
  return files.filter(({ variant_id, price }) => owned.has(variant_id) || (isPublic && price === 0));
}

/**
 * `GET /content/palette/{contentId}`: the colours of the file whose format says most about them.
 * @throws Problem `not_found` for a work that is neither public nor the caller's
 */
export async function listPaletteColors(
  ctx: Context,
  { params: { contentId } }: InputOf<typeof downloadsContract.palette>,
): Promise<OutputOf<typeof downloadsContract.palette>> {
  if (!isId(contentId)) throw new Problem('not_found');
  const rank = ({ format }: File): number => paletteFormats.indexOf(format as PaletteFormat);
  const files = (await listDownloadable(ctx, contentId)).toSorted((one, other) => rank(one) - rank(other));
  for (const { sha256, format } of files) {
    const bytes = await buffer(await ctx.platform.storage.read(originalKey(sha256)));
    const colors = readPaletteColors(bytes, format as PaletteFormat);
    if (colors.length > 0) return { colors };
  }
  return { colors: [] };
}
