import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { type Adjustment, adjustedAccounts, toAdjustmentJournal } from '../rules/adjustments.ts';
import { lockBalances } from '../store/accounts.ts';
import type { ContributorQuery } from '../store/trade.ts';
import { countUnsettled, readUnsettled, type UnsettledPage, type UnsettledRow } from '../store/unsettled.ts';
import { postJournals } from './post-journals.ts';

export interface Adjusted {
  readonly isPosted: boolean;
  /** What was owed, or free, before. Minor units. */
  readonly available: number;
}

/**
 * Settles a part of what a contributor owes or has free, where there is so much.
 * @throws DatabaseError 23505 where it was posted before
 */
export async function postAdjustment(
  tx: Transaction,
  { currency, ...adjustment }: Adjustment & { readonly currency: string },
): Promise<Adjusted> {
  const { contributorId, kind, amount } = adjustment;
  const balances = await lockBalances(tx, [contributorId], currency);
  const available = balances.find((each) => each.kind === adjustedAccounts[kind])?.balance ?? 0;
  if (amount > available) return { isPosted: false, available };
  await postJournals(tx, [toAdjustmentJournal(adjustment)], currency);
  return { isPosted: true, available };
}

/** Whoever owes something, and who of `whom` has something; the most first. */
export const findUnsettled = (db: Database, whom: ContributorQuery, page: UnsettledPage): Promise<UnsettledRow[]> =>
  readUnsettled(db, whom, page);

/** How many they are, counted up to `max`. */
export const countAllUnsettled = (
  db: Database,
  whom: ContributorQuery,
  of: { readonly currency: string; readonly max: number },
): Promise<number> => countUnsettled(db, whom, of);
