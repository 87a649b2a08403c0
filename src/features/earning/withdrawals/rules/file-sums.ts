import type { HeldReason } from '../contract/admin.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';

/** An approved request that is in no file. */
export interface WaitingRequest {
  readonly row: {
    readonly type: WithdrawRequestType;
    /** Minor units, as the next. */
    readonly amount: number;
    readonly fee: number;
  };
  /** Why it stays out of a file. */
  readonly held: HeldReason | undefined;
}

/** What can go into a file, by the way to be paid. `total`: what is sent, in minor units. */
export function sumWaiting(all: readonly WaitingRequest[]) {
  const free = all.flatMap(({ row, held }) => (held === undefined ? [row] : []));
  return [...Map.groupBy(free, ({ type }) => type)].map(([type, rows]) => ({
    type,
    count: rows.length,
    total: rows.reduce((sum, { amount, fee }) => sum + amount - fee, 0),
  }));
}

/** With two decimals, as banks read amounts: exact, since nothing is divided into a fraction. */
export const toDecimal = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
