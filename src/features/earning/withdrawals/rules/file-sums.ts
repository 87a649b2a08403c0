import type { HeldReason } from '../contract/admin.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';

/** An approved withdrawal that is in no payment file. */
export interface WaitingRequest {
  readonly row: {
    readonly type: WithdrawRequestType;
    /** Amount and fee in minor units. */
    readonly amount: number;
    readonly fee: number;
  };
  /** Why the withdrawal can't go into a payment file; undefined if it can. */
  readonly held: HeldReason | undefined;
}

/** Sums withdrawals that can go into a file, by payout method. `total`: sum to pay out, in minor units. */
export function sumWaiting(all: readonly WaitingRequest[]) {
  const free = all.flatMap(({ row, held }) => (held === undefined ? [row] : []));
  return [...Map.groupBy(free, ({ type }) => type)].map(([type, rows]) => ({
    type,
    count: rows.length,
    total: rows.reduce((sum, { amount, fee }) => sum + amount - fee, 0),
  }));
}

/** Formats minor units with two decimals, as banks expect it; exact, because it uses integers only. */
export const toDecimal = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
