import type { Context } from '../../../platform/context.ts';
import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { inertPolicy } from '../../../platform/http/headers.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { tilesContract } from './contract.ts';
import { type FoundPicture, findMarkedPicture, findOpenPicture, listTiles } from './service/show-tiles.ts';

/** The address contains the recipe version, so the picture never changes; the time is limited because prices change. */
function sendPicture(ctx: Context, { key, size, isPublic }: FoundPicture, { headers: asked }: RequestScope) {
  const headers = {
    'cache-control': isPublic ? 'public, max-age=86400' : 'private, max-age=600',
    'content-security-policy': inertPolicy,
  };
  const etag = `"${key.split('/').slice(2).join('-')}"`;
  return createFileResponse(ctx.platform.storage, { key, size, mediaType: 'image/webp', etag, headers }, asked);
}

export const tilesEndpoints = [
  readEndpoint(tilesContract.list, listTiles),
  readEndpoint(tilesContract.picture, async (ctx, input, request) =>
    sendPicture(ctx, await findOpenPicture(ctx, input), request),
  ),
  readEndpoint(tilesContract.marked, async (ctx, input, request) =>
    sendPicture(ctx, await findMarkedPicture(ctx, input), request),
  ),
];
