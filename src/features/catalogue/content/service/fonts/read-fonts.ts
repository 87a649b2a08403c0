import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { FACES_RECIPE, type FontFace, nameFace } from '../../../../../platform/media/faces/font-face.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { MissingObjectError } from '../../../../../platform/storage/errors.ts';
import { faceFolder, faceKey, originalKey, type Storage } from '../../../../../platform/storage/storage.ts';
import { isFilling } from '../../../catalogue/service/fill-progress.ts';
import { isRefusedData, readDueFonts, readSampled, setFaces, skipArchives } from '../../store/fonts/read-fonts.ts';
import { settlePreviewsJob } from '../previews.ts';

const BATCH = 20;
const SKIPPED_AT_ONCE = 1000;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

interface DueFont {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
}

/** Removes the stored faces of a file, except those of a recipe version. */
export async function removeFaces(storage: Storage, sha256: string, kept?: number): Promise<void> {
  for await (const { key } of storage.list(faceFolder(sha256)))
    if (Number(key.split('/').at(-1)?.split('.')[0]) !== kept) await storage.remove(key);
}

/** Stores the result. Works whose previews still have a public font sample lose it. */
async function keepFaces(ctx: Context, { id }: DueFont, recipe: number, faces: readonly FontFace[]): Promise<void> {
  const sampled = await readSampled(ctx.db, id);
  await inTransaction(ctx, async ({ tx, platform }) => {
    await setFaces(tx, id, recipe, faces);
    for (const contentId of sampled) await platform.jobs.enqueue(tx, settlePreviewsJob, { contentId, removed: [] });
  });
}

async function readFont(ctx: Context, font: DueFont, recipe: number): Promise<void> {
  const { sha256, name } = font;
  const { storage, log } = ctx.platform;
  await readStoredFile(ctx.platform, { key: originalKey(sha256), name, faces: true }, async (outcome, folder) => {
    if (outcome.file === null)
      log.warn({ sha256, code: outcome.refusal.code }, 'the faces of a font could not be read');
    const faces = outcome.file?.faces ?? [];
    for (const at of faces.keys()) await storage.putFile(faceKey(sha256, recipe, at), `${folder}/${nameFace(at)}`);
    await keepFaces(ctx, font, recipe, faces);
    await removeFaces(storage, sha256, recipe);
  });
}

/**
 * Reads fonts that aren't read yet, or were read with an older recipe version. It pauses while the demo catalogue is
 * being filled, which needs all CPU time.
 * @param recipe tests use another version
 */
export async function readFonts(ctx: Context, recipe = FACES_RECIPE): Promise<void> {
  const { log } = ctx.platform;
  const until = Date.now() + RUN_MS;
  await inTransaction(ctx, ({ tx }) => skipArchives(tx, recipe, SKIPPED_AT_ONCE));
  while (!(await isFilling(ctx.db))) {
    const due = await readDueFonts(ctx.db, recipe, BATCH);
    for (const font of due) {
      if (Date.now() > until) return;
      await readFont(ctx, font, recipe).catch((error: unknown) => {
        // A missing object needs no log entry here, because the nightly file check logs it.
        if (isRefusedData(error)) log.error({ err: error, sha256: font.sha256 }, 'faces could not be stored');
        else if (!(error instanceof MissingObjectError)) throw error;
        return keepFaces(ctx, font, recipe, []);
      });
    }
    if (due.length < BATCH) return;
  }
}
