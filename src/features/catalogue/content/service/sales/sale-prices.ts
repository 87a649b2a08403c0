import { type Context, inTransaction } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import {
  advanceSaleRun,
  beginSaleRun,
  readChangedWorks,
  readSaleRun,
  readWorksToPrice,
  removeChangedWorks,
  type SalesQuery,
  updateSalePrices,
} from '../../store/sales/sale-prices.ts';
import { indexContent, lockForIndexing } from '../index-content.ts';

/** Number of works that are found at once, because finding them lists all works of the sales. */
const FOUND = 10_000;
/** Number of works per transaction. */
const BATCH = 50;
/** Sorts before the ids of all works. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Sales {
  /** Query of the sales, see `SalesQuery`. */
  readonly selectSales: (db: Database) => SalesQuery;
  /** The platform fee in basis points. */
  readonly fee: number;
  /** When to stop; the next run continues. */
  readonly until: Date;
}

interface Running extends Sales {
  /** The sales and the fee as one text. */
  readonly running: string;
}

/**
 * Sets the prices of works in batches. `isPass`: works in the order of their ids, as a part of comparing all.
 * @returns false if time ran out, or other sales run by now
 */
async function price(
  ctx: Context,
  ids: readonly string[],
  { selectSales, fee, until, running, isPass = false }: Running & { readonly isPass?: boolean },
): Promise<boolean> {
  for (let at = 0; at < ids.length; at += BATCH) {
    if (Date.now() > until.getTime()) return false;
    const batch = ids.slice(at, at + BATCH);
    const isCurrent = await inTransaction(ctx, async (within) => {
      const { tx } = within;
      if (!(await advanceSaleRun(tx, running, isPass ? batch.at(-1) : undefined))) return false;
      await lockForIndexing(within, batch);
      await removeChangedWorks(tx, batch);
      const priced = await updateSalePrices(tx, batch, { sales: selectSales(tx), fee });
      if (priced.length > 0) await indexContent(within, priced);
      return true;
    });
    if (!isCurrent) return false;
  }
  return true;
}

/** Prices the works that have changed. @returns false as `price` */
async function priceChanged(ctx: Context, options: Running): Promise<boolean> {
  for (;;) {
    const changed = await readChangedWorks(ctx.db, FOUND);
    if (!(await price(ctx, changed, options))) return false;
    if (changed.length < FOUND) return true;
  }
}

/** Compares the works of the sales, and those on sale, whose ids are after `from`. @returns false as `price` */
async function priceAll(ctx: Context, from: string, options: Running): Promise<boolean> {
  const { selectSales, fee, running } = options;
  for (let after: string | undefined = from; after !== undefined; ) {
    const found: string[] = await readWorksToPrice(ctx.db, { sales: selectSales(ctx.db), fee, after, limit: FOUND });
    if (!(await price(ctx, found, { ...options, isPass: true }))) return false;
    after = found.length < FOUND ? undefined : found.at(-1);
  }
  return inTransaction(ctx, ({ tx }) => advanceSaleRun(tx, running, null));
}

/**
 * Brings prices and listings up to date with the sales that run now: of the works that have changed, and of all works
 * of the sales when one has begun or ended.
 */
export async function applySales(ctx: Context, sales: Sales): Promise<void> {
  const { selectSales, fee } = sales;
  const run = await readSaleRun(ctx.db, { sales: selectSales(ctx.db), fee });
  const { running } = run;
  const isNew = run.sales !== running;
  const from = isNew ? BEFORE_ALL : run.reached;
  if (isNew) await inTransaction(ctx, ({ tx }) => beginSaleRun(tx, run.sales, { sales: running, reached: from }));
  const options = { ...sales, running };
  if (!(await priceChanged(ctx, options))) return;
  if (from !== null) await priceAll(ctx, from, options);
}
