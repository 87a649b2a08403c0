import type { AccountKey, Journal, WithdrawOutcome } from './accounts.ts';
import { freeMoney, listTransfers, ofContributor } from './journals.ts';

const bank: AccountKey = { kind: 'bank' };

/** What a contributor wants to have; minor units. */
export interface ReservedMoney {
  readonly withdrawId: string;
  readonly contributorId: string;
  readonly amount: number;
}

/** Kept for a request: it can't be asked for again. */
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

/** How a request ends. */
export interface WithdrawEnd {
  readonly outcome: WithdrawOutcome;
  /** What the contributor pays of it for the transfer, where it is paid. */
  readonly fee: number;
  /** What the contributor owes by then. */
  readonly debt: number;
}

/**
 * Ends a request: paid, it leaves the bank, less what the contributor pays for the transfer; otherwise it is free again, and
 * what the contributor owes meanwhile is taken first.
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

/** What was paid out has come back: without what the transfer cost. Once for each result that stands. */
export const toReturnJournal = (
  { withdrawId, contributorId, amount }: ReservedMoney,
  { debt, correction }: { readonly debt: number; readonly correction?: number | undefined },
): Journal => ({
  kind: 'withdraw_return',
  subject: correction === undefined ? withdrawId : `${withdrawId} ${correction}`,
  lineId: null,
  transfers: freeMoney(bank, contributorId, { amount, debt }),
});

/** What of freed money paid a debt. Minor units. */
export const sumPaidBack = ({ transfers }: Journal): number =>
  transfers.reduce((sum, { credit, amount }) => sum + (credit.kind === 'contributor_debt' ? amount : 0), 0);

/** What a contributor gives up makes the site's losses less. */
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
