import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { formatReceiptNumber } from '../rules/receipt-number.ts';
import { lockReceiptNumbers, numberReceipts, readReceipts } from '../store/receipts.ts';

/** Receipt numbers by order; orders without one are left out. */
export async function findReceiptNumbers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await readReceipts(db, orderIds)).map((row) => [row.order_id, formatReceiptNumber(row)]));
}

/** Numbers the receipts of all orders that were paid since the last run. */
export const numberAllReceipts = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    await lockReceiptNumbers(tx);
    // A statement of its own, because it has to see what the lock waited for.
    await numberReceipts(tx);
  });

/** The number of a paid order's receipt; given now where the job has not come to it yet. */
export async function takeReceiptNumber(ctx: Context, orderId: string): Promise<string> {
  const known = (await findReceiptNumbers(ctx.db, [orderId])).get(orderId);
  if (known !== undefined) return known;
  await numberAllReceipts(ctx);
  const given = (await findReceiptNumbers(ctx.db, [orderId])).get(orderId);
  if (given === undefined) throw new Error('every paid order has a receipt');
  return given;
}
