import type { Database } from '../../../platform/database/pool.ts';
import {
  isLinePaid,
  isLineRefunded,
  isOrderPaid,
  isRefundCompleted,
  orderOfLine,
  readDaysOfLines,
  selectPaidLines,
  selectRefundedLines,
} from '../store/reconciled.ts';

/** What orders say of money, as fragments for a statement that compares it with others. */
const facts = { isLinePaid, isLineRefunded, isOrderPaid, isRefundCompleted, orderOfLine };
export const orderFragments = { ...facts, selectPaidLines, selectRefundedLines };

/** The days in Dhaka on which lines were paid for, and on which their money went back. */
export const findDaysOfLines = (db: Database, lineIds: readonly string[]): Promise<string[]> =>
  readDaysOfLines(db, lineIds);
