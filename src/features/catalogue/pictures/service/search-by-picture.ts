import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { embedPicture, type PictureVector } from '../../../../platform/media/embedding/embed-picture.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { decodeForeignPicture } from '../../../../platform/media/search-picture.ts';
import { readChosenCards, toCardArray } from '../../catalogue/service/alike/chosen-cards.ts';
import { readLeftOutTerms } from '../../catalogue/service/left-out.ts';
import { findByHash } from '../../content/service/reviewed.ts';
import { type picturesContract, searchedPicture } from '../contract.ts';
import { MIN_COSINE, translate } from '../rules.ts';
import { findNearest } from './nearest.ts';

/** Number of nearest works to read. They include works that aren't public. */
const MAX_NEAR = 200;
const MAX_SAME = 20;
const MAX_SHOWN = 60;

/**
 * Computes hashes and vector of an uploaded picture.
 * @throws Problem `bad_input` for an unsupported file; `unavailable` if too many pictures are queued
 */
async function readPicture(ctx: Context, bytes: Uint8Array): Promise<PictureVector> {
  try {
    return await embedPicture(await decodeForeignPicture(bytes), true);
  } catch (error) {
    if (error instanceof PictureBusyError) throw new Problem('unavailable', { retryAfter: 5 });
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.info({ requestId: ctx.requestId, reason: error.message }, 'picture refused');
    const message = translate('bad_picture', ctx.locale);
    throw new Problem('bad_input', { errors: [{ path: searchedPicture.field, message }] });
  }
}

/** `POST /content/by-picture`: the uploaded picture is kept in memory only, while it is compared. */
export async function searchByPicture(
  ctx: Context,
  { file }: InputOf<typeof picturesContract.search>,
  request: RequestScope,
): Promise<SerializedJson> {
  const { code, hashes, hashesInFrame } = await readPicture(ctx, await buffer(file.stream));
  // A copy has the same hash, even if it is rotated, mirrored or framed; cropped and other pictures are found by the
  // vector.
  const same = await findByHash(ctx.db, [...hashes, ...hashesInFrame], MAX_SAME);
  const near = (await findNearest(ctx.db, code, MAX_NEAR)).filter(({ cosine }) => cosine >= MIN_COSINE);
  const leftOutTerms = await readLeftOutTerms(ctx, request, '1');
  const { cards, leftOut } = await readChosenCards(ctx.db, [...new Set([...same, ...near.map(({ id }) => id)])], {
    leftOutTerms,
    max: MAX_SHOWN,
  });
  return new SerializedJson(`{"items":${toCardArray(cards)},"leftOut":${JSON.stringify(leftOut)}}`);
}
