import { type Context, inTransaction } from '../../../../platform/context.ts';
import { findCentres, findNearestCentres, splitCodes } from '../../../../platform/media/embedding/centres.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import {
  type Cell,
  countPictures,
  moveToCells,
  readCells,
  readCodesAfter,
  readSample,
  setCells,
} from '../store/cells.ts';

/** Below this number of pictures, there are no cells and queries compare all pictures. */
const MIN_PICTURES = 5000;
const MAX_CELLS = 4096;
/** Number of sampled pictures per cell from which the centres are computed. */
const SAMPLE_PER_CELL = 40;
const BATCH = 2000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Moves every picture to its nearest cell. Pictures added meanwhile are in the right cell already. */
async function movePictures(ctx: Context, cells: readonly Cell[]): Promise<void> {
  const centres = cells.map(({ centre }) => centre);
  for (let after = NO_ID; ; ) {
    const rows = await readCodesAfter(ctx.db, after, RECIPE, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const nearest = await findNearestCentres(
      rows.map(({ code }) => code),
      centres,
    );
    const moved = rows.flatMap(({ id, cell }, at) => {
      const to = cells[nearest[at] ?? 0]?.cell ?? 0;
      return to === cell ? [] : [{ id, cell: to }];
    });
    if (moved.length > 0) await inTransaction(ctx, ({ tx }) => moveToCells(tx, moved));
  }
}

/**
 * Clusters pictures into cells if there are many, so that queries read only a few cells. The number of cells is the
 * square root of the number of pictures; they are recomputed once that has grown by half.
 */
export async function sortIntoCells(ctx: Context, minPictures = MIN_PICTURES): Promise<void> {
  const count = await countPictures(ctx.db, RECIPE);
  const wanted = Math.min(MAX_CELLS, Math.round(Math.sqrt(count)));
  const { length } = await readCells(ctx.db, RECIPE);
  if (count < minPictures || length * 1.5 > wanted) return;
  const sample = splitCodes(await readSample(ctx.db, RECIPE, wanted * SAMPLE_PER_CELL));
  const cells = (await findCentres(sample, wanted)).map((centre, at) => ({ cell: at + 1, centre }));
  // Until all pictures are moved, queries may miss some results; they never return wrong ones.
  await inTransaction(ctx, ({ tx }) => setCells(tx, RECIPE, cells));
  await movePictures(ctx, cells);
}
