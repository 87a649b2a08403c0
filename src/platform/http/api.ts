import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { Context, Platform } from '../context.ts';
import type { Database } from '../database/pool.ts';
import { defaultDigits } from '../digits.ts';
import { runWithDigits } from '../digits-scope.ts';
import { answerPreflight, corsHeaders, withHeaders } from './answers/cors.ts';
import { FileResponse, sendFile } from './answers/file-response.ts';
import { createCachedResponse, createPrivateResponse, send } from './answers/send.ts';
import { admitToken, readBearerToken } from './api-tokens.ts';
import { readForm } from './bodies/form.ts';
import { openByteStream } from './bodies/slow-bodies.ts';
import { readUpload } from './bodies/upload.ts';
import { type CachedResponse, MAX_CACHED_URL_LENGTH, type MicroCache } from './cache.ts';
import { type Endpoint, runEndpoint } from './endpoint.ts';
import { errorTable } from './errors.ts';
import { commonHeaders } from './headers.ts';
import type { HonoContext, HostEnv } from './hono-context.ts';
import { describeError } from './messages.ts';
import type { Operation, Upload } from './operation.ts';
import { Problem, toProblem } from './problem.ts';
import { createContext, createRequestScope, parseQuery, readBytes, readJson, refuseCrossOrigin } from './request.ts';
import { type RequestScope, toAnonymousScope, toSharedScope } from './request-scope.ts';
import { SerializedJson } from './serialized-json.ts';

export const BASE = '/api/v1';
const forAnybody = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

export interface ApiOptions {
  readonly platform: Platform;
  readonly db: Database;
  readonly cache: MicroCache | undefined;
  readonly origin: string;
}

/** RFC 9457 problem details in the caller's language, without internal details. */
function problemBody(problem: Problem, locale: Context['locale'], requestId: string): string {
  const { title } = errorTable[problem.code];
  return JSON.stringify({
    type: `about:blank#${problem.code}`,
    title,
    status: problem.status,
    detail: problem.message === '' ? describeError(problem.code, locale) : problem.message,
    code: problem.code,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
    requestId,
  });
}

/**
 * Converts an error to a response; server errors are logged with their cause. `cookies`: `Set-Cookie` values of the
 * response.
 */
export function toProblemResponse(
  error: unknown,
  ctx: Pick<Context, 'locale' | 'requestId' | 'platform'>,
  cookies: readonly string[] = [],
): Response {
  const problem = toProblem(error);
  if (problem.status >= 500) ctx.platform.log.error({ err: error, requestId: ctx.requestId }, 'request failed');
  const headers: Record<string, string> = {
    ...commonHeaders,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': ctx.requestId,
  };
  if (problem.retryAfter !== undefined) headers['retry-after'] = String(problem.retryAfter);
  const response = new Response(problemBody(problem, ctx.locale, ctx.requestId), { status: problem.status, headers });
  for (const line of cookies) response.headers.append('set-cookie', line);
  return response;
}

const toJson = (output: unknown): string => (output instanceof SerializedJson ? output.text : JSON.stringify(output));

async function answerShared(
  target: Endpoint,
  ctx: Context,
  request: RequestScope,
  c: HonoContext,
): Promise<CachedResponse> {
  // The response is shared by all callers, so it must not depend on the first one.
  const output = await runEndpoint(target, ctx, toSharedScope(request), {
    params: c.req.param(),
    query: parseQuery(c.req.url),
  });
  return createCachedResponse(toJson(output), { 'content-type': 'application/json', 'cache-control': forAnybody });
}

async function answerPrivate(
  target: Endpoint,
  ctx: Context,
  request: RequestScope,
  c: HonoContext,
): Promise<Response | FileResponse | CachedResponse> {
  const { body, maxBodyBytes, upload, bytes, outside } = target.operation;
  const openBytes = (): Upload => {
    if (c.req.header('content-type') !== bytes) throw new Problem('unsupported_media_type');
    return { stream: openByteStream(c), name: '' };
  };
  const readOutside = async (max: number): Promise<Upload> => ({
    stream: Readable.from([await readBytes(c, max)]),
    name: '',
  });
  const read = async () => {
    if (outside !== undefined) return { file: await readOutside(outside.maxBytes) };
    if (bytes !== undefined) return { file: openBytes() };
    if (upload === undefined) return { body: body && (await readJson(c, maxBodyBytes)) };
    return body === undefined ? { file: await readUpload(c, upload) } : readForm(c, upload);
  };
  const raw = { params: c.req.param(), query: parseQuery(c.req.url), read };
  const output = await runEndpoint(target, ctx, request, raw);
  if (output instanceof Response || output instanceof FileResponse) return output;
  const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
  return createPrivateResponse(toJson(output), headers, target.operation.method === 'GET');
}

/** Whether the request has the caller's own exclusions; such a response has its own address and isn't shared. */
const isPersonal = ({ personal }: Operation, c: HonoContext): boolean =>
  personal === true && c.req.url.includes('personal=1') && c.req.query('personal') === '1';

/** Sends the response of `answerPrivate`, or its error. */
async function sendPrivate(target: Endpoint, ctx: Context, request: RequestScope, c: HonoContext): Promise<Response> {
  const answer = await answerPrivate(target, ctx, request, c);
  if (answer instanceof Response) return answer;
  if (answer instanceof FileResponse) return sendFile(c, answer, ctx.platform.log);
  return send(c, answer, request.cookies.lines);
}

/** Answers a browser or a visitor; shared responses come from the cache. */
async function answerBrowser(
  target: Endpoint,
  options: ApiOptions,
  ctx: Context,
  request: RequestScope,
  c: HonoContext,
): Promise<Response> {
  const { operation } = target;
  try {
    if (operation.shared === true && !isPersonal(operation, c)) {
      const url = c.req.url.slice(c.req.url.indexOf('/', 8));
      const fill = (): Promise<CachedResponse> =>
        runWithDigits(defaultDigits, () => answerShared(target, ctx, request, c));
      const known =
        options.cache === undefined || url.length > MAX_CACHED_URL_LENGTH
          ? await fill()
          : await options.cache.get(url, fill);
      return await send(c, known ?? (await fill()));
    }
    if (operation.method !== 'GET' && operation.outside === undefined) refuseCrossOrigin(c, options.origin);
    return await sendPrivate(target, ctx, request, c);
  } catch (error) {
    return toProblemResponse(error, ctx, request.cookies.lines);
  }
}

/**
 * Answers a program with an API token. Its origin doesn't matter, because no browser sends such a token by itself. The
 * response is never shared, because it has the token's own rate limit.
 */
async function answerToken(
  target: Endpoint,
  given: string,
  ctx: Context,
  request: RequestScope,
  c: HonoContext,
): Promise<Response> {
  try {
    const { request: own, problem, headers } = await admitToken(target.operation, ctx, request, given);
    return await withHeaders(c, { ...corsHeaders, ...headers }, async () => {
      try {
        if (problem !== undefined) throw problem;
        return await sendPrivate(target, ctx, own, c);
      } catch (error) {
        return toProblemResponse(error, ctx);
      }
    });
  } catch (error) {
    return toProblemResponse(error, ctx);
  }
}

/** Whether scripts of other sites may read the response: only public data, which doesn't depend on the caller. */
const isOpenToSites = ({ apiTokens }: Platform, operation: Operation): boolean =>
  operation.method === 'GET' && apiTokens.getAccess(operation) === apiTokens.publicScope;

async function handle(target: Endpoint, options: ApiOptions, c: HonoContext): Promise<Response> {
  const { operation } = target;
  const { platform } = options;
  const ctx = createContext(c, platform, options.db);
  const own = createRequestScope(c, platform, ctx.now);
  if (operation.outside !== undefined) return answerBrowser(target, options, ctx, toAnonymousScope(own), c);
  const token = readBearerToken(own.headers);
  if (token !== undefined) return answerToken(target, token, ctx, own, c);
  const headers = isOpenToSites(platform, operation) ? corsHeaders : {};
  return withHeaders(c, headers, () => answerBrowser(target, options, ctx, own, c));
}

/** Finds the methods that a path supports; none for an unknown path. */
function createMethodFinder(operations: readonly Pick<Operation, 'method' | 'path'>[]): (path: string) => string[] {
  const known = operations.map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${BASE}${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (path) => [...new Set(known.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : [])))];
}

/**
 * Mounts every endpoint with its method and path below `/api/v1`; unknown paths return a problem, too. `documents` are
 * already mounted.
 */
export function mountApi(
  app: Hono<HostEnv>,
  endpoints: readonly Endpoint[],
  options: ApiOptions,
  documents: readonly `/${string}`[],
): void {
  for (const target of endpoints) {
    const { method, path } = target.operation;
    app.on(method, `${BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) => handle(target, options, c));
  }
  const findMethods = createMethodFinder([
    ...endpoints.map(({ operation }) => operation),
    ...documents.map((path) => ({ method: 'GET', path }) as const),
  ]);
  const findOpenMethods = createMethodFinder(
    endpoints
      .map(({ operation }) => operation)
      .filter((operation) => options.platform.apiTokens.getAccess(operation) !== undefined),
  );
  app.all(`${BASE}/*`, (c) => {
    const openMethods = c.req.method === 'OPTIONS' ? findOpenMethods(c.req.path) : [];
    if (openMethods.length > 0 && c.req.header('access-control-request-method') !== undefined)
      return answerPreflight(openMethods);
    const methods = findMethods(c.req.path);
    const code = methods.length === 0 ? 'not_found' : 'method_not_allowed';
    const response = toProblemResponse(new Problem(code), createContext(c, options.platform, options.db));
    if (methods.length > 0) response.headers.set('allow', methods.join(', '));
    return response;
  });
}
