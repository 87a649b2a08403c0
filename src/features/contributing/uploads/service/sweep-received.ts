import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import { orphanLimit } from '../../../../platform/storage/sweep.ts';
import { keptRefusals } from '../rules.ts';
import { readUnsettledIds } from '../store/processing.ts';

/**
 * Removes bytes that were received and that nothing waits for any more: of an account that was deleted, of a process that
 * died between the row and its file. An upload that is still wanted has been written to within two days, or has its row.
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
