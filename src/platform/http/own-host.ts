import type { HonoContext } from './hono-context.ts';
import { Problem } from './problem.ts';

/** Whether a socket's peer is on this machine; IPv4 addresses may be mapped to IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1';

/** Whether a name in an address or in HOST is one of this machine. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || isLoopbackAddress(name);

/** Replaces a missing Host header, which HTTP/1.0 allows; no site has this name. */
export const NO_HOST = 'no-host.invalid';

function splitAuthority(authority: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.toLowerCase()) ?? [];
  return { name, port };
}

/** Host and port of a URL: `localhost:4000` of `http://localhost:4000/free?q=a`. */
function findAuthority(url: string): string {
  const from = url.indexOf('//') + 2;
  const to = url.indexOf('/', from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}

/**
 * Makes the check of the Host header, which must be the public URL's host or a name of this machine; it prevents DNS
 * rebinding by other sites. Names of this machine may have any port, because a forwarded port (container, tunnel) has
 * another number outside. The check throws Problem `misdirected`, or `bad_input` for a target with a user or password.
 */
export function createHostCheck(origin: string): (c: HonoContext) => void {
  const own = new URL(origin);
  const ports = new Set(own.port === '' ? ['', own.protocol === 'https:' ? '443' : '80'] : [own.port]);
  const isOwn = (authority: string): boolean => {
    const { name, port } = splitAuthority(authority);
    return isLoopbackName(name) || (name === own.hostname && ports.has(port));
  };
  return (c) => {
    const target = findAuthority(c.req.url);
    if (target.includes('@')) throw new Problem('bad_input');
    // A target with a host takes precedence over the Host header, but both must be valid.
    if (!isOwn(target) || !isOwn(c.req.header('host') ?? target)) throw new Problem('misdirected');
  };
}
