import type { Database } from '../../../platform/database/pool.ts';
import {
  type KeptSurplus,
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

/** Surpluses that stay here though nobody decided so. */
export const findKeptSurplus = (db: Database): Promise<KeptSurplus[]> => readKeptSurplus(db);
