import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { type Film, listFilmFiles, MOTION_RECIPE } from '../../../../../platform/media/motion/film.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { motionFolder, motionKey, originalKey, type Storage } from '../../../../../platform/storage/storage.ts';
import { findCategoryIdByKey } from '../../../categories/service/categories.ts';
import { type DueFile, readDueFiles, setFilms } from '../../store/motion/draw-films.ts';
import { readEach, removeStoredParts } from '../parts/read-parts.ts';
import { MOTION_CATEGORY } from './films.ts';

const BATCH = 10;

/** Removes the stored films of a file, except those of a recipe version. */
export const removeFilms = (storage: Storage, sha256: string, kept?: number): Promise<void> =>
  removeStoredParts(storage, motionFolder(sha256), kept);

const keepFilms = (ctx: Context, { id }: DueFile, recipe: number, films: readonly Film[]): Promise<void> =>
  inTransaction(ctx, ({ tx }) => setFilms(tx, id, recipe, films));

async function drawFile(ctx: Context, due: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = due;
  const { storage, log } = ctx.platform;
  await readStoredFile(ctx.platform, { key: originalKey(sha256), name, motion: true }, async (outcome, folder) => {
    if (outcome.file === null)
      log.warn({ sha256, code: outcome.refusal.code }, 'the animations of a file could not be drawn');
    const films = outcome.file?.films ?? [];
    for (const each of listFilmFiles(films))
      await storage.putFile(motionKey(sha256, recipe, each), `${folder}/${each}`);
    await keepFilms(ctx, due, recipe, films);
    await removeFilms(storage, sha256, recipe);
  });
}

/**
 * Draws the animations of files that aren't drawn yet, or were drawn with an older recipe version.
 * @param recipe tests use another version
 */
export async function drawFilms(ctx: Context, recipe = MOTION_RECIPE): Promise<void> {
  const categoryId = await findCategoryIdByKey(ctx.db, MOTION_CATEGORY);
  if (categoryId === undefined) return;
  await readEach(ctx, {
    findDue: () => readDueFiles(ctx.db, categoryId, recipe, BATCH),
    read: (file) => drawFile(ctx, file, recipe),
    keepNone: (file) => keepFilms(ctx, file, recipe, []),
  });
}
