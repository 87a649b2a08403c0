import type { HonoContext } from '../hono-context.ts';

/** Headers of responses that scripts of other sites may read; browsers send no cookies with such requests. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Location, RateLimit, RateLimit-Policy, Retry-After, Tus-Resumable, Upload-Length, Upload-Offset, WWW-Authenticate, X-Request-Id',
};

/** Response to a browser that asks whether a script of another site may call these methods of a path. */
export const answerPreflight = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers':
        'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, Range, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset, X-Request-Id',
      'access-control-max-age': '86400',
    },
  });

/** Adds headers to a response, also to one that is written to the socket before it is returned. */
export async function withHeaders(
  c: HonoContext,
  headers: Readonly<Record<string, string>>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const outgoing = c.env?.outgoing;
  for (const [name, value] of Object.entries(headers)) outgoing?.setHeader(name, value);
  const response = await answer();
  if (outgoing === undefined) for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
