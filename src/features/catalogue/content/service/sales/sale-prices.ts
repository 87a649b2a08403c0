import { type Context, inTransaction } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { readWorksToPrice, type SalesQuery, updateSalePrices } from '../../store/sales/sale-prices.ts';
import { indexContent, lockForIndexing } from '../index-content.ts';

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
    const ids = await readWorksToPrice(ctx.db, { sales: selectSales(ctx.db), fee, limit: BATCH });
    if (ids.length === 0 || Date.now() > until.getTime()) return;
    await inTransaction(ctx, async (within) => {
      await lockForIndexing(within, ids);
      await updateSalePrices(within.tx, ids, { sales: selectSales(within.tx), fee });
      await indexContent(within, ids);
    });
  }
}
