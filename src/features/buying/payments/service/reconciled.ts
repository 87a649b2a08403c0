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
/** Amounts according to providers, as fragments for the reconciliation's statements. */
export const receiptFragments = { ...sums, selectReceived, selectSentBack, selectSentElsewhere };
