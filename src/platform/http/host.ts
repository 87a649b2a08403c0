import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Platform } from '../context.ts';
import type { Database } from '../database/pool.ts';
import { readDigitsCookie } from '../digits.ts';
import { runWithDigits } from '../digits-scope.ts';
import type { StorageHealth } from '../storage/check.ts';
import { loadAssets } from './answers/assets.ts';
import { sendFile } from './answers/file-response.ts';
import { createLinkedFileResponse, linkedFilesPath } from './answers/files.ts';
import { createMediaResponse } from './answers/media.ts';
import { createCachedResponse, send } from './answers/send.ts';
import { type ApiOptions, BASE, mountApi, toProblemResponse } from './api.ts';
import { type CachedResponse, MicroCache } from './cache.ts';
import type { Endpoint } from './endpoint.ts';
import { commonHeaders, toTransportSecurity } from './headers.ts';
import type { HonoContext, HostEnv } from './hono-context.ts';
import { parseLocale } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { docsRoutes, renderDocsPages } from './openapi/docs.ts';
import type { ApiDocument } from './openapi/docs-operation.ts';
import { docsPolicy } from './openapi/docs-script.ts';
import { createOpenApiDocument, type Webhook } from './openapi/openapi.ts';
import type { Operation } from './operation.ts';
import { createHostCheck } from './own-host.ts';
import { mountPages } from './pages/mount-pages.ts';
import type { PageOptions } from './pages/pages.ts';
import { Problem } from './problem.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { parseRequestId, refuseManyParameters } from './request.ts';

const MAX_LOGGED_PATH_LENGTH = 200;

/** Makes a value by its first use. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export interface HostOptions {
  readonly platform: Platform;
  readonly db: Database;
  readonly metrics: Metrics;
  readonly endpoints: readonly Endpoint[];
  /** Webhooks that the site sends, for the API documentation. */
  readonly webhooks: Readonly<Record<string, Webhook>>;
  readonly origin: string;
  readonly assets: string;
  readonly pages: PageOptions | undefined;
  /** Reasons besides the storage why the process isn't ready, as sentences; empty if it is. */
  readonly listUnreadyReasons: () => Promise<string[]>;
  readonly storageHealth: StorageHealth;
  /** Masks a path for the log, without names and typed texts. Default: the path itself. */
  readonly maskPath?: (path: string) => string;
  /** Further public addresses of features, such as sitemap and robots.txt. */
  readonly extra: readonly { path: string; answer: (c: HonoContext) => Promise<Response> }[];
}

/** Whether the path is a health check, which is requested every few seconds. */
const isProbe = (path: string): boolean => path === '/healthz' || path.startsWith('/readyz');

const docsHeaders = { 'cache-control': 'public, max-age=300' };

/** Mounts the OpenAPI document and the pages that show it. Each is made by its first request: that takes a tenth of a second. */
function mountDocs(app: Hono<HostEnv>, operations: readonly Operation[], { platform, webhooks }: HostOptions): void {
  const name = platform.config.ARBOR_NAME;
  const readDocument = once(() =>
    createOpenApiDocument(operations, { name, version: '1' }, webhooks, platform.apiTokens.getAccess),
  );
  const readJson = once(() =>
    createCachedResponse(JSON.stringify(readDocument()), { 'content-type': 'application/json', ...docsHeaders }),
  );
  const readPages = once(() =>
    renderDocsPages(readDocument() as ApiDocument, name).map(({ path, html }) => ({
      path,
      response: createCachedResponse(html, {
        'content-type': 'text/html; charset=utf-8',
        ...docsHeaders,
        'content-security-policy': docsPolicy,
      }),
    })),
  );
  app.get(`${BASE}/openapi.json`, (c) => send(c, readJson()));
  for (const route of docsRoutes)
    app.get(`${BASE}${route}`, (c) => {
      const page = readPages().find(({ path }) => path === c.req.path);
      if (page === undefined) throw new Problem('not_found');
      return send(c, page.response);
    });
}

/** Mounts the API, previews, identity routes and pages. */
function mountSite(app: Hono<HostEnv>, parts: HostOptions): void {
  const { platform } = parts;
  const { config } = platform;
  const cache = () => (config.ARBOR_CACHE ? new MicroCache({ milliseconds: 1000, max: 64 * 1024 * 1024 }) : undefined);
  const operations = parts.endpoints.map((each) => each.operation);
  const api: ApiOptions = { platform, db: parts.db, cache: cache(), origin: parts.origin };
  mountDocs(app, operations, parts);
  mountApi(app, parts.endpoints, api, ['/openapi.json', '/docs', '/docs/{group}']);

  app.get('/media/:id/:name', async (c) => {
    const { id, name } = c.req.param();
    const answer = await createMediaResponse(platform.storage, id, name, c.req.raw.headers);
    return answer instanceof Response ? answer : sendFile(c, answer, platform.log);
  });
  app.get(linkedFilesPath, async (c) => {
    const answer = await createLinkedFileResponse(platform, c.req.raw, new Date());
    return answer instanceof Response ? answer : sendFile(c, answer, platform.log);
  });
  for (const { method, path, answer } of platform.identity.routes) app.on(method, path, answer);
  for (const { path, answer } of parts.extra) app.get(path, answer);
  const { pages } = parts;
  if (pages !== undefined) mountPages(app, { platform, db: parts.db, pages, cache: cache() });
  // Other addresses have no methods that change data.
  app.all('*', (c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? c.notFound()
      : c.text('Method not allowed', 405, { ...commonHeaders, allow: 'GET, HEAD' }),
  );
}

/**
 * Mounts `/readyz`. Pages and lists don't need the storage, so a web process stays ready while only the storage fails,
 * and reports a warning. A worker's jobs need it.
 */
function mountReadiness(app: Hono<HostEnv>, { platform, listUnreadyReasons, storageHealth }: HostOptions): void {
  const answer = (c: HonoContext, reasons: readonly string[], warnings: readonly string[] = []): Response =>
    c.json({ ready: reasons.length === 0, reasons, warnings }, reasons.length === 0 ? 200 : 503, {
      'cache-control': 'no-store',
    });
  const toReasons = (fault: string | undefined): string[] =>
    fault === undefined ? [] : [`Files can not be stored and read: ${fault}`];
  app.get('/readyz', async (c) => {
    const reasons = await listUnreadyReasons();
    return platform.config.ARBOR_ROLE === 'worker'
      ? answer(c, [...reasons, ...toReasons(await storageHealth.check())])
      : answer(c, reasons, toReasons(storageHealth.readLast()));
  });
  app.get('/readyz/storage', async (c) => answer(c, toReasons(await storageHealth.check())));
}

/** The whole site as one `fetch` function: API, pages, files and health checks. Tests call it without a port. */
export function createHost(parts: HostOptions): Hono<HostEnv> {
  const { platform, maskPath = (path: string) => path } = parts;
  const { config, log } = platform;
  // Request logs contain no secrets, and redaction costs more than writing the line.
  const requests = log.child({}, { redact: [] });
  // Without pages, nothing refers to the built files, so they are not loaded.
  const assets = parts.pages === undefined ? new Map<string, CachedResponse>() : loadAssets(parts.assets);
  const transportSecurity = toTransportSecurity(config.ARBOR_HSTS_SUBDOMAINS);
  const app = new Hono<HostEnv>();

  app.use('*', async (c: HonoContext, next) => {
    const requestId = parseRequestId(c.req.header('x-request-id') ?? randomUUID());
    c.set('requestId', requestId);
    const asset = assets.get(c.req.path);
    if (asset !== undefined && (c.req.method === 'GET' || c.req.method === 'HEAD')) return send(c, asset);
    const started = performance.now();
    if (parts.origin.startsWith('https:')) c.env?.outgoing?.setHeader('strict-transport-security', transportSecurity);
    c.header('x-request-id', requestId);
    const digits = readDigitsCookie(c.req.header('cookie'));
    await (digits === undefined ? next() : runWithDigits(digits, next));
    const outgoing = c.env?.outgoing;
    const status = outgoing?.headersSent === true ? outgoing.statusCode : c.res.status;
    const seconds = (performance.now() - started) / 1000;
    parts.metrics.observe(c.get('route') ?? routePath(c), c.req.method, status, seconds);
    requests[isProbe(c.req.path) && status < 400 ? 'debug' : 'info'](
      {
        requestId,
        method: c.req.method,
        path: maskPath(c.req.path.slice(0, MAX_LOGGED_PATH_LENGTH)),
        status,
        ms: Math.round(seconds * 1e4) / 10,
      },
      'request',
    );
    return undefined;
  });

  // Mounted before the check of the Host header, because health checks use another address.
  app.get('/healthz', (c) => c.text('ok', 200, { ...commonHeaders, 'cache-control': 'no-store' }));
  mountReadiness(app, parts);

  const checkHost = createHostCheck(parts.origin);
  const warnOfProxy = createProxyWarning(platform);
  app.use('*', (c, next) => {
    checkHost(c);
    warnOfProxy(c.req.header('x-forwarded-for'));
    refuseManyParameters(c.req.url, parseLocale(c.req.header('accept-language') ?? null));
    return next();
  });

  // A worker only has health checks.
  if (config.ARBOR_ROLE !== 'worker') mountSite(app, parts);

  app.notFound((c) => c.text('Not found', 404, commonHeaders));
  app.onError((error, c) =>
    toProblemResponse(error, {
      platform,
      requestId: c.get('requestId') ?? '',
      locale: parseLocale(c.req.header('accept-language') ?? null),
    }),
  );
  return app;
}
