import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { listPanoramaFiles, PANORAMA_RECIPE, type Panorama } from '../../../../../platform/media/panorama/panorama.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { originalKey, panoramaFolder, panoramaKey, type Storage } from '../../../../../platform/storage/storage.ts';
import { findCategoryIdByKey } from '../../../categories/service/categories.ts';
import { type DueFile, readDueMaps, setPanorama } from '../../store/panoramas/panoramas.ts';
import { readEach, removeStoredParts } from '../parts/read-parts.ts';
import { PANORAMA_CATEGORY } from './panoramas.ts';

const BATCH = 10;

/** Removes the stored pictures of a file's panorama, except those of a recipe version. */
export const removePanoramas = (storage: Storage, sha256: string, kept?: number): Promise<void> =>
  removeStoredParts(storage, panoramaFolder(sha256), kept);

const keepPanorama = (ctx: Context, { id }: DueFile, recipe: number, found: Panorama | undefined): Promise<void> =>
  inTransaction(ctx, ({ tx }) => setPanorama(tx, id, recipe, found));

async function drawFile(ctx: Context, due: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = due;
  const { storage, config, log } = ctx.platform;
  const stored = { key: originalKey(sha256), name, panorama: true, watermark: config.ARBOR_NAME };
  await readStoredFile(ctx.platform, stored, async ({ file, refusal }, folder) => {
    if (file === null) log.warn({ sha256, code: refusal.code }, 'the panorama of a file could not be drawn');
    const panoramas = file?.panoramas ?? [];
    for (const each of listPanoramaFiles(panoramas))
      await storage.putFile(panoramaKey(sha256, recipe, each), `${folder}/${each}`);
    await keepPanorama(ctx, due, recipe, panoramas[0]);
    await removePanoramas(storage, sha256, recipe);
  });
}

/**
 * Draws the panoramas of environments that aren't drawn yet, or were drawn with an older recipe version.
 * @param recipe tests use another version
 */
export async function drawPanoramas(ctx: Context, recipe = PANORAMA_RECIPE): Promise<void> {
  const categoryId = await findCategoryIdByKey(ctx.db, PANORAMA_CATEGORY);
  if (categoryId === undefined) return;
  await readEach(ctx, {
    findDue: () => readDueMaps(ctx.db, categoryId, recipe, BATCH),
    read: (file) => drawFile(ctx, file, recipe),
    keepNone: (file) => keepPanorama(ctx, file, recipe, undefined),
  });
}
