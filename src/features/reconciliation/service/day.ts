import type { Transaction } from '../../../platform/database/pool.ts';
import { ledgerFragments as ledger } from '../../ledger/service/reconciled.ts';
import { orderFragments as orders } from '../../orders/service/reconciled.ts';
import { receiptFragments as receipts } from '../../payments/service/reconciled.ts';
import { toDayBounds } from '../rules/days.ts';
import { closeMended } from '../store/breaks.ts';
import { compareRefunds, compareSales, type SideSums } from '../store/compare.ts';
import { type DaySums, replaceDay } from '../store/days.ts';

const none: Pick<SideSums, 'count' | 'by_orders' | 'by_receipts' | 'by_ledger'> = {
  count: 0,
  by_orders: 0,
  by_receipts: 0,
  by_ledger: 0,
};

/** Sales and refunds of each provider in one row. */
function joinSides(sales: readonly SideSums[], refunds: readonly SideSums[]): Omit<DaySums, 'day'>[] {
  const nameOf = ({ provider, currency }: SideSums): string => `${provider} ${currency}`;
  const byName = new Map([...sales, ...refunds].map((each) => [nameOf(each), each]));
  return [...byName].map(([name, { provider, currency }]) => {
    const sold = sales.find((each) => nameOf(each) === name) ?? none;
    const given = refunds.find((each) => nameOf(each) === name) ?? none;
    return {
      provider,
      currency,
      orders: sold.count,
      ordered: sold.by_orders,
      received: sold.by_receipts,
      posted: sold.by_ledger,
      refunds: given.count,
      refunded: given.by_orders,
      sent_back: given.by_receipts,
      posted_back: given.by_ledger,
    };
  });
}

/** Compares orders, receipts and ledger of a day; writes down its sums and breaks, and closes those that are mended. */
export async function reconcileDay(tx: Transaction, runId: string, day: string): Promise<void> {
  const place = { runId, day };
  const time = toDayBounds(day);
  const { isOrderPaid, isLinePaid, isRefundCompleted, isLineRefunded, orderOfLine } = orders;
  const sales = await compareSales(
    tx,
    {
      paidLines: orders.selectPaidLines(time),
      receivedOf: receipts.sumReceived,
      postedOf: (of) => ledger.sumPosted('sale', of),
      received: receipts.selectReceived(time),
      unreturned: receipts.selectUnreturned(time),
      posted: ledger.selectPosted('sale', time),
      isOrderPaid,
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
  await closeMended(tx, runId, day);
}
