import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: IANA's special-purpose registry, multicast and reserved ones. */
const specialNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Includes the metadata addresses of cloud providers, which expose credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Parts of the public IPv6 range that aren't public: Teredo and other protocols, documentation, 6to4. */
const specialNetworks6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialNetworks) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialNetworks6) special.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether an address is public. For IPv6 only the global range is: neither embedded IPv4 addresses (mapped, NAT64), nor
 * local, private or multicast ones. False for anything that is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  // An address with a zone (`fe80::1%eth0`) is local to this machine.
  if (version !== 6 || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address is a loopback address in its canonical form. */
export const isLoopbackAddress = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && !address.includes('%') && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
