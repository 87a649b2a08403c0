import type { AccountDataHandler, DeletionReason } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetBuyer, lockOrdersOf, readOrders, readOrdersIn } from '../store/orders.ts';
import { forgetRequestWords } from '../store/refund-requests.ts';
import { forgetNotes } from '../store/refunds.ts';
import { exportRequests } from './own-requests.ts';
import { presentOrders } from './present.ts';

/** Nobody has more; the export is of everything. */
const ALL = 100_000;

const exportOrders = async (ctx: Context, accountId: string) =>
  presentOrders(ctx, await readOrders(ctx.db, accountId, { after: undefined, limit: ALL }));

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
  await forgetBuyer(ctx.tx, accountId);
}

export const ordersAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'orders', exportData: exportOrders },
  { kind: 'exporter', name: 'refund-requests', exportData: exportRequests },
  { kind: 'deletion-blocker', deletionBlocker: findOpenOrder },
  // A payment that comes late locks the order before it reaches for the account.
  { kind: 'locker', lock: (ctx, accountId) => lockOrdersOf(ctx.tx, accountId) },
  { kind: 'eraser', eraseData: eraseBuyer },
];
