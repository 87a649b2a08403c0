import type { Transaction } from '../../../../platform/database/pool.ts';
import { type Adjustment, adjustedAccounts, toAdjustmentJournal } from '../rules/adjustments.ts';
import { lockBalances } from '../store/accounts.ts';
import { postJournals } from './post-journals.ts';

export { countAllUnsettled, findUnsettled, unsettledSorting } from '../store/unsettled.ts';

export interface Adjusted {
  readonly isPosted: boolean;
  /** Available balance or debt before the adjustment, in minor units. */
  readonly available: number;
}

/**
 * Posts an adjustment if the contributor's available balance or debt covers it.
 * @throws DatabaseError 23505 if it was posted before
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
