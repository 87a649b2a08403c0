import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type FillProgress, readFillProgress, readHasDemo } from '../store/fill-progress.ts';

export { isDemoSettled } from '../store/fill-progress.ts';

/** Reads, for every page, whether demo works are listed and how far the first start has filled the demo catalogue. */
export async function showFillProgress(ctx: Context): Promise<{ hasDemo: boolean; progress: FillProgress | null }> {
  const [hasDemo, progress] = await Promise.all([readHasDemo(ctx.db), readFillProgress(ctx.db)]);
  return { hasDemo, progress };
}

/** Whether the demo catalogue is being filled now. */
export const isFilling = async (db: Database): Promise<boolean> => (await readFillProgress(db)) !== null;
