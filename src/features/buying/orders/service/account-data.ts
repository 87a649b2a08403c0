import type { AccountDataHandler, DeletionReason } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { readNotes, removeNotesOf } from '../store/notes.ts';
import { forgetBuyer, lockOrdersOf, readOrders, readOrdersIn } from '../store/orders.ts';
import { readParticulars, removeParticulars } from '../store/particulars.ts';
import { forgetRequestWords } from '../store/refund-requests.ts';
import { forgetNotes } from '../store/refunds.ts';
import { presentOrders } from './present.ts';
import { findReceiptNumbers, numberAllReceipts } from './receipts.ts';
import { exportRequests } from './requests/own-requests.ts';

/** Upper limit that no account reaches: the export includes all orders. */
const ALL = 100_000;

async function exportOrders(ctx: Context, accountId: string) {
  const orders = await presentOrders(ctx, await readOrders(ctx.db, accountId, { after: undefined, limit: ALL }));
  const ids = orders.map(({ _id }) => _id);
  // Receipts are numbered first because the export includes them.
  await numberAllReceipts(ctx);
  const receiptNumbers = await findReceiptNumbers(ctx.db, ids);
  const notes = Map.groupBy(await readNotes(ctx.db, ids, ALL), (row) => row.order_id);
  const versions = Map.groupBy(await readParticulars(ctx.db, ids), (row) => row.order_id);
  return orders.map((order) => ({
    ...order,
    receiptNumber: receiptNumbers.get(order._id) ?? null,
    notesOfAdmins: (notes.get(order._id) ?? []).map(({ text, created_at }) => ({ text, created_at })),
    particulars: (versions.get(order._id) ?? []).map(({ order_id: _, ...version }) => version),
  }));
}

/** Finds an order with a payment in progress, which blocks the deletion of its account. */
async function findOpenOrder(ctx: Context, accountId: string): Promise<DeletionReason | undefined> {
  const [open] = await readOrdersIn(ctx.db, accountId, ['pending', 'on_hold']);
  if (open === undefined) return undefined;
  const order = formatNumberIn(ctx.locale, open.number, { useGrouping: false });
  const text = describeRefusal(open.status === 'pending' ? 'open_order' : 'held_order', ctx.locale, { order });
  return { text, path: '/profile/orders' };
}

/** Orders and refund requests are kept without their buyer; an open request can still be decided. */
async function eraseBuyer(ctx: TransactionContext, accountId: string): Promise<void> {
  await forgetNotes(ctx.tx, accountId);
  await removeNotesOf(ctx.tx, accountId);
  await forgetRequestWords(ctx.tx, accountId);
  await removeParticulars(ctx.tx, await forgetBuyer(ctx.tx, accountId));
}

export const ordersAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'orders', exportData: exportOrders },
  { kind: 'exporter', name: 'refund-requests', exportData: exportRequests },
  { kind: 'deletion-blocker', deletionBlocker: findOpenOrder },
  // A late payment locks the order before the account, so deletion does the same.
  { kind: 'locker', lock: (ctx, accountId) => lockOrdersOf(ctx.tx, accountId) },
  { kind: 'eraser', eraseData: eraseBuyer },
];
