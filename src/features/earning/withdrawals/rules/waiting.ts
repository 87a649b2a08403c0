import type { HeldReason } from '../contract/admin.ts';

/** What a payment file asks of an approved request. */
export interface WaitingFacts {
  /** Minor units. */
  readonly amount: number;
  readonly needsSecondAdmin: boolean;
  readonly approvedBy: string | null;
}

/** Whether another owner than the approver has to pay it: by what was set when it was asked for, or is set now. */
export const isSecondAdminNeeded = (
  { amount, needsSecondAdmin }: Pick<WaitingFacts, 'amount' | 'needsSecondAdmin'>,
  secondApproverFrom: number | null,
): boolean => needsSecondAdmin || (secondApproverFrom !== null && amount >= secondApproverFrom);

/** Whether this admin may not have it in a file: an owner who approved a large amount doesn't send it too. */
export const isForAnotherOwner = (
  row: WaitingFacts,
  { adminId, secondApproverFrom }: { readonly adminId: string; readonly secondApproverFrom: number | null },
): boolean => row.approvedBy === adminId && isSecondAdminNeeded(row, secondApproverFrom);

/** Why an approved request can't go into a file of this admin; undefined where it can. `debt` is in minor units. */
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
  if (standing !== 'active') return 'notActive';
  if (debt > 0) return 'debt';
  return isForAnotherOwner(row, admin) ? 'anotherOwner' : undefined;
}
