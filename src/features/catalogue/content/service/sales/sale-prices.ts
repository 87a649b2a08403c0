import { type Context, inTransaction } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { readWorksToPrice, type SalesQuery, updateSalePrices } from '../../store/sales/sale-prices.ts';
import { indexContent, lockForIndexing } from '../index-content.ts';

/** Number of works that are found at once, because finding them reads all works of the sales. */
const FOUND = 10_000;
/** Number of works per transaction. */
const BATCH = 50;

/**
 * Brings prices and listings up to date with the sales that run now. `selectSales`: their query, see `SalesQuery`.
 * `fee`: the platform fee in basis points. Works in batches until `until`; the next run continues.
 */
export async function applySales(
  ctx: Context,
  { selectSales, fee, until }: { selectSales: (db: Database) => SalesQuery; fee: number; until: Date },
): Promise<void> {
  for (;;) {
    const found = await readWorksToPrice(ctx.db, { sales: selectSales(ctx.db), fee, limit: FOUND });
    if (found.length === 0) return;
    for (let at = 0; at < found.length; at += BATCH) {
      if (Date.now() > until.getTime()) return;
      const ids = found.slice(at, at + BATCH);
      await inTransaction(ctx, async (within) => {
        await lockForIndexing(within, ids);
        await updateSalePrices(within.tx, ids, { sales: selectSales(within.tx), fee });
        await indexContent(within, ids);
      });
    }
  }
}
