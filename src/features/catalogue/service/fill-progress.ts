import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { type FillProgress, isFillSettled, readFillProgress } from '../store/fill-progress.ts';

/** How far the demo catalogue is, for the line above every page. A site that never has one is not asked. */
export async function showFillProgress(ctx: Context): Promise<{ progress: FillProgress | null }> {
  const { config } = ctx.platform;
  if (config.production || config.ARBOR_DEMO === 'off') return { progress: null };
  return { progress: await readFillProgress(ctx.db) };
}

/**
 * For the start of the server: true where no demo catalogue has to be filled in, now or ever, and the files of the one
 * that is there are of this version.
 */
export const isDemoSettled = (db: Database, filesVersion: number): Promise<boolean> => isFillSettled(db, filesVersion);
