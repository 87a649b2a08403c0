import { apportion } from './apportion.ts';

/** Takes of what somebody has, or owes, up to an amount. Minor units. @returns what there was */
export function takeFrom(balances: Map<string, number>, contributorId: string, amount: number): number {
  const balance = balances.get(contributorId) ?? 0;
  balances.set(contributorId, balance - Math.min(balance, amount));
  return balance;
}

/** What one contributor got of a line, and what refunds have left of it. Minor units. */
export interface KeptPart {
  readonly sold: number;
  readonly kept: number;
}

/** What of a refund each gives back: in proportion to what is left; where so much isn't left, the database refuses it. */
export function shareReturned(net: number, parts: readonly KeptPart[]): number[] {
  const isLeft = parts.reduce((sum, { kept }) => sum + kept, 0) >= net;
  return apportion(
    net,
    parts.map(({ kept, sold }) => (isLeft ? kept : sold)),
  );
}
