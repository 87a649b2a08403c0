import { buffer } from 'node:stream/consumers';
import type * as z from 'zod';
import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Upload } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type Cover, createCover } from '../../../../platform/media/cover.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { previewKey } from '../../../../platform/storage/storage.ts';
import type { cover } from '../contract/categories.ts';
import { coverUpload } from '../contract/covers.ts';
import { translate } from '../rules/messages.ts';
import {
  addPicture,
  type CoverPictureRow,
  type CoverPlace,
  deletePicture,
  readPictures,
} from '../store/cover-pictures.ts';

export type CoverPicture = z.output<typeof cover>;

/** Minimum width in pixels: a narrower picture looks blurred on a phone. */
const MIN_WIDTH = 375;

const toPicture = ({ id, avif_widths: avifWidths, width, height, widths, colors }: Omit<CoverPictureRow, 'place_id'>) =>
  ({ _id: id, width, height, widths, avifWidths, colors, alt: '' }) satisfies CoverPicture;

/** Uploaded covers of categories, subcategories and collections, by the id of their owner. */
export const readCoverPictures = async (
  db: Database,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, CoverPicture>> =>
  new Map((await readPictures(db, placeIds)).map((row) => [row.place_id, toPicture(row)]));

/**
 * Encodes an uploaded picture in the widths that pages use.
 * @throws Problem `bad_input` with `image` for a file that is no supported picture; `unavailable` if too many pictures
 * are queued
 */
export async function encodeCover(ctx: Context, bytes: Uint8Array): Promise<Cover> {
  const refuse = (message: Parameters<typeof translate>[0]): Problem =>
    new Problem('bad_input', { errors: [{ path: coverUpload.field, message: translate(message, ctx.locale) }] });
  try {
    const made = await createCover(bytes);
    if (made.width < MIN_WIDTH) throw refuse('small_picture');
    return made;
  } catch (error) {
    if (error instanceof PictureBusyError) throw new Problem('unavailable', { retryAfter: 5 });
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.info({ requestId: ctx.requestId, reason: error.message }, 'cover refused');
    throw refuse('bad_picture');
  }
}

export interface ReplacedPicture {
  readonly id: string;
  readonly widths: readonly number[];
  readonly avif_widths: readonly number[];
}

/** Removes stored objects; the nightly sweep removes those that remain after a failure. */
export async function removePictureObjects(
  { platform }: Context,
  replaced: ReplacedPicture | undefined,
): Promise<void> {
  if (replaced === undefined) return;
  const { id, widths, avif_widths: avifWidths } = replaced;
  const names = [...widths.map((width) => `${width}.webp`), ...avifWidths.map((width) => `${width}.avif`)];
  try {
    for (const name of names) await platform.storage.remove(previewKey(id, name));
  } catch (error) {
    platform.log.warn({ err: error, cover: id }, 'a replaced cover could not be removed yet');
  }
}

/**
 * Replaces the cover of a category, subcategory or collection with an uploaded picture. The picture's objects are
 * stored before the row that refers to them.
 * @param settle locks the cover's owner and writes the audit entry; throws if the owner doesn't exist
 * @throws Problem `bad_input` with `image` for a file that is no supported picture
 */
export async function replaceCoverPicture(
  ctx: Context,
  place: CoverPlace,
  file: Upload,
  settle: (ctx: TransactionContext) => Promise<void>,
): Promise<{ picture: CoverPicture }> {
  const { files, ...made } = await encodeCover(ctx, await buffer(file.stream));
  const picture = { id: createId(), ...made };
  for (const { name, bytes } of files) await ctx.platform.storage.put(previewKey(picture.id, name), bytes);
  const replaced = await inTransaction(ctx, async (own) => {
    await settle(own);
    const before = await deletePicture(own.tx, place);
    await addPicture(own.tx, place, picture);
    return before;
  });
  await removePictureObjects(ctx, replaced);
  const { id: _id, ...rest } = picture;
  return {
    picture: {
      _id,
      ...rest,
      widths: [...rest.widths],
      avifWidths: [...rest.avifWidths],
      colors: [...rest.colors],
      alt: '',
    },
  };
}

/** Removes the uploaded cover, if there is one. @param settle has the same purpose as in `replaceCoverPicture` */
export async function removeCoverPicture(
  ctx: Context,
  place: CoverPlace,
  settle: (ctx: TransactionContext) => Promise<void>,
): Promise<{ done: true }> {
  const replaced = await inTransaction(ctx, async (own) => {
    await settle(own);
    return deletePicture(own.tx, place);
  });
  await removePictureObjects(ctx, replaced);
  return { done: true };
}
