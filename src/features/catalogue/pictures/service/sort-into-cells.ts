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

/** Fewer pictures than this are compared one by one, all of them. */
const MIN_PICTURES = 5000;
const MAX_CELLS = 4096;
/** Pictures that the centres are found with, for each cell. */
const SAMPLE_PER_CELL = 40;
const BATCH = 2000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Puts every picture into the cell that it is nearest to. Those that were made since then found theirs by themselves. */
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
 * Sorts pictures into cells where there are many, so that a look-up reads a few of them: as many cells as the root of the
 * number of pictures, found anew once that has grown by half.
 */
export async function sortIntoCells(ctx: Context, minPictures = MIN_PICTURES): Promise<void> {
  const count = await countPictures(ctx.db, RECIPE);
  const wanted = Math.min(MAX_CELLS, Math.round(Math.sqrt(count)));
  const { length } = await readCells(ctx.db, RECIPE);
  if (count < minPictures || length * 1.5 > wanted) return;
  const sample = splitCodes(await readSample(ctx.db, RECIPE, wanted * SAMPLE_PER_CELL));
  const cells = (await findCentres(sample, wanted)).map((centre, at) => ({ cell: at + 1, centre }));
  // Cells overlap in time: a look-up between the two finds less for a moment, never anything wrong.
  await inTransaction(ctx, ({ tx }) => setCells(tx, RECIPE, cells));
  await movePictures(ctx, cells);
}
