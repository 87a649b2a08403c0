import type { AccountKey, Journal, Transfer } from './accounts.ts';
import { listTransfers, ofContributor } from './journals.ts';
import { type ReservedMoney, toResolveJournal } from './withdrawals.ts';

const bank: AccountKey = { kind: 'bank' };

/** What was entered of a request, and isn't so. */
export interface WrongResult {
  /** Number of the correction within its request, from 1. */
  readonly number: number;
  /** What it is corrected from. */
  readonly from: 'failed' | 'paid' | 'returned';
  /** What the contributor pays of it for the transfer. */
  readonly fee: number;
  /** What the contributor has free, and owes. */
  readonly available: number;
  readonly debt: number;
}

/** Takes from a contributor what they should not have got: what they no longer have they owe. */
function reclaim(credit: AccountKey, contributorId: string, amount: number, available: number): Transfer[] {
  const taken = Math.min(available, amount);
  return listTransfers(
    { debit: ofContributor('contributor_available', contributorId), credit, amount: taken },
    { debit: ofContributor('contributor_debt', contributorId), credit, amount: amount - taken },
  );
}

/**
 * Takes back what a wrong result did, and does what happened: a request that failed is paid, one that was paid has failed, and one
 * that came back has not.
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
