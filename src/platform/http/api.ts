import type { Hono } from 'hono';
import type { Context, Platform } from '../context.ts';
import type { Database } from '../database/pool.ts';
import type { CachedAnswer, MicroCache } from './cache.ts';
import { type Endpoint, runEndpoint } from './endpoint.ts';
import { commonHeaders } from './headers.ts';
import { translateCode } from './messages.ts';
import { type Problem, toProblem } from './problem.ts';
import {
  createContext,
  type HonoContext,
  type HostEnv,
  parseQuery,
  readJson,
  readUpload,
  refuseCrossOrigin,
} from './request.ts';
import { createAnswer, send } from './send.ts';

export const BASE = '/api/v1';
const MAX_CACHED_URL_LENGTH = 300;
const forAnybody = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

export interface ApiOptions {
  readonly platform: Platform;
  readonly db: Database;
  readonly cache: MicroCache | undefined;
  readonly origin: string;
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** RFC 9457 problem details: nothing internal, in the caller's language. */
function problemBody(problem: Problem, locale: Context['locale'], requestId: string): string {
  return JSON.stringify({
    type: `about:blank#${problem.code}`,
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message === '' ? translateCode(problem.code, locale) : problem.message,
    code: problem.code,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
    requestId,
  });
}

export function toProblemResponse(
  error: unknown,
  ctx: Pick<Context, 'locale' | 'requestId' | 'platform'> & Partial<Pick<Context, 'cookies'>>,
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
  for (const line of ctx.cookies?.lines ?? []) response.headers.append('set-cookie', line);
  return response;
}

async function shared(target: Endpoint, ctx: Context, c: HonoContext): Promise<CachedAnswer> {
  const answer = await runEndpoint(target, ctx, { params: c.req.param(), query: parseQuery(c.req.url) });
  return createAnswer(JSON.stringify(answer), { 'content-type': 'application/json', 'cache-control': forAnybody });
}

async function handle(target: Endpoint, parts: ApiOptions, c: HonoContext): Promise<Response> {
  const { operation } = target;
  const ctx = createContext(c, parts.platform, parts.db);
  try {
    if (operation.shared === true) {
      const at = c.req.url.slice(c.req.url.indexOf('/', 8));
      const fill = (): Promise<CachedAnswer> => shared(target, ctx, c);
      const known =
        parts.cache === undefined || at.length > MAX_CACHED_URL_LENGTH ? await fill() : await parts.cache.get(at, fill);
      return await send(c, known ?? (await fill()));
    }
    if (operation.method !== 'GET') refuseCrossOrigin(c, parts.origin);
    const { body, upload } = operation;
    const read = async () =>
      upload === undefined ? { body: body && (await readJson(c)) } : { file: await readUpload(c, upload) };
    const answer = await runEndpoint(target, ctx, { params: c.req.param(), query: parseQuery(c.req.url), read });
    if (answer instanceof Response) return answer;
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
    };
    const [cookie] = ctx.cookies.lines.slice(-1);
    if (cookie !== undefined) headers['set-cookie'] = cookie;
    return await send(c, createAnswer(JSON.stringify(answer), headers));
  } catch (error) {
    return toProblemResponse(error, ctx);
  }
}

/** Binds every endpoint to its method and path below `/api/v1`; what is not there answers a problem too. */
export function mountApi(app: Hono<HostEnv>, endpoints: readonly Endpoint[], parts: ApiOptions): void {
  for (const target of endpoints) {
    const { method, path } = target.operation;
    app.on(method, `${BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) => handle(target, parts, c));
  }
}
