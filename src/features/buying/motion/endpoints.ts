import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { motionContract } from './contract.ts';
import { findCardFilm, findMotionPicture, listMotion } from './service/show-motion.ts';

/** The address contains the recipe version, so the picture never changes; the time is limited because prices change. */
const picture = readEndpoint(motionContract.picture, async (ctx, input, request) => {
  const { key, size, isPublic } = await findMotionPicture(ctx, input);
  const headers = { 'cache-control': isPublic ? 'public, max-age=86400' : 'private, max-age=600' };
  const file = { key, size, mediaType: 'image/webp', etag: `"${input.params.picture}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

const card = readEndpoint(motionContract.card, async (ctx, input, request) => {
  const { key, size, etag } = await findCardFilm(ctx, input);
  const file = { key, size, mediaType: 'image/webp', etag, headers: { 'cache-control': 'public, max-age=3600' } };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const motionEndpoints = [readEndpoint(motionContract.list, listMotion), picture, card];
