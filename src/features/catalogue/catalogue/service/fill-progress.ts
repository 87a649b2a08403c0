import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type FillProgress, readFillProgress, readHasDemo } from '../store/fill-progress.ts';

export { isDemoSettled } from '../store/fill-progress.ts';

/** For every page: whether works of the demo are shown, and how far a first start has filled them in. */
export async function showFillProgress(ctx: Context): Promise<{ hasDemo: boolean; progress: FillProgress | null }> {
  const [hasDemo, progress] = await Promise.all([readHasDemo(ctx.db), readFillProgress(ctx.db)]);
  return { hasDemo, progress };
}

/** Whether the demo catalogue is being filled in now. */
export const isFilling = async (db: Database): Promise<boolean> => (await readFillProgress(db)) !== null;
