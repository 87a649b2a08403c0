import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. */
function toGroups(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((each) => Number.parseInt(each, 16));
  const [head, tail] = [numbers(before), numbers(after ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/**
 * The network that counts as one caller: an IPv4 address, or the /64 network of an IPv6 address. An IPv4-mapped IPv6
 * address counts as IPv4.
 */
export function toNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = toGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(':')}::/64`;
}
