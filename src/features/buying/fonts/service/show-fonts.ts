import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { faceKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { areFacesDue, type FontFaceRow, findFaces } from '../../../catalogue/content/service/fonts/faces.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { fontsContract } from '../contract.ts';
import { chooseStyles, isFree, nameFamily, nameStyle } from '../rules/choose-styles.ts';

type Contract = typeof fontsContract;
type Fonts = OutputOf<Contract['list']>;

const nameInAddress = ({ recipe, position }: FontFaceRow): string => `${recipe}-${position}`;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

/** `GET /content/fonts/{id}`. @throws Problem `not_found` */
export async function listFonts(ctx: Context, { params: { id } }: InputOf<Contract['list']>): Promise<Fonts> {
  await requireListed(ctx, id);
  const faces = chooseStyles(await findFaces(ctx.db, id));
  const charsets = [...new Set(faces.map(({ codes }) => codes))];
  return {
    charsets,
    isPending: faces.length === 0 && (await areFacesDue(ctx.db, id)),
    styles: faces.map((face) => ({
      fileId: face.file_id,
      face: nameInAddress(face),
      family: nameFamily(face),
      name: nameStyle(face),
      weight: face.weight,
      italic: face.italic,
      glyphs: face.glyphs,
      charset: charsets.indexOf(face.codes),
      axes: [...face.axes],
      features: [...face.features],
      bytes: face.bytes,
      isFree: isFree(face),
      variantIds: face.offers.map(({ variantId }) => variantId),
    })),
  };
}

/** Finds a face of a public work by its name in addresses. @throws Problem `not_found` */
export async function findFace(
  ctx: Context,
  { id, fileId, face: name }: InputOf<Contract['file']>['params'],
): Promise<FontFaceRow & { readonly key: string }> {
  await requireListed(ctx, id);
  const faces = await findFaces(ctx.db, id);
  const face = faces.find((each) => each.file_id === fileId && nameInAddress(each) === name.replace(/\.woff2$/, ''));
  if (face === undefined) throw new Problem('not_found');
  return { ...face, key: faceKey(face.sha256, face.recipe, face.position) };
}

/** @throws Problem `payment_required` */
async function requireOwned(ctx: Context, contentId: string, { offers }: FontFaceRow): Promise<void> {
  const { actor, db } = ctx;
  if (actor.kind === 'user') {
    const ids = offers.map(({ variantId }) => variantId);
    if ((await findOwnedVariants(db, actor.id, ids)).size > 0 || (await isMaker(ctx, contentId))) return;
  }
  throw new Problem('payment_required');
}

/**
 * Finds the web font of a style for callers who may download the style. Nobody else gets a font or outlines of it.
 * @throws Problem `not_found`, `payment_required`; `unavailable` if the stored object is missing
 */
export async function findWebFont(ctx: Context, { params }: InputOf<Contract['file']>) {
  const face = await findFace(ctx, params);
  if (!isFree(face)) await requireOwned(ctx, params.id, face);
  const stored = await ctx.platform.storage.stat(face.key);
  if (stored === undefined) throw new Problem('unavailable');
  return { key: face.key, size: stored.size, isFree: isFree(face) };
}
