import { Resolver } from 'node:dns/promises';
import { isLoopbackHost } from './outside-url.ts';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** @returns all addresses of a name; empty if it has none */
export type NameResolver = (name: string) => Promise<readonly Address[]>;

export interface ResolverOptions {
  /** Name servers such as `127.0.0.1:53`; default: the system's. */
  readonly servers?: readonly string[];
  /** Timeout in milliseconds of one query; each is sent twice. */
  readonly timeout?: number;
}

/** Error codes for a name without addresses of this kind, as most names have none for IPv6. */
const nothing = new Set(['ENODATA', 'ENOTFOUND']);

const isNothing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && nothing.has(String(error.code));

/**
 * Queries name servers directly. The system's resolver would block one of the few threads that files, hashes and
 * pictures share while a name server is silent; it also reads the hosts file.
 */
export const createNameResolver =
  ({ servers, timeout = 2500 }: ResolverOptions = {}): NameResolver =>
  async (given) => {
    const name = given.replace(/\.$/, '');
    // Local names are not queried.
    if (isLoopbackHost(name)) return [{ address: '127.0.0.1', family: 4 }];
    // A resolver per name uses the current name servers and doesn't wait for other queries.
    const resolver = new Resolver({ timeout, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 as const })) : []),
    ];
    const failed = [four, six].find((each) => each.status === 'rejected' && !isNothing(each.reason));
    if (addresses.length === 0 && failed?.status === 'rejected') throw failed.reason;
    return addresses;
  };
