import { createHmac } from 'node:crypto';
import { toNetwork } from './network.ts';

/**
 * Address of the caller. Of X-Forwarded-For only the entries of trusted proxies count: with n proxies, the n-th from
 * the right. Anybody can forge the others.
 */
export function findClientAddress(headers: Headers, socket: string, proxies: number): string {
  if (proxies === 0) return socket;
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-proxies) || socket;
}

/**
 * Hashes a network with a key and the day, to count visitors without storing their addresses. Data that callers can
 * change (cookies, user agent) is not included, so one network never counts twice.
 */
export function hashVisitor(secret: string, network: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', secret).update(`${day}\n${network}`).digest('base64url').slice(0, 22);
}

/**
 * Hashes a network for a purpose, the same every day. Different purposes give different hashes, which can't be linked.
 */
export const hashNetwork = (secret: string, address: string, purpose: string): string =>
  createHmac('sha256', secret)
    .update(`network\n${purpose}\n${toNetwork(address)}`)
    .digest('base64url')
    .slice(0, 22);
