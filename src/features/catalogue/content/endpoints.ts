import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { contentContract } from './contract/content.ts';
import { insideContract } from './contract/inside.ts';
import { showContent } from './service/detail.ts';
import { findSheet, showEntries, showInside } from './service/inside/show-inside.ts';
import { createOriginalLink } from './service/original.ts';

const original = readEndpoint(contentContract.original, async (ctx, { params }) => {
  const location = await createOriginalLink(ctx, params);
  return new Response(null, {
    status: 302,
    headers: { ...commonHeaders, location, 'cache-control': 'private, no-store' },
  });
});

/**
 * Serves a thumbnail sheet. Its URL contains the recipe version, so the response never changes; the cache time is
 * limited because a work can be unpublished.
 */
const sheet = readEndpoint(insideContract.sheet, async (ctx, input, request) => {
  const { key, size } = await findSheet(ctx, input);
  const headers = {
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const { fileId, sheet: name } = input.params;
  const file = { key, size, mediaType: 'image/webp', etag: `"${fileId}-${name}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const contentEndpoints = [
  readEndpoint(contentContract.single, showContent),
  readEndpoint(insideContract.summary, showInside),
  readEndpoint(insideContract.entries, showEntries),
  sheet,
  original,
];
