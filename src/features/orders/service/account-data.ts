import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../platform/context.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetBuyer, hasOpenOrder, readOrders } from '../store/orders.ts';
import { presentOrders } from './present.ts';

/** Nobody has more; the export is of everything. */
const ALL = 100_000;

const exportOrders = async (ctx: Context, accountId: string) =>
  presentOrders(ctx, await readOrders(ctx.db, accountId, { after: undefined, limit: ALL }));

/** Money that is on its way must find who it is for. */
const findOpenOrder = async (ctx: Context, accountId: string): Promise<string | undefined> =>
  (await hasOpenOrder(ctx.db, accountId)) ? describeRefusal('openOrder', ctx.locale) : undefined;

/** The books keep the order, without its buyer. */
const eraseBuyer = (ctx: TransactionContext, accountId: string): Promise<void> => forgetBuyer(ctx.tx, accountId);

export const ordersAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'orders', exportData: exportOrders },
  { kind: 'deletion-blocker', deletionBlocker: findOpenOrder },
  { kind: 'eraser', eraseData: eraseBuyer },
];
