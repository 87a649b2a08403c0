import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { type Film, listFilmFiles, MOTION_RECIPE } from '../../../../../platform/media/motion/film.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { MissingObjectError } from '../../../../../platform/storage/errors.ts';
import { motionFolder, motionKey, originalKey, type Storage } from '../../../../../platform/storage/storage.ts';
import { isFilling } from '../../../catalogue/service/fill-progress.ts';
import { findCategoryIdByKey } from '../../../categories/service/categories.ts';
import { isRefusedData } from '../../store/fonts/read-fonts.ts';
import { type DueFile, readDueFiles, setFilms } from '../../store/motion/draw-films.ts';
import { MOTION_CATEGORY } from './films.ts';

const BATCH = 10;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

/** Removes the stored films of a file, except those of a recipe version. */
export async function removeFilms(storage: Storage, sha256: string, kept?: number): Promise<void> {
  for await (const { key } of storage.list(motionFolder(sha256)))
    if (Number(key.split('/').at(-1)?.split('.')[0]) !== kept) await storage.remove(key);
}

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
 * Draws the animations of files that aren't drawn yet, or were drawn with an older recipe version. It pauses while the
 * demo catalogue is being filled, which needs all CPU time.
 * @param recipe tests use another version
 */
export async function drawFilms(ctx: Context, recipe = MOTION_RECIPE): Promise<void> {
  const { log } = ctx.platform;
  const until = Date.now() + RUN_MS;
  const categoryId = await findCategoryIdByKey(ctx.db, MOTION_CATEGORY);
  while (categoryId !== undefined && !(await isFilling(ctx.db))) {
    const due = await readDueFiles(ctx.db, categoryId, recipe, BATCH);
    for (const file of due) {
      if (Date.now() > until) return;
      await drawFile(ctx, file, recipe).catch((error: unknown) => {
        // A missing object needs no log entry here, because the nightly file check logs it.
        if (isRefusedData(error)) log.error({ err: error, sha256: file.sha256 }, 'films could not be stored');
        else if (!(error instanceof MissingObjectError)) throw error;
        return keepFilms(ctx, file, recipe, []);
      });
    }
    if (due.length === 0) return;
  }
}
