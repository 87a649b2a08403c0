import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { formatReceiptNumber } from '../rules/receipt-number.ts';
import { lockReceiptNumbers, numberReceipts, readReceipts } from '../store/receipts.ts';
import { numberTaxPapers } from '../store/tax-papers.ts';

/** Receipt numbers by order; an order without one is left out. */
export async function findReceiptNumbers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await readReceipts(db, orderIds)).map((row) => [row.order_id, formatReceiptNumber(row)]));
}

/** Numbers the receipts, tax invoices and credit notes that were made since the last run. */
export const numberAllReceipts = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    await lockReceiptNumbers(tx);
    // A separate statement is needed to see the rows that the lock waited for.
    await numberReceipts(tx);
    await numberTaxPapers(tx);
  });

/** Receipt numbers of paid orders, by order; assigns those that the job hasn't assigned yet. */
export async function takeReceiptNumbers(
  ctx: Context,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await findReceiptNumbers(ctx.db, orderIds);
  if (orderIds.every((id) => known.has(id))) return known;
  await numberAllReceipts(ctx);
  return findReceiptNumbers(ctx.db, orderIds);
}

/** The number of a paid order's receipt. */
export async function takeReceiptNumber(ctx: Context, orderId: string): Promise<string> {
  const number = (await takeReceiptNumbers(ctx, [orderId])).get(orderId);
  if (number === undefined) throw new Error('every paid order has a receipt');
  return number;
}
