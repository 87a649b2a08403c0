import { createHmac } from 'node:crypto';
import { toNetwork } from './network.ts';

/**
 * The caller's address. Only entries that our own proxies appended to X-Forwarded-For are believed: with n proxies,
 * the n-th from the right; anybody can write the rest.
 */
export function findClientAddress(headers: Headers, socket: string, proxies: number): string {
  if (proxies === 0) return socket;
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-proxies) || socket;
}

/**
 * Counts a network without keeping which it was: keyed, and different every day. Nothing that a caller can make up
 * (a cookie, the browser's name) makes two of one.
 */
export function hashVisitor(secret: string, network: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', secret).update(`${day}\n${network}`).digest('base64url').slice(0, 22);
}

/**
 * Who calls, by network alone: another browser is no other person. The same every day, and different for each purpose,
 * so that what somebody did for two of them can't be put together.
 */
export const hashNetwork = (secret: string, address: string, purpose: string): string =>
  createHmac('sha256', secret)
    .update(`network\n${purpose}\n${toNetwork(address)}`)
    .digest('base64url')
    .slice(0, 22);
