import type { Context } from '../../../../platform/context.ts';
import { noPayload } from '../../../../platform/jobs/define-job.ts';
import { applySales } from '../../../catalogue/content/service/sales/sale-prices.ts';
import { readPlatformFee } from '../../payment-settings/service/read.ts';
import { selectRunningSales } from '../store/discounts.ts';

/** Time limit of a run; the next run continues. */
const RUN_MS = 50_000;

export const applySalesJob = { name: 'apply-sales', schema: noPayload };

/** Brings the prices of works up to date with the sales that run now. */
export async function applyRunningSales(ctx: Context): Promise<void> {
  const fee = await readPlatformFee(ctx.db, ctx.now);
  const until = new Date(Date.now() + RUN_MS);
  await applySales(ctx, { selectSales: (db) => selectRunningSales(db, ctx.now), fee, until });
}
