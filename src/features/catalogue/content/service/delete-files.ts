import { type Context, inTransaction } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { type Orphan, orphanLimit } from '../../../../platform/storage/sweep.ts';
import { addDeleting, markDeleting, readDeleting, readUnusedIds, removeDeleting } from '../store/stored-files.ts';
import { removeSheets } from './inside/sheets.ts';

const BATCH = 1000;

/** The second and third phase: the object, then the row. Safe to repeat from wherever a process died. */
async function finishDeletion(ctx: Context, file: { readonly id: string; readonly sha256: string }): Promise<void> {
  await removeSheets(ctx.platform.storage, file.sha256);
  await ctx.platform.storage.remove(originalKey(file.sha256));
  await inTransaction(ctx, ({ tx }) => removeDeleting(tx, file.id));
}

/**
 * Deletes files that nothing refers to, in three steps: the mark, which forbids new references, the object, the row.
 * Files of the last 48 hours are left alone.
 */
export async function deleteUnusedFiles(ctx: Context): Promise<void> {
  for (const id of await readUnusedIds(ctx.db, orphanLimit(ctx.now), BATCH))
    await inTransaction(ctx, ({ tx }) => markDeleting(tx, id, ctx.now));
  for (const file of await readDeleting(ctx.db, BATCH)) await finishDeletion(ctx, file);
}

/**
 * Removes an original that no file names. It gets a row first, marked for deletion: an upload of the same bytes in this
 * moment is asked to try again, instead of finding them gone.
 * @returns false if somebody has uploaded them meanwhile
 */
export async function removeOrphanedOriginal(ctx: Context, orphan: Orphan): Promise<boolean> {
  const { storage } = ctx.platform;
  if (!/^[0-9a-f]{64}$/.test(orphan.id) || orphan.key !== originalKey(orphan.id)) {
    await storage.remove(orphan.key);
    return true;
  }
  const id = await inTransaction(ctx, ({ tx }) =>
    addDeleting(tx, { id: createId(), sha256: orphan.id, size: Math.max(1, orphan.size), now: ctx.now }),
  );
  if (id === undefined) return false;
  const found = await storage.stat(orphan.key);
  // Stored again since it was listed: its row is on the way.
  const isNew = found !== undefined && found.modifiedAt > orphan.modifiedAt;
  if (!isNew) await finishDeletion(ctx, { id, sha256: orphan.id });
  else await inTransaction(ctx, ({ tx }) => removeDeleting(tx, id));
  return !isNew;
}
