import type { AccountKey, Journal, WithdrawOutcome } from './accounts.ts';
import { freeMoney, listTransfers, ofContributor } from './journals.ts';

const bank: AccountKey = { kind: 'bank' };

/** A withdrawal's amount, in minor units. */
export interface ReservedMoney {
  readonly withdrawId: string;
  readonly contributorId: string;
  readonly amount: number;
}

/** Journal that reserves money for a withdrawal, so that it can't be withdrawn twice. */
export const toReserveJournal = ({ withdrawId, contributorId, amount }: ReservedMoney): Journal => ({
  kind: 'withdraw_reserve',
  subject: withdrawId,
  lineId: null,
  transfers: listTransfers({
    debit: ofContributor('contributor_available', contributorId),
    credit: ofContributor('contributor_reserved', contributorId),
    amount,
  }),
});

/** Outcome of a withdrawal, with the amounts that it needs. */
export interface WithdrawEnd {
  readonly outcome: WithdrawOutcome;
  /** Transfer fee that the contributor pays if the withdrawal is paid. */
  readonly fee: number;
  /** The contributor's debt at that time. */
  readonly debt: number;
}

/**
 * Journal that ends a withdrawal. If it was paid, the money leaves the bank, less the contributor's transfer fee;
 * otherwise it becomes available again after paying the contributor's debt.
 */
export function toResolveJournal(
  { withdrawId, contributorId, amount }: ReservedMoney,
  { outcome, fee, debt }: WithdrawEnd,
): Journal {
  const reserved = ofContributor('contributor_reserved', contributorId);
  return {
    kind: 'withdraw_resolve',
    subject: withdrawId,
    lineId: null,
    outcome,
    transfers:
      outcome === 'paid'
        ? listTransfers(
            { debit: reserved, credit: bank, amount: amount - fee },
            { debit: reserved, credit: { kind: 'transfer_fee' }, amount: fee },
          )
        : freeMoney(reserved, contributorId, { amount, debt }),
  };
}

/** Journal for a payout that came back to the bank, less the transfer fee. The database accepts one per result. */
export const toReturnJournal = (
  { withdrawId, contributorId, amount }: ReservedMoney,
  { debt, correction }: { readonly debt: number; readonly correction?: number | undefined },
): Journal => ({
  kind: 'withdraw_return',
  subject: correction === undefined ? withdrawId : `${withdrawId} ${correction}`,
  lineId: null,
  transfers: freeMoney(bank, contributorId, { amount, debt }),
});

/** Sum of the transfers that paid a debt, in minor units. */
export const sumPaidBack = ({ transfers }: Journal): number =>
  transfers.reduce((sum, { credit, amount }) => sum + (credit.kind === 'contributor_debt' ? amount : 0), 0);

/** Journal for money that a contributor gives up; it reduces the site's losses. */
export const toForfeitJournal = (contributorId: string, amount: number): Journal => ({
  kind: 'forfeit',
  subject: contributorId,
  lineId: null,
  transfers: listTransfers({
    debit: ofContributor('contributor_available', contributorId),
    credit: { kind: 'write_off' },
    amount,
  }),
});
