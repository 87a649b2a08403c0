import { type Context, inTransaction } from '../../../../platform/context.ts';
import { embedPicture, type PictureVector } from '../../../../platform/media/embedding/embed-picture.ts';
import { PICTURE_WIDTH, RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { PictureError } from '../../../../platform/media/picture-process.ts';
import { isFilling } from '../../catalogue/service/fill-progress.ts';
import { readPreviewPicture } from '../../content/service/previews.ts';
import { askForLookAlikes } from '../store/look-alikes.ts';
import { readDue, setPicture } from '../store/pictures.ts';
import { chooseCell } from './nearest.ts';

/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;
const BATCH = 20;

/**
 * Computes the vector of a picture; undefined if the picture can't be read. The failure is logged, and the picture
 * isn't retried before the next recipe version.
 */
async function embed(ctx: Context, previewId: string, bytes: Uint8Array): Promise<PictureVector | undefined> {
  try {
    return await embedPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.warn({ previewId, reason: error.message }, 'a preview could not be compared with others');
    return undefined;
  }
}

/** Stores the vector of a preview, whose files never change. It does nothing if the preview is removed meanwhile. */
async function embedPreview(ctx: Context, previewId: string): Promise<void> {
  const bytes = await readPreviewPicture(ctx, previewId, PICTURE_WIDTH);
  const vector = bytes === undefined ? undefined : await embed(ctx, previewId, bytes);
  const kept =
    vector === undefined
      ? undefined
      : { ...vector, mature: Math.round(vector.mature * 1000), cell: await chooseCell(ctx.db, vector.code) };
  await inTransaction(ctx, async ({ tx }) => {
    const work = await setPicture(tx, previewId, RECIPE, kept);
    // Look-alikes compare first pictures.
    if (work?.is_first === true) await askForLookAlikes(tx, [work.content_id]);
  });
}

/**
 * Processes previews without a current vector, one after the other, in a process of low priority. It pauses while the
 * demo catalogue is being filled, which needs all CPU time.
 */
export async function embedPreviews(ctx: Context): Promise<void> {
  const until = Date.now() + RUN_MS;
  while (!(await isFilling(ctx.db))) {
    const due = await readDue(ctx.db, RECIPE, BATCH);
    for (const previewId of due) {
      if (Date.now() > until) return;
      await embedPreview(ctx, previewId);
    }
    if (due.length < BATCH) return;
  }
}
