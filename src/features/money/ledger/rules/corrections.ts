import type { AccountKey, Journal, Transfer } from './accounts.ts';
import { listTransfers, ofContributor } from './journals.ts';
import { type ReservedMoney, toResolveJournal } from './withdrawals.ts';

const bank: AccountKey = { kind: 'bank' };

/** A recorded withdrawal result that turned out to be wrong. */
export interface WrongResult {
  /** Number of the correction within its withdrawal, from 1. */
  readonly number: number;
  /** The wrong result that is corrected. */
  readonly from: 'failed' | 'paid' | 'returned';
  /** Transfer fee that the contributor pays. */
  readonly fee: number;
  /** Balances of the contributor: available for withdrawal, and owed to the site. */
  readonly available: number;
  readonly debt: number;
}

/**
 * Takes back money that a contributor should not have received; any part that is no longer available becomes a debt.
 */
function reclaim(credit: AccountKey, contributorId: string, amount: number, available: number): Transfer[] {
  const taken = Math.min(available, amount);
  return listTransfers(
    { debit: ofContributor('contributor_available', contributorId), credit, amount: taken },
    { debit: ofContributor('contributor_debt', contributorId), credit, amount: amount - taken },
  );
}

/**
 * Reverses a wrong result and posts the right one: a failed withdrawal was in fact paid, a paid one failed, or a
 * returned one did not come back.
 */
export function toCorrectionJournals(
  money: ReservedMoney,
  { number, from, fee, available, debt }: WrongResult,
): Journal[] {
  const { withdrawId, contributorId, amount } = money;
  const reserved = ofContributor('contributor_reserved', contributorId);
  const [subject, lineId] = [`${withdrawId} ${number}`, null];
  const reverse = (transfers: Transfer[]): Journal => ({ kind: 'withdraw_reverse', subject, lineId, transfers });
  const resolve = (outcome: 'paid' | 'failed'): Journal => ({
    ...toResolveJournal(money, { outcome, fee, debt }),
    subject,
  });
  if (from === 'returned') return [reverse(reclaim(bank, contributorId, amount - fee, available))];
  if (from === 'failed') return [reverse(reclaim(reserved, contributorId, amount, available)), resolve('paid')];
  const paid = listTransfers(
    { debit: bank, credit: reserved, amount: amount - fee },
    { debit: { kind: 'transfer_fee' }, credit: reserved, amount: fee },
  );
  return [reverse(paid), resolve('failed')];
}
