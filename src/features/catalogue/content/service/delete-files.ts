import { type Context, inTransaction } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { documentFolder, originalKey, soundFolder, turntableFolder } from '../../../../platform/storage/storage.ts';
import { type Orphan, orphanLimit } from '../../../../platform/storage/sweep.ts';
import { addDeleting, markDeleting, readDeleting, readUnusedIds, removeDeleting } from '../store/stored-files.ts';
import { removeFaces } from './fonts/read-fonts.ts';
import { removeSheets } from './inside/sheets.ts';
import { removeFilms } from './motion/draw-films.ts';
import { removePanoramas } from './panoramas/draw-panoramas.ts';
import { removeStoredParts } from './parts/read-parts.ts';
import { removeTiles } from './tiles/read-tiles.ts';

const BATCH = 1000;

/**
 * Deletes the stored object, then the row: the second and third phase of a deletion. It can be repeated after a crash
 * at any point.
 */
async function finishDeletion(ctx: Context, file: { readonly id: string; readonly sha256: string }): Promise<void> {
  await removeSheets(ctx.platform.storage, file.sha256);
  await removeFaces(ctx.platform.storage, file.sha256);
  await removeTiles(ctx.platform.storage, file.sha256);
  await removeStoredParts(ctx.platform.storage, soundFolder(file.sha256));
  await removeStoredParts(ctx.platform.storage, documentFolder(file.sha256));
  await removeStoredParts(ctx.platform.storage, turntableFolder(file.sha256));
  await removeFilms(ctx.platform.storage, file.sha256);
  await removePanoramas(ctx.platform.storage, file.sha256);
  await ctx.platform.storage.remove(originalKey(file.sha256));
  await inTransaction(ctx, ({ tx }) => removeDeleting(tx, file.id));
}

/**
 * Deletes files without references in three phases: mark the row, which prevents new references; delete the object;
 * delete the row. Files younger than 48 hours are kept.
 */
export async function deleteUnusedFiles(ctx: Context): Promise<void> {
  for (const id of await readUnusedIds(ctx.db, orphanLimit(ctx.now), BATCH))
    await inTransaction(ctx, ({ tx }) => markDeleting(tx, id, ctx.now));
  for (const file of await readDeleting(ctx.db, BATCH)) await finishDeletion(ctx, file);
}

/**
 * Removes a stored original that has no row. A row marked for deletion is added first, so that a concurrent upload of
 * the same bytes is asked to retry and doesn't lose its object.
 * @returns false if somebody has uploaded the same bytes meanwhile
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
  // If the object was stored again after it was listed, an upload is about to add its row.
  const isNew = found !== undefined && found.modifiedAt > orphan.modifiedAt;
  if (!isNew) await finishDeletion(ctx, { id, sha256: orphan.id });
  else await inTransaction(ctx, ({ tx }) => removeDeleting(tx, id));
  return !isNew;
}
