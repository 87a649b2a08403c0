import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { type Crop, cropPicture } from '../../../../platform/media/crop/crop-picture.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { MissingObjectError } from '../../../../platform/storage/errors.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { findUsedFile } from '../../../catalogue/content/service/parts/used-file.ts';
import { chooseDownloadable, recordDownloads } from '../../downloads/service/download.ts';
import { canCrop } from '../contract/can-crop.ts';
import { findCropArea } from '../contract/crop-area.ts';
import type { cropsContract } from '../contract/crops.ts';

type Operation = (typeof cropsContract)['file'];
type Wanted = InputOf<Operation>['query'];

interface TakenCrop {
  readonly name: string;
  readonly mediaType: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** Reads a stored file. @throws Problem `unavailable` if it is missing, which the nightly check reports */
async function readStored({ platform: { storage, log } }: Context, sha256: string): Promise<Buffer> {
  try {
    return await buffer(await storage.read(originalKey(sha256)));
  } catch (error) {
    if (!(error instanceof MissingObjectError)) throw error;
    log.error({ sha256 }, 'a stored file is missing');
    throw new Problem('unavailable');
  }
}

/** @throws Problem `unavailable` while too many pictures are encoded, and for a picture that takes too long */
async function encode(bytes: Buffer, crop: Crop): Promise<Buffer<ArrayBuffer>> {
  try {
    return await cropPicture(bytes, crop);
  } catch (error) {
    if (error instanceof PictureBusyError || error instanceof PictureError)
      throw new Problem('unavailable', { retryAfter: 5 });
    throw error;
  }
}

/** Name of a crop's file, such as `boat-16x9-1280.jpg`. */
function nameCrop(name: string, { ratio, width, format }: Wanted): string {
  const parts = [name.replace(/\.[^.]+$/, ''), ratio === 'original' ? [] : ratio, width ?? []].flat();
  return `${parts.join('-')}.${format === 'jpeg' ? 'jpg' : 'webp'}`;
}

/**
 * Cuts a part out of a picture of a work and counts a download of its variant, except for HEAD.
 * @throws Problem `not_found`; `payment_required` for a file that is neither free nor bought; `unavailable`
 */
export async function takeCrop(
  ctx: Context,
  { params: { id, fileId }, query: wanted }: InputOf<Operation>,
  request: RequestScope,
): Promise<TakenCrop> {
  const found = await findUsedFile(ctx.db, id, fileId);
  if (found?.width == null || found.height === null || !canCrop(found)) throw new Problem('not_found');
  const { variantId } = await chooseDownloadable(ctx, id, found.offers);
  if (found.isDamaged) throw new Problem('unavailable');
  const body = await encode(await readStored(ctx, found.sha256), {
    ...findCropArea({ width: found.width, height: found.height }, wanted.ratio, wanted.at),
    maxWidth: wanted.width,
    format: wanted.format,
  });
  if (request.method !== 'HEAD')
    await inTransaction(ctx, (own) => recordDownloads(own, request, [{ contentId: id, variantId }]));
  return { name: nameCrop(found.name, wanted), mediaType: `image/${wanted.format}`, body };
}
