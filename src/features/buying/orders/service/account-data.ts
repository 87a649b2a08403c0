import type { AccountDataHandler, DeletionReason } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetBuyer, lockOrdersOf, readOrders, readOrdersIn } from '../store/orders.ts';
import { readParticulars, removeParticulars } from '../store/particulars.ts';
import { forgetRequestWords } from '../store/refund-requests.ts';
import { forgetNotes } from '../store/refunds.ts';
import { presentOrders } from './present.ts';
import { findReceiptNumbers, numberAllReceipts } from './receipts.ts';
import { exportRequests } from './requests/own-requests.ts';

/** Nobody has more; the export is of everything. */
const ALL = 100_000;

async function exportOrders(ctx: Context, accountId: string) {
  const orders = await presentOrders(ctx, await readOrders(ctx.db, accountId, { after: undefined, limit: ALL }));
  const ids = orders.map(({ _id }) => _id);
  // The receipts are in the export, too.
  await numberAllReceipts(ctx);
  const receiptNumbers = await findReceiptNumbers(ctx.db, ids);
  const versions = Map.groupBy(await readParticulars(ctx.db, ids), (row) => row.order_id);
  return orders.map((order) => ({
    ...order,
    receiptNumber: receiptNumbers.get(order._id) ?? null,
    particulars: (versions.get(order._id) ?? []).map(({ order_id: _, ...version }) => version),
  }));
}

/** Money that is on its way must find who it is for. */
async function findOpenOrder(ctx: Context, accountId: string): Promise<DeletionReason | undefined> {
  const [open] = await readOrdersIn(ctx.db, accountId, ['pending', 'on_hold']);
  if (open === undefined) return undefined;
  const order = formatNumberIn(ctx.locale, open.number, { useGrouping: false });
  const text = describeRefusal(open.status === 'pending' ? 'open_order' : 'held_order', ctx.locale, { order });
  return { text, path: '/profile/orders' };
}

/** The books keep the order and what was requested, without its buyer; an open refund request can still be decided. */
async function eraseBuyer(ctx: TransactionContext, accountId: string): Promise<void> {
  await forgetNotes(ctx.tx, accountId);
  await forgetRequestWords(ctx.tx, accountId);
  await removeParticulars(ctx.tx, await forgetBuyer(ctx.tx, accountId));
}

export const ordersAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'orders', exportData: exportOrders },
  { kind: 'exporter', name: 'refund-requests', exportData: exportRequests },
  { kind: 'deletion-blocker', deletionBlocker: findOpenOrder },
  // A payment that comes late locks the order before it reaches for the account.
  { kind: 'locker', lock: (ctx, accountId) => lockOrdersOf(ctx.tx, accountId) },
  { kind: 'eraser', eraseData: eraseBuyer },
];
