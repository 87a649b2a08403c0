import { hash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { CachedResponse } from '../cache.ts';
import { headersOf, isAsset } from '../headers.ts';
import type { HonoContext } from '../hono-context.ts';
import { chooseEncoding, compress } from './compress.ts';

const computeEtag = (body: Uint8Array | string): string => `"${hash('sha1', body, 'base64url')}"`;

export function createCachedResponse(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  options: { status?: number; etag?: string; route?: string | undefined } = {},
): CachedResponse {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    status: options.status ?? 200,
    headers,
    body: bytes,
    size: bytes.length,
    etag: options.etag ?? computeEtag(bytes),
    route: options.route,
    encoded: new Map(),
  };
}

/**
 * Creates a response for one client. A text is sent with its headers in one write and stays on the heap, because
 * external memory would make V8 collect garbage more often. `isRead`: adds an ETag, for requests that changed nothing.
 */
export const createPrivateResponse = (
  text: string,
  headers: Record<string, string>,
  isRead: boolean,
): CachedResponse => ({
  status: 200,
  headers,
  body: text,
  size: Buffer.byteLength(text),
  etag: isRead ? computeEtag(text) : undefined,
  encoded: new Map(),
});

const matches = (wanted: string | null, etag: string | undefined): boolean =>
  wanted !== null &&
  etag !== undefined &&
  (wanted === '*' || wanted.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** Writes to the socket if there is one; a Response object would cost a tenth of the time of a cached page. */
function reply(
  c: HonoContext,
  status: number,
  headers: Record<string, string>,
  body: CachedResponse['body'] | undefined,
  cookies: readonly string[] = [],
): Response {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined) {
    const response = new Response(body ?? null, { status, headers });
    for (const line of cookies) response.headers.append('set-cookie', line);
    return response;
  }
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(status, headers);
  if (body === undefined || c.req.method === 'HEAD') outgoing.end();
  else outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/** Sends a finished response: 304 if the client has it, or compressed if the client accepts that. */
export async function send(c: HonoContext, answer: CachedResponse, cookies: readonly string[] = []): Promise<Response> {
  const mediaType = answer.headers['content-type'] ?? '';
  const validator: { etag?: string } = answer.etag === undefined ? {} : { etag: answer.etag };
  const own = isAsset(mediaType)
    ? { ...validator, vary: 'Accept-Encoding' }
    : { ...validator, vary: 'Accept-Encoding, Cookie', 'x-request-id': c.get('requestId') };
  if (answer.status === 200 && matches(c.req.header('if-none-match') ?? null, answer.etag)) {
    // The content security policy is left out, because the client's copy has the nonce of its own rendering.
    const { 'content-security-policy': _, 'content-type': __, ...kept } = answer.headers;
    return reply(c, 304, { ...kept, ...own }, undefined, cookies);
  }
  const headers: Record<string, string> = {
    ...headersOf(mediaType),
    ...answer.headers,
    ...own,
  };
  // Compressing a small response isn't worth its time, but a copy that exists is sent.
  const isCompressed = answer.encoded.size > 0;
  const encoding = chooseEncoding(
    c.req.header('accept-encoding') ?? null,
    mediaType,
    isCompressed ? Infinity : answer.size,
  );
  let { body, size } = answer;
  if (encoding !== undefined) {
    let created = answer.encoded.get(encoding);
    if (created === undefined) {
      created = compress(answer.body, encoding);
      answer.encoded.set(encoding, created);
    }
    body = await created;
    size = body.length;
    headers['content-encoding'] = encoding;
    // A compressed response has a weak ETag, because its bytes differ from the original.
    if (answer.etag !== undefined) headers['etag'] = `W/${answer.etag}`;
  }
  headers['content-length'] = String(size);
  return reply(c, answer.status, headers, body, cookies);
}
