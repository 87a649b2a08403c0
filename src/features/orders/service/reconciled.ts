import type { Database } from '../../../platform/database/pool.ts';
import {
  isLinePaid,
  isLineRefunded,
  isOrderPaidWith,
  isRefundCompleted,
  orderOfLine,
  readDaysOfLines,
  selectPaidLines,
  selectPaidOrders,
  selectRefundedLines,
  selectRefunds,
} from '../store/reconciled.ts';

/** What orders say of money, as fragments for a statement that compares it with others. */
const facts = { isLinePaid, isLineRefunded, isOrderPaidWith, isRefundCompleted, orderOfLine };
export const orderFragments = { ...facts, selectPaidLines, selectPaidOrders, selectRefundedLines, selectRefunds };

/** The days in Dhaka on which lines were paid for, and on which their money went back. */
export const findDaysOfLines = (db: Database, lineIds: readonly string[]): Promise<string[]> =>
  readDaysOfLines(db, lineIds);
