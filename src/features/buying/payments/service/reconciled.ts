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
/** Query fragments for the amounts that providers report, for the reconciliation's statements. */
export const receiptFragments = { ...sums, selectReceived, selectSentBack, selectSentElsewhere };
