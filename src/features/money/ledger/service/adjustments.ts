import type { Transaction } from '../../../../platform/database/pool.ts';
import { type Adjustment, adjustedAccounts, toAdjustmentJournal } from '../rules/adjustments.ts';
import { lockBalances } from '../store/accounts.ts';
import { postJournals } from './post-journals.ts';

export { countAllUnsettled, findUnsettled, unsettledSorting } from '../store/unsettled.ts';

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
