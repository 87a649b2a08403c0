import type { AdjustmentKind } from '../contract.ts';

export interface Purse {
  /** Minor units. */
  readonly available: number;
  readonly debt: number;
}

export interface Possible {
  readonly kind: AdjustmentKind;
  /** Minor units. */
  readonly upTo: number;
}

/**
 * What owners can settle of a contributor's money. Active contributors withdraw their own; only those who have left can
 * lose any.
 */
export function listPossible(standing: string, { available, debt }: Purse): Possible[] {
  const all: Possible[] = [
    { kind: 'debt_payment', upTo: debt },
    { kind: 'debt_write_off', upTo: debt },
    ...(standing === 'active' ? [] : [{ kind: 'payout', upTo: available } as const]),
    ...(standing === 'closed' ? [{ kind: 'late_forfeit', upTo: available } as const] : []),
  ];
  return all.filter(({ upTo }) => upTo > 0);
}

/** Whether money moves at a bank or wallet, which calls it something. */
export const hasTransfer = (kind: AdjustmentKind): boolean => kind === 'debt_payment' || kind === 'payout';
