import { isId } from '../../database/id.ts';
import { previewKey, type Storage } from '../../storage/storage.ts';
import { commonHeaders } from '../headers.ts';
import { guessMediaType } from './assets.ts';
import { createFileResponse, type FileResponse } from './file-response.ts';

const wellNamed = /^[a-z0-9]{1,12}(-[a-z0-9]+)?\.[a-z0-9]{2,5}$/;

/**
 * Response with a preview's picture, sound or font, which is public and immutable. Ranges are needed to seek in sounds.
 */
export async function createMediaResponse(
  storage: Storage,
  id: string,
  name: string,
  request: Headers,
): Promise<Response | FileResponse> {
  const key = isId(id) && wellNamed.test(name) ? previewKey(id, name) : undefined;
  const found = key === undefined ? undefined : await storage.stat(key);
  if (key === undefined || found === undefined) {
    return new Response('Not found', { status: 404, headers: { ...commonHeaders, 'content-type': 'text/plain' } });
  }
  const etag = `"${id}-${name}"`;
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (request.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { ...headers, etag } });
  return createFileResponse(
    storage,
    { key, size: found.size, mediaType: guessMediaType(name), etag, headers },
    request,
  );
}
