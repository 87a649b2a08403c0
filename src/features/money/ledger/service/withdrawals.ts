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

/** Locks a contributor's balances until the transaction ends and returns them, in minor units. */
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
  /** Balance available for withdrawal after this reservation, in minor units. */
  readonly available: number;
}

/**
 * Reserves money for a withdrawal if the available balance covers it; nothing else can use the money until the
 * withdrawal ends.
 * @throws DatabaseError 23505 if it was reserved before
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

/** Use of money that became available to a contributor again. */
export interface Freed {
  /** Amount that paid a debt, in minor units; the rest is available for withdrawal. */
  readonly paidBack: number;
}

export interface Resolve {
  readonly withdrawId: string;
  readonly outcome: WithdrawOutcome;
  /**
   * Transfer fee that the contributor pays if the withdrawal is paid, in minor units; less than the reserved amount.
   */
  readonly fee?: number;
}

/**
 * Ends a withdrawal: the reserved money leaves the bank, or becomes available again after paying the contributor's
 * debt.
 * @throws DatabaseError 23505 if the withdrawal ended before, with any outcome
 */
export async function postWithdrawResolve(tx: Transaction, { withdrawId, outcome, fee = 0 }: Resolve): Promise<Freed> {
  const { contributorId, currency, reserved: amount } = await findReserved(tx, withdrawId);
  const { debt } = await lockPurse(tx, contributorId, currency);
  const journal = toResolveJournal({ withdrawId, contributorId, amount }, { outcome, fee, debt });
  await postJournals(tx, [journal], currency);
  return { paidBack: sumPaidBack(journal) };
}

/**
 * Posts a payout that came back to the bank: it becomes available again, less the transfer fee and after paying the
 * debt. `correction`: number of the last correction, if the result was corrected before.
 * @throws DatabaseError 23505 if it came back before; Error if it is not paid, also by a correction
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
  /**
   * Amount that the wrong result gave the contributor and that is no longer available; it becomes a debt. Minor units.
   */
  readonly owed: number;
}

/**
 * Reverses a wrong result of a withdrawal and posts the right one.
 * @throws DatabaseError 23505 if this correction was posted before; 23514 if the withdrawal has another result
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
