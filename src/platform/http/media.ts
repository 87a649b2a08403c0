import { Readable } from 'node:stream';
import { isId } from '../database/id.ts';
import { previewKey, type Storage } from '../storage/storage.ts';
import { mediaTypeOf } from './assets.ts';
import { commonHeaders } from './headers.ts';
import { parseRange } from './range.ts';

const wellNamed = /^[a-z0-9]{1,12}(-[a-z0-9]+)?\.[a-z0-9]{2,5}$/;

/**
 * A preview's picture, sound or font: public, and never changed under its address. Ranges matter for sound: without
 * them a browser can't seek.
 */
export async function mediaAnswer(storage: Storage, id: string, name: string, request: Headers): Promise<Response> {
  const missing = (): Response => new Response('Not found', { status: 404, headers: { ...commonHeaders, 'content-type': 'text/plain' } });
  if (!isId(id) || !wellNamed.test(name)) return missing();
  const key = previewKey(id, name);
  const found = await storage.stat(key);
  if (found === undefined) return missing();
  const headers: Record<string, string> = {
    ...commonHeaders,
    'content-type': mediaTypeOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const range = parseRange(request.get('range'), found.size);
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${found.size}` } });
  if (range !== undefined) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${found.size}`;
    headers['content-length'] = String(range.end - range.start + 1);
  } else headers['content-length'] = String(found.size);
  const body = await storage.read(key, range);
  return new Response(Readable.toWeb(body) as ReadableStream, { status: range === undefined ? 200 : 206, headers });
}
