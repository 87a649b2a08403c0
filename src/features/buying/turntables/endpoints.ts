import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { turntablesContract } from './contract.ts';
import { findSheet, findTurntables } from './service/show-turntables.ts';

/** The address contains the recipe version, so the picture never changes; the time is limited because prices change. */
const picture = readEndpoint(turntablesContract.picture, async (ctx, input, request) => {
  const { key, size, isPublic } = await findSheet(ctx, input);
  const headers = { 'cache-control': isPublic ? 'public, max-age=86400' : 'private, max-age=600' };
  const file = { key, size, mediaType: 'image/webp', etag: `"${input.params.picture}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const turntablesEndpoints = [readEndpoint(turntablesContract.find, findTurntables), picture];
