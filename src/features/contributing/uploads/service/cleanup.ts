import { type Context, inTransaction } from '../../../../platform/context.ts';
import { findUsedFileIds } from '../../../catalogue/content/service/files.ts';
import { finishedUntil } from '../rules.ts';
import { extendUpload, readExpired, readStale, removeExpired, removeOldDays } from '../store/processing.ts';
import { markReceived } from '../store/receiving.ts';
import type { UploadRow } from '../store/uploads.ts';
import { removeStored } from './own-uploads.ts';
import { enqueueProcessing } from './process-job.ts';

const STALE_SECONDS = 60;
const BATCH = 200;

/**
 * Enqueues uploads again whose process died. Their former job may still be running, which is harmless, because a lock
 * serializes processing.
 */
export async function takeUpUploads(ctx: Context): Promise<void> {
  for (const row of await readStale(ctx.db, STALE_SECONDS))
    await inTransaction(ctx, async (own) => {
      if (row.status === 'receiving' && !(await markReceived(own.tx, row.id, finishedUntil(ctx.now)))) return;
      await enqueueProcessing(own, row);
    });
}

async function isUsed(ctx: Context, row: UploadRow): Promise<boolean> {
  if (row.file_id === null) return false;
  return (await findUsedFileIds(ctx.db, row.contributor_id, [row.file_id])).size > 0;
}

/** Deletes unfinished uploads that were abandoned, and finished ones that no content uses. */
export async function deleteExpiredUploads(ctx: Context): Promise<void> {
  for (;;) {
    const expired = await readExpired(ctx.db, BATCH);
    for (const row of expired) {
      const later = finishedUntil(ctx.now);
      const isKept = await isUsed(ctx, row);
      const isRemoved = await inTransaction(ctx, async ({ tx }) => {
        if (!isKept) return removeExpired(tx, row.id);
        await extendUpload(tx, row.id, later);
        return false;
      });
      if (isRemoved) await removeStored(ctx.platform, row.id);
    }
    if (expired.length < BATCH) break;
  }
  await inTransaction(ctx, ({ tx }) => removeOldDays(tx));
}
