import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { createCachedResponse } from '../answers/send.ts';
import type { CachedResponse } from '../cache.ts';
import { type ExternalOrigins, isAdminPage, pagePolicy } from '../headers.ts';
import type { Locale } from '../messages.ts';
import type { RequestScope } from '../request-scope.ts';
import type { PageInfo } from './site-info.ts';

/** Renders the page of a request; given by the web build, or by Vite while developing. */
export type RenderPage = (request: Request, page: PageInfo, ctx: Context, scope: RequestScope) => Promise<Response>;

export interface PageOptions {
  readonly site: Omit<PageInfo, 'nonce' | 'onRoute' | 'onDocument'>;
  readonly development: boolean;
  /** Besides our own host. */
  readonly externalOrigins: ExternalOrigins;
  readonly render: RenderPage;
  /** The language that the signed-in account has chosen; undefined where nobody is signed in. */
  readonly findAccountLocale: (ctx: Context, scope: RequestScope) => Promise<Locale | undefined>;
}

/** Seconds until a page that the database's restart or a busy moment kept back is worth asking for again. */
const RETRY_AFTER = '2';
const PUBLIC = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

/** A page that asks to sign in says so to this visitor, not to everybody behind a cache. */
const cacheable = (status: number): boolean => status < 500 && status !== 401 && status !== 403;

/** The nonce is left out: it differs between two renderings of the same page, and what a visitor sees doesn't. */
function computePageEtag(body: Buffer, nonce: string): string {
  const hash = createHash('sha1');
  let end = 0;
  for (let found = body.indexOf(nonce); found !== -1; found = body.indexOf(nonce, end)) {
    hash.update(body.subarray(end, found));
    end = found + nonce.length;
  }
  return `"${hash.update(body.subarray(end)).digest('base64url')}"`;
}

/** One whole page, for anybody (`shared`) or for one person. */
export async function renderPage(
  request: Request,
  options: PageOptions,
  asked: { readonly shared: boolean; readonly ctx: Context; readonly request: RequestScope },
): Promise<CachedResponse> {
  const { shared, ctx } = asked;
  const nonce = randomBytes(16).toString('base64url');
  let route: string | undefined;
  const onRoute = (pattern: string): void => {
    route = pattern;
  };
  let html: string | undefined;
  const onDocument = (finished: string): void => {
    html = finished;
  };
  const page = { ...options.site, nonce, onRoute, onDocument };
  const response = await options.render(request, page, ctx, asked.request);
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  if (response.status === 503) headers['retry-after'] ??= RETRY_AFTER;
  // A page can forbid caching, for example a redirect to a private page.
  const kept = shared && cacheable(response.status) && headers['cache-control']?.includes('no-store') !== true;
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
  const body = Buffer.from(html);
  return createCachedResponse(body, headers, { status: response.status, etag: computePageEtag(body, nonce), route });
}

/** What a shared rendering may know of a request: its address, nothing of who asked. */
export const toSharedRequest = (request: Request): Request =>
  new Request(request.url, { headers: { accept: request.headers.get('accept') ?? '*/*' } });

/** A HEAD is answered by the headers of the whole page. */
export const toGetRequest = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
