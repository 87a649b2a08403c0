import type { Database } from '../../../../platform/database/pool.ts';
import {
  type ListLimit,
  readKeptSurplus,
  selectReceipts,
  selectReceived,
  selectRefundReceipts,
  selectSentBack,
  selectSentElsewhere,
  sumReceived,
  sumSentBack,
} from '../store/reconciled.ts';

const sums = { sumReceived, sumSentBack, selectReceipts, selectRefundReceipts };
/** What providers answered about money, as fragments for a statement that compares it with others. */
export const receiptFragments = { ...sums, selectReceived, selectSentBack, selectSentElsewhere };

/** Surpluses that stay here though nobody decided so: some of them, and how many there are. */
export const findKeptSurplus = (db: Database, limit: ListLimit): ReturnType<typeof readKeptSurplus> =>
  readKeptSurplus(db, limit);
