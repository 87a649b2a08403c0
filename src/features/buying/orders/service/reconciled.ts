import {
  isLinePaid,
  isLineRefunded,
  isOrderPaidWith,
  isRefundCompleted,
  orderOfLine,
  selectPaidLines,
  selectPaidOrders,
  selectRefundedLines,
  selectRefunds,
  selectTimesOfLines,
} from '../store/reconciled.ts';

/** Amounts according to orders, as fragments for the reconciliation's statements. */
const facts = { isLinePaid, isLineRefunded, isOrderPaidWith, isRefundCompleted, orderOfLine };
const lists = { selectPaidLines, selectPaidOrders, selectRefundedLines, selectRefunds, selectTimesOfLines };
export const orderFragments = { ...facts, ...lists };
