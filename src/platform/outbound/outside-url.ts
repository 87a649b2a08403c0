import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why an address can't be called. */
export type UrlRefusal = 'unreadable' | 'scheme' | 'credentials' | 'port' | 'private';

export interface OutsideRules {
  /** To try things out: http, and any port, of this machine itself. */
  readonly allowsLoopback: boolean;
}

const PORTS = new Set(['', '443', '8443']);

/** Names that only a local network gives a meaning. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/;

/** The host as sockets take it: `[::1]` → `::1`, without the dot that ends a whole name. */
const toHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether a host, without brackets and a last dot, is this machine by its name or address. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);

/**
 * An address of a program elsewhere: https, without a password, at a port of the web, and not plainly of a private network. What
 * its name leads to is looked at when it is called (`postOutside`). Numbers are read as browsers read them: `0x7f.1` is 127.0.0.1.
 */
export function parseOutsideUrl(text: string, { allowsLoopback }: OutsideRules): URL | UrlRefusal {
  const url = URL.parse(text);
  if (url === null || url.hostname === '') return 'unreadable';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const host = toHost(url);
  const isLoopback = isLoopbackHost(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback && allowsLoopback)) return 'scheme';
  if (isLoopback) return allowsLoopback ? url : 'private';
  if (!PORTS.has(url.port)) return 'port';
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : 'private';
  // A name without a dot is one of the network that the server stands in.
  return localNames.test(host) || !host.includes('.') ? 'private' : url;
}
