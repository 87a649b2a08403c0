import type { AdjustmentKind } from '../contract.ts';

export interface Purse {
  /** Available balance in minor units. */
  readonly available: number;
  readonly debt: number;
}

export interface Possible {
  readonly kind: AdjustmentKind;
  /** Maximum amount in minor units. */
  readonly upTo: number;
}

/**
 * Kinds of adjustments that are possible for a contributor. Active contributors withdraw their balance themselves, and
 * only those who have left can forfeit it.
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

/** Whether money moves by a bank or wallet transfer, which has a reference. */
export const hasTransfer = (kind: AdjustmentKind): boolean => kind === 'debt_payment' || kind === 'payout';
