import type { AccountKey, AdjustmentKind, ContributorKind, Journal } from './accounts.ts';
import { listTransfers, ofContributor } from './journals.ts';

/** An owner's manual adjustment of a contributor's money, in minor units. */
export interface Adjustment {
  readonly adjustmentId: string;
  readonly contributorId: string;
  readonly kind: AdjustmentKind;
  readonly amount: number;
}

/** The contributor's account that each kind of adjustment reduces. */
export const adjustedAccounts: Readonly<Record<AdjustmentKind, ContributorKind>> = {
  debt_write_off: 'contributor_debt',
  debt_payment: 'contributor_debt',
  payout: 'contributor_available',
  late_forfeit: 'contributor_available',
};

/** The opposite account of each kind of adjustment. */
const others: Readonly<Record<AdjustmentKind, AccountKey>> = {
  debt_write_off: { kind: 'write_off' },
  debt_payment: { kind: 'bank' },
  payout: { kind: 'bank' },
  late_forfeit: { kind: 'write_off' },
};

export function toAdjustmentJournal({ adjustmentId, contributorId, kind, amount }: Adjustment): Journal {
  const own = ofContributor(adjustedAccounts[kind], contributorId);
  const [debit, credit] = own.kind === 'contributor_debt' ? [others[kind], own] : [own, others[kind]];
  return { kind, subject: adjustmentId, lineId: null, transfers: listTransfers({ debit, credit, amount }) };
}
