import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type Cover, createCover } from '../../../../platform/media/cover.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { draftPreviewKey } from '../../../../platform/storage/storage.ts';
import { pictureUpload, type requestsContract } from '../contract/requests.ts';
import { translate } from '../rules/messages.ts';
import { addPicture, placePictures } from '../store/pictures.ts';

async function encode(ctx: Context, bytes: Uint8Array): Promise<Cover> {
  try {
    return await createCover(bytes);
  } catch (error) {
    if (error instanceof PictureBusyError) throw new Problem('unavailable', { retryAfter: 5 });
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.info({ requestId: ctx.requestId, reason: error.message }, 'reference picture refused');
    throw new Problem('bad_input', {
      errors: [{ path: pictureUpload.field, message: translate('bad_picture', ctx.locale) }],
    });
  }
}

/**
 * `POST /content-request/picture`. @throws Problem `bad_input` with `image`, `unavailable` if too many pictures are
 * unused
 */
export async function addReferencePicture(
  ctx: Context,
  { file }: InputOf<typeof requestsContract.addPicture>,
): Promise<{ _id: string }> {
  const { width, height, widths, files } = await encode(ctx, await buffer(file.stream));
  const id = createId();
  for (const { name, bytes } of files.filter((each) => each.name.endsWith('.webp')))
    await ctx.platform.storage.put(draftPreviewKey(id, name), bytes);
  await inTransaction(ctx, ({ tx }) => addPicture(tx, { id, width, height, widths }));
  return { _id: id };
}

/** Adds unused pictures to a request. @throws Problem `bad_input` with `pictures` for any other picture */
export async function attachPictures(
  ctx: TransactionContext,
  requestId: string,
  wantedIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(wantedIds)];
  if (ids.length === 0) return;
  const placed = ids.every(isId) ? await placePictures(ctx.tx, requestId, ids) : 0;
  if (placed !== ids.length)
    throw new Problem('bad_input', {
      errors: [{ path: 'pictures', message: translate('no_picture', ctx.locale) }],
    });
}

export interface RemovedPicture {
  readonly id: string;
  readonly widths: readonly number[];
}

/** Removes pictures from the storage. If the storage fails or the process dies, the nightly sweep removes them. */
export async function removePictureObjects({ platform }: Context, removed: readonly RemovedPicture[]): Promise<void> {
  try {
    for (const { id, widths } of removed)
      for (const width of widths) await platform.storage.remove(draftPreviewKey(id, `${width}.webp`));
  } catch (error) {
    platform.log.warn({ err: error }, 'reference pictures could not be removed yet');
  }
}
