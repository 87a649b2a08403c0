import { canWithdraw } from '../../../people/contributors/rules/standing.ts';
import type { HeldReason } from '../contract/admin.ts';

/** Facts about an approved withdrawal that decide whether it can go into a payment file. */
export interface WaitingFacts {
  /** Amount in minor units. */
  readonly amount: number;
  readonly needsSecondAdmin: boolean;
  readonly approvedBy: string | null;
}

/**
 * Whether a withdrawal must be paid by an owner other than its approver: by the limit at the time of the request, or by
 * the current one.
 */
export const isSecondAdminNeeded = (
  { amount, needsSecondAdmin }: Pick<WaitingFacts, 'amount' | 'needsSecondAdmin'>,
  secondApproverFrom: number | null,
): boolean => needsSecondAdmin || (secondApproverFrom !== null && amount >= secondApproverFrom);

/**
 * Whether this admin may not pay the withdrawal, because an owner who approved a large amount must not also send it.
 */
export const isForAnotherOwner = (
  row: WaitingFacts,
  { adminId, secondApproverFrom }: { readonly adminId: string; readonly secondApproverFrom: number | null },
): boolean => row.approvedBy === adminId && isSecondAdminNeeded(row, secondApproverFrom);

/**
 * Reason why an approved withdrawal can't go into a file of this admin; undefined if it can. `debt` is in minor units.
 */
export function findHeldReason(
  row: WaitingFacts,
  {
    standing,
    debt,
    ...admin
  }: {
    readonly standing: string | undefined;
    readonly debt: number;
    readonly adminId: string;
    readonly secondApproverFrom: number | null;
  },
): HeldReason | undefined {
  if (!canWithdraw(standing)) return 'notActive';
  if (debt > 0) return 'debt';
  return isForAnotherOwner(row, admin) ? 'anotherOwner' : undefined;
}
