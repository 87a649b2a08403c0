import { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { Realm } from '../actor.ts';
import type { Context, Platform } from '../context.ts';
import { createId } from '../database/id.ts';
import type { Database } from '../database/pool.ts';
import { CookieJar } from './cookies.ts';
import type { HonoContext } from './hono-context.ts';
import { type Locale, parseLocale, translate } from './messages.ts';
import { toNetwork } from './network.ts';
import { Problem } from './problem.ts';
import type { RequestScope } from './request-scope.ts';
import { findClientAddress, hashNetwork, hashVisitor } from './visitor.ts';

const BODY_LIMIT = 256 * 1024;
const MAX_PARAMETERS = 100;

export const parseRequestId = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : createId();

function callerAddress(c: HonoContext, platform: Platform): string {
  return findClientAddress(
    c.req.raw.headers,
    c.env?.incoming?.socket.remoteAddress ?? '',
    platform.config.ARBOR_TRUST_PROXY,
  );
}

export function createContext(c: HonoContext, platform: Platform, db: Database): Context {
  return {
    db,
    platform,
    now: new Date(),
    actor: { kind: 'visitor' },
    locale: parseLocale(c.req.header('accept-language') ?? null),
    requestId: c.get('requestId'),
  };
}

/** Area of a request: a page's follows from its path, and an API call may declare one. */
function readArea(c: HonoContext): Realm | undefined {
  if (!c.req.path.startsWith('/api/')) return /^(\/bn)?\/admin(\/|$)/.test(c.req.path) ? 'admin' : 'user';
  const said = c.req.header('arbor-area') ?? c.req.query('area');
  return said === 'admin' || said === 'user' ? said : undefined;
}

export function createRequestScope(c: HonoContext, platform: Platform, now: Date): RequestScope {
  const address = callerAddress(c, platform);
  const network = toNetwork(address);
  return {
    method: c.req.method,
    area: readArea(c),
    headers: c.req.raw.headers,
    cookies: new CookieJar(c.req.header('cookie') ?? null, platform.secureCookies),
    address,
    network,
    // Computed on demand, because few operations need it and the hash costs as much as a small response.
    visitor: (accountId) =>
      hashVisitor(platform.config.secret, accountId === undefined ? network : `account ${accountId}`, now),
    hashNetwork: (purpose) => hashNetwork(platform.config.secret, address, purpose),
    isCrawler: () => isbot(c.req.header('user-agent')),
    actors: new Map(),
  };
}

/** Refuses cross-origin requests that change data, by the headers in which browsers declare the origin. */
export function refuseCrossOrigin(c: HonoContext, ownOrigin: string): void {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = c.req.header('origin');
  if (site === undefined && origin !== undefined) {
    if (origin === ownOrigin) return;
    if (URL.canParse(origin) && new URL(origin).host === c.req.header('host')) return;
  }
  throw new Problem('forbidden', {
    detail: translate('cross_origin', parseLocale(c.req.header('accept-language') ?? null)),
  });
}

/**
 * Counts the parameters of an address without parsing them.
 * @throws Problem `bad_input` above the maximum of any page or operation
 */
export function refuseManyParameters(url: string, locale: Locale): void {
  let count = 0;
  for (let at = url.indexOf('?'); at >= 0; at = url.indexOf('&', at + 1)) {
    count += 1;
    if (count > MAX_PARAMETERS)
      throw new Problem('bad_input', { errors: [{ path: '', message: translate('too_many_parameters', locale) }] });
  }
}

/** Parses a query as `{ a: '1', b: ['2', '3'] }`, so that validation sees repeated parameters. */
export function parseQuery(url: string): Record<string, string | string[]> {
  const at = url.indexOf('?');
  if (at < 0) return {};
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(at))) {
    const before = found.get(name);
    if (before === undefined) found.set(name, value);
    else if (typeof before === 'string') found.set(name, [before, value]);
    else before.push(value);
  }
  return Object.fromEntries(found);
}

/** Maximum number of chunks of a body, regardless of their size. */
const MAX_SMALL_CHUNKS = 2048;
const MIN_CHUNK_BYTES = 64;

/**
 * Whether a body arrives in very many tiny chunks. Each costs as much as one of 64 kB, and no network splits a body
 * like that.
 */
export const isTrickle = (chunks: number, bytes: number): boolean =>
  chunks > MAX_SMALL_CHUNKS && bytes < chunks * MIN_CHUNK_BYTES;

/** Receives the chunks of a body; returns false to stop. */
type TakeChunk = (chunk: Uint8Array) => boolean;

/** Reads a body from the socket, because a web stream costs as much as the rest of handling a small body. */
function readIncoming(incoming: IncomingMessage, take: TakeChunk): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', reject).off('close', onClose);
    };
    const onData = (chunk: Uint8Array): void => {
      if (take(chunk)) return;
      stop();
      incoming.pause();
      resolve();
    };
    const onEnd = (): void => {
      stop();
      resolve();
    };
    const onClose = (): void => {
      stop();
      reject(new Problem('bad_input'));
    };
    incoming.on('data', onData).once('end', onEnd).once('error', reject).once('close', onClose);
    if (incoming.readableEnded) onEnd();
    else if (incoming.destroyed) onClose();
  });
}

/** @throws Problem `too_large` above the maximum, or for too many small chunks */
export async function readBytes(c: HonoContext, max: number): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > max) throw new Problem('too_large');
  let size = 0;
  let isTooLarge = false;
  const parts: Uint8Array[] = [];
  const take: TakeChunk = (part) => {
    size += part.length;
    parts.push(part);
    isTooLarge = size > max || isTrickle(parts.length, size);
    return !isTooLarge;
  };
  const incoming = c.env?.incoming;
  if (incoming instanceof IncomingMessage) await readIncoming(incoming, take);
  else for await (const part of c.req.raw.body ?? []) if (!take(part)) break;
  if (isTooLarge) throw new Problem('too_large');
  const [first] = parts;
  return parts.length === 1 && first instanceof Buffer ? first : Buffer.concat(parts);
}

/** Whether the headers announce a body; on a socket every request except GET and HEAD has a body stream. */
const announcesBody = (c: HonoContext): boolean =>
  Number(c.req.header('content-length') ?? 0) > 0 ||
  c.req.header('transfer-encoding') !== undefined ||
  (c.env?.incoming === undefined && c.req.raw.body !== null);

/**
 * Parses a JSON body; undefined without a body, as in `DELETE` calls.
 * @throws Problem `unsupported_media_type`, `too_large` or `bad_input`
 */
export async function readJson(c: HonoContext, max = BODY_LIMIT): Promise<unknown> {
  const type = c.req.header('content-type');
  if (type === undefined && !announcesBody(c)) return undefined;
  if (!/^application\/json(\s*;\s*charset=utf-8)?$/i.test(type ?? '')) throw new Problem('unsupported_media_type');
  const bytes = await readBytes(c, max);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    const message = translate('not_json', parseLocale(c.req.header('accept-language') ?? null));
    throw new Problem('bad_input', { errors: [{ path: '', message }] });
  }
}
