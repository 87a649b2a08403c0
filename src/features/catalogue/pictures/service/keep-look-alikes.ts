import { type Context, inTransaction } from '../../../../platform/context.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { askForLookAlikes, readDueLookAlikes, setLookAlikes } from '../store/look-alikes.ts';
import { findLookAlikes } from './find-look-alikes.ts';

/** Time limit of a run; the next run continues. */
const RUN_MS = 20_000;
const BATCH = 50;
/** Maximum age of stored results. They are recomputed weekly, because works are added and removed. */
const AGE_MS = 7 * 24 * 3600 * 1000;
/**
 * Number of similar works whose results are recomputed early after a new work was added, so that it appears in them.
 */
const MAX_TOLD = 12;

/** Stores the similar works of each public work, so that its page reads one row. */
export async function keepLookAlikes(ctx: Context): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    const before = new Date(ctx.now.getTime() - AGE_MS);
    const due = await readDueLookAlikes(ctx.db, { recipe: RECIPE, before, limit: BATCH });
    for (const { content_id: id, is_first: isFirst } of due) {
      if (Date.now() > until) return;
      const found = await findLookAlikes(ctx.db, id);
      await inTransaction(ctx, async ({ tx }) => {
        await setLookAlikes(tx, id, found, ctx.now);
        if (isFirst) await askForLookAlikes(tx, found.slice(0, MAX_TOLD));
      });
    }
    if (due.length < BATCH) return;
  }
}
