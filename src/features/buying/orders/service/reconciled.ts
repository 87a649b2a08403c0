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

/** What orders say of money, as fragments for a statement that compares it with others. */
const facts = { isLinePaid, isLineRefunded, isOrderPaidWith, isRefundCompleted, orderOfLine };
const lists = { selectPaidLines, selectPaidOrders, selectRefundedLines, selectRefunds, selectTimesOfLines };
export const orderFragments = { ...facts, ...lists };
