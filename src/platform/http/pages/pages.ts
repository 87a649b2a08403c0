import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { createCachedResponse } from '../answers/send.ts';
import type { CachedResponse } from '../cache.ts';
import { type ExternalOrigins, isAdminPage, pagePolicy } from '../headers.ts';
import type { HonoContext } from '../hono-context.ts';
import type { Locale } from '../messages.ts';
import type { RequestScope } from '../request-scope.ts';
import type { NotFoundPages } from './not-found-pages.ts';
import type { PageInfo } from './site-info.ts';

/** Renders the page of a request; provided by the web build, or by Vite in development. */
export type RenderPage = (request: Request, page: PageInfo, ctx: Context, scope: RequestScope) => Promise<Response>;

export interface PageOptions {
  readonly site: Omit<PageInfo, 'nonce' | 'onRoute' | 'onDocument' | 'notFound'>;
  readonly development: boolean;
  /** Hosts besides the site's own that pages connect to. */
  readonly externalOrigins: ExternalOrigins;
  readonly render: RenderPage;
  /** Removes unknown parameters from an address, which begins with the path. */
  readonly keepKnownParameters: (address: string) => string;
  /** False if no page can have the address, which begins with the path. */
  readonly mayBePage: (address: string) => boolean;
  /** Answers an address before its page does, such as one that only leads to another; undefined for all others. */
  readonly answerFirst: (c: HonoContext, address: string) => Promise<Response | undefined>;
  /** Language of the signed-in account; undefined for visitors. */
  readonly findAccountLocale: (ctx: Context, scope: RequestScope) => Promise<Locale | undefined>;
}

/** Value of `Retry-After` in seconds, while the database restarts or the server is busy. */
const RETRY_AFTER = '2';
const PUBLIC = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

/**
 * Whether a status can be cached. Pages that require a sign-in concern one visitor, and cached redirects could form a
 * loop when a title changes.
 */
const cacheable = (status: number): boolean =>
  status < 300 || (status >= 400 && status < 500 && status !== 401 && status !== 403);

const encoder = new TextEncoder();
/** Memory that pages are encoded in, one after another; most pages are a tenth as long. */
const encoding = new Uint8Array(1024 * 1024);

/**
 * Encodes a page. Copying its bytes from memory that is in use already takes less time than encoding it into new memory,
 * whose size would have to be computed first.
 */
function encodePage(html: string): Buffer<ArrayBuffer> {
  const { read, written } = encoder.encodeInto(html, encoding);
  return Buffer.from(read === html.length ? encoding.subarray(0, written) : html);
}

/** ETag of a page without its nonce, which differs between two renderings of the same page. */
function computePageEtag(body: Buffer, nonce: string): string {
  const hash = createHash('sha1');
  let end = 0;
  for (let found = body.indexOf(nonce); found !== -1; found = body.indexOf(nonce, end)) {
    hash.update(body.subarray(end, found));
    end = found + nonce.length;
  }
  return `"${hash.update(body.subarray(end)).digest('base64url')}"`;
}

interface RenderOptions {
  readonly ctx: Context;
  readonly request: RequestScope;
  /**
   * Facts for a page that is shared by all visitors; undefined for a personal one. `notFound` may answer with a cached
   * page.
   */
  readonly shared?: { readonly notFound: NotFoundPages | undefined };
}

/** Renders a complete page. */
export async function renderPage(
  request: Request,
  options: PageOptions,
  asked: RenderOptions,
): Promise<CachedResponse> {
  const { ctx, shared } = asked;
  const nonce = randomBytes(16).toString('base64url');
  let route: string | undefined;
  const onRoute = (pattern: string): void => {
    route = pattern;
  };
  let html: string | undefined;
  const onDocument = (finished: string): void => {
    html = finished;
  };
  let missing: string | undefined;
  let known: CachedResponse | undefined;
  const isKnown = (pattern: string): boolean => {
    missing = pattern;
    known = shared?.notFound?.find(ctx.locale, pattern);
    return known !== undefined;
  };
  const notFound = shared?.notFound && { isKnown };
  const page = { ...options.site, nonce, onRoute, onDocument, notFound };
  const response = await options.render(request, page, ctx, asked.request);
  if (known !== undefined) return known;
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  if (response.status === 503) headers['retry-after'] ??= RETRY_AFTER;
  // A page can forbid caching, such as a redirect to a private page.
  const kept =
    shared !== undefined && cacheable(response.status) && headers['cache-control']?.includes('no-store') !== true;
  headers['cache-control'] = kept ? PUBLIC : 'private, no-store';
  if (html === undefined)
    return createCachedResponse(new Uint8Array(await response.arrayBuffer()), headers, {
      status: response.status,
      route,
    });
  headers['content-security-policy'] = pagePolicy(nonce, {
    development: options.development,
    externalOrigins: options.externalOrigins,
    isAdmin: isAdminPage(request.url),
  });
  const body = encodePage(html);
  const etag = computePageEtag(body, nonce);
  const finished = createCachedResponse(body, headers, { status: response.status, etag, route });
  if (missing !== undefined) shared?.notFound?.keep(ctx.locale, missing, finished);
  return finished;
}

/** Request for a shared rendering: only the address, nothing about the visitor. */
export const toSharedRequest = (request: Request, url: string): Request =>
  new Request(url, { headers: { accept: request.headers.get('accept') ?? '*/*' } });

/** Converts a HEAD request to GET, because its headers are those of the page. */
export const toGetRequest = (request: Request, url: string): Request =>
  request.method === 'HEAD' || request.url !== url ? new Request(url, { headers: request.headers }) : request;
