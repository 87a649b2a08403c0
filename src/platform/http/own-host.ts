import type { HonoContext } from './hono-context.ts';
import { Problem } from './problem.ts';

/** A socket's peer on this machine, in either spelling of IPv4. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1';

/** A name of this machine, as it stands in an address or in HOST. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || isLoopbackAddress(name);

/** Stands for the Host of a request that has none, which HTTP/1.0 allows; nobody's name. */
export const NO_HOST = 'no-host.invalid';

function splitAuthority(authority: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.toLowerCase()) ?? [];
  return { name, port };
}

/** `localhost:4000` of `http://localhost:4000/free?q=a`. */
function findAuthority(url: string): string {
  const from = url.indexOf('//') + 2;
  const to = url.indexOf('/', from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}

/**
 * Makes the check that a request is meant for us: its Host is that of the public address, or a name of this machine.
 * Without it a page elsewhere could point its own name at this machine and read what we answer. A name of this machine
 * may have any port, for one that is forwarded (a container, a tunnel) has another number outside; nobody else can
 * have that name. The check throws Problem `misdirected`, or `bad_input` where the target carries a user or password.
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
    // A target that names its host goes before the Host header; both have to be ours.
    if (!isOwn(target) || !isOwn(c.req.header('host') ?? target)) throw new Problem('misdirected');
  };
}
