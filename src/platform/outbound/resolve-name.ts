import { Resolver } from 'node:dns/promises';
import { isLoopbackHost } from './outside-url.ts';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** @returns every address that a name leads to; none where it leads nowhere */
export type NameResolver = (name: string) => Promise<readonly Address[]>;

export interface ResolverOptions {
  /** `127.0.0.1:53`; default: those that the system asks. */
  readonly servers?: readonly string[];
  /** Milliseconds until a name server that says nothing is asked again; it is asked twice. */
  readonly timeout?: number;
}

/** Answers that there is no address of this kind, as most names have for IPv6. */
const nothing = new Set(['ENODATA', 'ENOTFOUND']);

const isNothing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && nothing.has(String(error.code));

/**
 * Asks the name servers themselves. The system's own look-up would hold one of the few threads that files, hashes and pictures
 * share for as long as a name server says nothing; it also reads the hosts file, in which only this machine's own names stand.
 */
export const createNameResolver =
  ({ servers, timeout = 2500 }: ResolverOptions = {}): NameResolver =>
  async (given) => {
    const name = given.replace(/\.$/, '');
    // No name server is asked for this machine.
    if (isLoopbackHost(name)) return [{ address: '127.0.0.1', family: 4 }];
    // One for each name: it knows the name servers of now, and waits for nobody else's.
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
