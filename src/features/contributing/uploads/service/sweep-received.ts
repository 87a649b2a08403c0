import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { orphanLimit } from '../../../../platform/storage/sweep.ts';
import { keptRefusals } from '../rules.ts';
import { readUnsettledIds } from '../store/processing.ts';

/**
 * Removes received bytes that no upload needs: of deleted accounts, or of processes that died between the row and its
 * file. Files of active uploads have a row or were written to within the last two days.
 */
export async function sweepReceivedFiles({ db, now, platform }: Context): Promise<void> {
  const limit = orphanLimit(now);
  let removed = 0;
  for await (const { id, modifiedAt } of platform.receivedFiles.list()) {
    if (!isId(id) || modifiedAt >= limit) continue;
    if ((await readUnsettledIds(db, [id], keptRefusals)).length > 0) continue;
    await platform.receivedFiles.remove(id);
    removed += 1;
  }
  if (removed > 0) platform.log.info({ removed }, 'received files that no upload waits for were removed');
}
