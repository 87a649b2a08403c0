import {
  selectReceipts,
  selectReceived,
  selectRefundReceipts,
  selectSentBack,
  selectSentElsewhere,
  sumReceived,
  sumSentBack,
} from '../store/reconciled.ts';

export { findKeptSurplus } from '../store/reconciled.ts';

const sums = { sumReceived, sumSentBack, selectReceipts, selectRefundReceipts };
/** What providers answered about money, as fragments for a statement that compares it with others. */
export const receiptFragments = { ...sums, selectReceived, selectSentBack, selectSentElsewhere };
