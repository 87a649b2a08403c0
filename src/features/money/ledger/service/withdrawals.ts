import type { Transaction } from '../../../../platform/database/pool.ts';
import type { WithdrawOutcome } from '../rules/accounts.ts';
import { toCorrectionJournals, type WrongResult } from '../rules/corrections.ts';
import {
  type ReservedMoney,
  sumPaidBack,
  toReserveJournal,
  toResolveJournal,
  toReturnJournal,
} from '../rules/withdrawals.ts';
import { lockBalances } from '../store/accounts.ts';
import { readWithdrawal } from '../store/withdrawals.ts';
import { postJournals } from './post-journals.ts';

/** Locks a contributor's money until the transaction ends. Minor units. */
async function lockPurse(
  tx: Transaction,
  contributorId: string,
  currency: string,
): Promise<{ readonly available: number; readonly debt: number }> {
  const balances = await lockBalances(tx, [contributorId], currency);
  const find = (kind: string): number => balances.find((each) => each.kind === kind)?.balance ?? 0;
  return { available: find('contributor_available'), debt: find('contributor_debt') };
}

export interface Reserved {
  readonly isReserved: boolean;
  /** What is free to withdraw, without what was reserved now. Minor units. */
  readonly available: number;
}

/**
 * Keeps money for a withdraw request, where there is so much: nothing else can take it until the request has ended.
 * @throws DatabaseError 23505 where it was reserved before
 */
export async function postWithdrawReserve(
  tx: Transaction,
  { currency, ...money }: ReservedMoney & { readonly currency: string },
): Promise<Reserved> {
  const { contributorId, amount } = money;
  const { available } = await lockPurse(tx, contributorId, currency);
  if (amount > available) return { isReserved: false, available };
  await postJournals(tx, [toReserveJournal(money)], currency);
  return { isReserved: true, available: available - amount };
}

async function findReserved(tx: Transaction, withdrawId: string) {
  const found = await readWithdrawal(tx, withdrawId);
  if (found?.contributor_id == null || found.currency === null || found.reserved === null)
    throw new Error(`Nothing is reserved for withdraw request ${withdrawId}.`);
  const { contributor_id: contributorId, currency, reserved, paid } = found;
  return { contributorId, currency, reserved, paid: paid ?? 0 };
}

/** What became of money that came back to a contributor. */
export interface Freed {
  /** What of it paid a debt, in minor units; the rest is free to withdraw. */
  readonly paidBack: number;
}

export interface Resolve {
  readonly withdrawId: string;
  readonly outcome: WithdrawOutcome;
  /** What the contributor pays for the transfer, less than what was reserved; counts where it is paid. Minor units. */
  readonly fee?: number;
}

/**
 * Ends a withdraw request: what was reserved leaves the bank, or is free again after what the contributor owes.
 * @throws DatabaseError 23505 where it has ended before, whichever way
 */
export async function postWithdrawResolve(tx: Transaction, { withdrawId, outcome, fee = 0 }: Resolve): Promise<Freed> {
  const { contributorId, currency, reserved: amount } = await findReserved(tx, withdrawId);
  const { debt } = await lockPurse(tx, contributorId, currency);
  const journal = toResolveJournal({ withdrawId, contributorId, amount }, { outcome, fee, debt });
  await postJournals(tx, [journal], currency);
  return { paidBack: sumPaidBack(journal) };
}

/**
 * What was paid out has come back to the bank: it is free again, less what the transfer cost, after what is owed.
 * `correction`: number of the last one, where the result was corrected before.
 * @throws DatabaseError 23505 where it came back before; 23514 where it was never paid
 */
export async function postWithdrawReturn(
  tx: Transaction,
  { withdrawId, correction }: { readonly withdrawId: string; readonly correction?: number | undefined },
): Promise<Freed> {
  const { contributorId, currency, paid: amount } = await findReserved(tx, withdrawId);
  if (amount === 0) throw new Error(`Withdraw request ${withdrawId} was not paid.`);
  const { debt } = await lockPurse(tx, contributorId, currency);
  const journal = toReturnJournal({ withdrawId, contributorId, amount }, { debt, correction });
  await postJournals(tx, [journal], currency);
  return { paidBack: sumPaidBack(journal) };
}

export interface Correction extends Pick<WrongResult, 'number' | 'from' | 'fee'> {
  readonly withdrawId: string;
}

export interface Corrected extends Freed {
  /** What the contributor got by the wrong result and has no longer: it is owed now. Minor units. */
  readonly owed: number;
}

/**
 * Takes a wrong result of a withdraw request back and posts what happened.
 * @throws DatabaseError 23505 where this was corrected before; 23514 where it had another result
 */
export async function postWithdrawCorrection(
  tx: Transaction,
  { withdrawId, ...wrong }: Correction,
): Promise<Corrected> {
  const { contributorId, currency, reserved: amount } = await findReserved(tx, withdrawId);
  const purse = await lockPurse(tx, contributorId, currency);
  const journals = toCorrectionJournals({ withdrawId, contributorId, amount }, { ...wrong, ...purse });
  await postJournals(tx, journals, currency);
  const moves = journals.flatMap(({ transfers }) => transfers);
  return {
    paidBack: journals.reduce((sum, journal) => sum + sumPaidBack(journal), 0),
    owed: moves.reduce((sum, { debit, amount: part }) => sum + (debit.kind === 'contributor_debt' ? part : 0), 0),
  };
}
