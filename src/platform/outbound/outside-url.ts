import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Reasons why a URL can't be called. */
export type UrlRefusal = 'unreadable' | 'scheme' | 'credentials' | 'port' | 'private';

export interface OutsideRules {
  /** Allows http and any port on this machine, for development. */
  readonly allowsLoopback: boolean;
}

const PORTS = new Set(['', '443', '8443']);

/** Host names that only a local network can resolve. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/;

/** Host as sockets expect it: `[::1]` becomes `::1`, and a trailing dot is removed. */
const toHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether a host, without brackets and trailing dot, is this machine's name or address. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);

/**
 * Parses the URL of an external service: https, without credentials, on a web port, and not in a private network. The
 * resolved addresses are checked when it is called (`postOutside`). Numbers are parsed as in browsers: `0x7f.1` is
 * 127.0.0.1.
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
  // A name without a dot is resolved in the server's own network.
  return localNames.test(host) || !host.includes('.') ? 'private' : url;
}
