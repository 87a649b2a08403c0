import { type Context, inTransaction } from '../../../../platform/context.ts';
import { embedPicture, type PictureVector } from '../../../../platform/media/embedding/embed-picture.ts';
import { PICTURE_WIDTH, RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { PictureError } from '../../../../platform/media/picture-process.ts';
import { isFilling } from '../../catalogue/service/fill-progress.ts';
import { findFirstPreviewId, readFirstPicture } from '../../content/service/previews.ts';
import { askForLookAlikes } from '../store/look-alikes.ts';
import { lockPicture, readDue, setPicture } from '../store/pictures.ts';
import { chooseCell } from './nearest.ts';

/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;
const BATCH = 20;

/**
 * Computes the vector of a picture; undefined if the picture can't be read. The failure is logged, and the picture
 * isn't retried before the next recipe version.
 */
async function embed(ctx: Context, contentId: string, bytes: Uint8Array): Promise<PictureVector | undefined> {
  try {
    return await embedPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.warn({ contentId, reason: error.message }, 'a preview could not be compared with others');
    return undefined;
  }
}

/** Stores the vector of a work's first picture. If the picture changes meanwhile, the work is processed again later. */
async function embedWork(ctx: Context, contentId: string): Promise<void> {
  const first = await readFirstPicture(ctx, contentId, PICTURE_WIDTH);
  const vector = first?.bytes === undefined ? undefined : await embed(ctx, contentId, first.bytes);
  const kept =
    vector === undefined
      ? undefined
      : { ...vector, mature: Math.round(vector.mature * 1000), cell: await chooseCell(ctx.db, vector.code) };
  await inTransaction(ctx, async ({ tx }) => {
    await lockPicture(tx, contentId);
    if ((await findFirstPreviewId(tx, contentId)) !== first?.previewId) return;
    await setPicture(tx, contentId, RECIPE, kept);
    await askForLookAlikes(tx, [contentId]);
  });
}

/**
 * Processes works without a current picture vector, one after the other, in a process of low priority. It pauses while
 * the demo catalogue is being filled, which needs all CPU time.
 */
export async function embedWorks(ctx: Context): Promise<void> {
  const until = Date.now() + RUN_MS;
  while (!(await isFilling(ctx.db))) {
    const due = await readDue(ctx.db, RECIPE, BATCH);
    for (const contentId of due) {
      if (Date.now() > until) return;
      await embedWork(ctx, contentId);
    }
    if (due.length < BATCH) return;
  }
}
