import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Context, Platform } from '../context.ts';
import { newId } from '../database/id.ts';
import type { Database } from '../database/pool.ts';
import { localeOf } from './messages.ts';
import { Problem } from './problem.ts';
import { addressOf, visitorOf } from './visitor.ts';

export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

export type Hc = HonoContext<HostEnv>;

const BODY_LIMIT = 256 * 1024;

export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : newId();

function callerAddress(c: Hc, platform: Platform): string {
  return addressOf(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress ?? '', platform.config.ARBOR_TRUST_PROXY);
}

export function contextOf(c: Hc, platform: Platform, db: Database): Context {
  const now = new Date();
  const address = callerAddress(c, platform);
  const userAgent = c.req.header('user-agent') ?? '';
  return {
    db,
    platform,
    now,
    actor: { kind: 'visitor' },
    locale: localeOf(c.req.header('accept-language') ?? null),
    // Few operations ask for it, and the hash costs as much as a small answer.
    get visitor() {
      return visitorOf(platform.config.secret, address, userAgent, now);
    },
    address,
    requestId: c.get('requestId'),
    headers: c.req.raw.headers,
  };
}

/** Browsers say where a request comes from; what changes something must come from us. */
export function refuseForeignOrigin(c: Hc, ownOrigin: string): void {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = c.req.header('origin');
  if (site === undefined && origin !== undefined) {
    if (origin === ownOrigin) return;
    if (URL.canParse(origin) && new URL(origin).host === c.req.header('host')) return;
  }
  throw new Problem('forbidden', { detail: 'This request must come from the site itself.' });
}

/** `{ a: '1', b: ['2', '3'] }`: a repeated parameter stays visible to validation. */
export function queryOf(url: string): Record<string, string | string[]> {
  const at = url.indexOf('?');
  if (at < 0) return {};
  const found: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(url.slice(at))) {
    const before = Object.hasOwn(found, name) ? found[name] : undefined;
    Object.defineProperty(found, name, {
      value: before === undefined ? value : [before, value].flat(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return found;
}

/** @throws Problem `unsupported_media_type`, `too_large` or `bad_input` */
export async function jsonOf(c: Hc): Promise<unknown> {
  if (!/^application\/json(\s*;\s*charset=utf-8)?$/i.test(c.req.header('content-type') ?? ''))
    throw new Problem('unsupported_media_type');
  if (Number(c.req.header('content-length') ?? 0) > BODY_LIMIT) throw new Problem('too_large');
  let size = 0;
  const parts: Uint8Array[] = [];
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > BODY_LIMIT) throw new Problem('too_large');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Problem('bad_input', { errors: [{ path: '', message: 'This is not valid JSON.' }] });
  }
}
