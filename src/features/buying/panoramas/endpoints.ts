import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { panoramasContract } from './contract.ts';
import { findPanorama, findPanoramaPicture } from './service/show-panorama.ts';

/** The address contains the recipe version, so the picture never changes; the time is limited because prices change. */
const picture = readEndpoint(panoramasContract.picture, async (ctx, input, request) => {
  const { key, size, isPublic } = await findPanoramaPicture(ctx, input);
  const headers = { 'cache-control': isPublic ? 'public, max-age=86400' : 'private, max-age=600' };
  const file = { key, size, mediaType: 'image/webp', etag: `"${input.params.picture}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const panoramasEndpoints = [readEndpoint(panoramasContract.find, findPanorama), picture];
