import { commonHeaders } from '../../platform/http/headers.ts';
import type { HonoContext } from '../../platform/http/hono-context.ts';

export interface ViaOptions {
  /** Remembers whose link the request followed. @returns lines for `Set-Cookie` */
  readonly follow: (c: HonoContext, code: string) => Promise<readonly string[]>;
}

/** Reads the code of an affiliate's link and the address without it; undefined for an address that has none. */
export function parseVia(address: string): { readonly code: string; readonly rest: string } | undefined {
  const at = address.indexOf('?');
  if (at === -1 || !address.includes('via=', at)) return undefined;
  const parameters = new URLSearchParams(address.slice(at));
  const code = parameters.get('via');
  if (code === null || !/^[a-z0-9]{10}$/.test(code)) return undefined;
  const kept = address
    .slice(at + 1)
    .split('&')
    .filter((parameter) => !parameter.startsWith('via='));
  return { code, rest: address.slice(0, at) + (kept.length === 0 ? '' : `?${kept.join('&')}`) };
}

/**
 * Answers a page whose address has an affiliate's code (`?via=…`) with a cookie and a redirect to the page itself, so
 * that pages, caches and search engines know only the address without it.
 */
export const createViaRedirect =
  ({ follow }: ViaOptions) =>
  async (c: HonoContext, address: string): Promise<Response | undefined> => {
    const via = parseVia(address);
    if (via === undefined) return undefined;
    const headers = new Headers({
      ...commonHeaders,
      // Two leading slashes would lead to another site.
      location: via.rest.replace(/^\/{2,}/, '/'),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    for (const line of await follow(c, via.code)) headers.append('set-cookie', line);
    return new Response(null, { status: 302, headers });
  };
