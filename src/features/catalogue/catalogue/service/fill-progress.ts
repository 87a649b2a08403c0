import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type FillProgress, isFillSettled, readFillProgress, readHasDemo } from '../store/fill-progress.ts';

/** For every page: whether works of the demo are shown, and how far a first start has filled them in. */
export async function showFillProgress(ctx: Context): Promise<{ hasDemo: boolean; progress: FillProgress | null }> {
  const [hasDemo, progress] = await Promise.all([readHasDemo(ctx.db), readFillProgress(ctx.db)]);
  return { hasDemo, progress };
}

/**
 * For the start of the server: true where no demo catalogue has to be filled in, now or ever, and the files of the one
 * that is there are of this version.
 */
export const isDemoSettled = (db: Database, filesVersion: number): Promise<boolean> => isFillSettled(db, filesVersion);
