import type { RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import {
  isLinePaid,
  isLineRefunded,
  isOrderPaid,
  isRefundCompleted,
  orderOfLine,
  readDaysOfLines,
  readFirstPaidDay,
  selectPaidLines,
  selectRefundedLines,
  type TimeSpan,
} from '../store/reconciled.ts';

type Fragment = RawBuilder<unknown>;

/** What orders say of money, as fragments for a statement that compares it with others. */
export interface OrderFragments {
  readonly selectPaidLines: (time: TimeSpan) => Fragment;
  readonly selectRefundedLines: (time: TimeSpan) => Fragment;
  readonly isOrderPaid: (orderId: Fragment) => Fragment;
  readonly isLinePaid: (lineId: Fragment) => Fragment;
  readonly isRefundCompleted: (refundId: Fragment) => Fragment;
  readonly isLineRefunded: (lineId: Fragment) => Fragment;
  readonly orderOfLine: (lineId: Fragment) => Fragment;
}

export const orderFragments: OrderFragments = {
  selectPaidLines,
  selectRefundedLines,
  isOrderPaid,
  isLinePaid,
  isRefundCompleted,
  isLineRefunded,
  orderOfLine,
};

/** The days in Dhaka on which lines were paid for, and on which their money went back. */
export const findDaysOfLines = (db: Database, lineIds: readonly string[]): Promise<string[]> =>
  readDaysOfLines(db, lineIds);

/** Undefined as long as nothing was paid for. */
export const findFirstPaidDay = (db: Database): Promise<string | undefined> => readFirstPaidDay(db);
