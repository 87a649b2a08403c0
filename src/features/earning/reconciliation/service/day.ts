import type { Transaction } from '../../../../platform/database/pool.ts';
import { orderFragments as orders } from '../../../buying/orders/service/reconciled.ts';
import { receiptFragments as receipts } from '../../../buying/payments/service/reconciled.ts';
import { ledgerFragments as ledger } from '../../../money/ledger/service/reconciled.ts';
import { toDayBounds } from '../rules/days.ts';
import { joinSides } from '../rules/sides.ts';
import { closeMended } from '../store/breaks.ts';
import { compareRefunds, compareSales } from '../store/compare.ts';
import { replaceDay } from '../store/days.ts';

/**
 * Compares orders, receipts and ledger of a day; stores its sums and discrepancies, and closes discrepancies that no
 * longer exist.
 */
export async function reconcileDay(tx: Transaction, runId: string, day: string): Promise<void> {
  const place = { runId, day };
  const time = toDayBounds(day);
  const { isOrderPaidWith, isLinePaid, isRefundCompleted, isLineRefunded, orderOfLine } = orders;
  const sales = await compareSales(
    tx,
    {
      paidLines: orders.selectPaidLines(time),
      receivedOf: receipts.sumReceived,
      postedOf: (of) => ledger.sumPosted('sale', of),
      received: receipts.selectReceived(time),
      posted: ledger.selectPosted('sale', time),
      isOrderPaidWith,
      isLinePaid,
      orderOfLine,
    },
    place,
  );
  const refunds = await compareRefunds(
    tx,
    {
      refundedLines: orders.selectRefundedLines(time),
      sentBackOf: receipts.sumSentBack,
      postedOf: (of) => ledger.sumPosted('refund', of),
      sentBack: receipts.selectSentBack(time),
      sentElsewhere: receipts.selectSentElsewhere(time),
      posted: ledger.selectPosted('refund', time),
      isRefundCompleted,
      isLineRefunded,
      orderOfLine,
    },
    place,
  );
  await replaceDay(tx, place, joinSides(sales, refunds));
  await closeMended(tx, runId, { day });
}
