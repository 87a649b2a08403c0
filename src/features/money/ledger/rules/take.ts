import { apportion } from './apportion.ts';

/** Reduces a contributor's balance or debt by an amount, at most to zero; minor units. @returns the balance before */
export function takeFrom(balances: Map<string, number>, contributorId: string, amount: number): number {
  const balance = balances.get(contributorId) ?? 0;
  balances.set(contributorId, balance - Math.min(balance, amount));
  return balance;
}

/** A contributor's part of a line as sold and after refunds, in minor units. */
export interface KeptPart {
  readonly sold: number;
  readonly kept: number;
}

/**
 * Splits a refund in proportion to what earlier refunds have left of each part. If less is left than the refund takes,
 * the database refuses the journal later.
 */
export function shareReturned(net: number, parts: readonly KeptPart[]): number[] {
  const isLeft = parts.reduce((sum, { kept }) => sum + kept, 0) >= net;
  return apportion(
    net,
    parts.map(({ kept, sold }) => (isLeft ? kept : sold)),
  );
}
