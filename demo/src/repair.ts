import { type Context, inTransaction } from '../../src/platform/context.ts';
import { DEMO_FILES_VERSION } from '../../src/start/demo-fill.ts';
import { buildAll } from './build.ts';
import { computeEditorialWeights } from './editorial-order.ts';
import { type FillState, readFillState, writeFillState } from './fill-state.ts';
import { repairContributors } from './repair-contributors.ts';
import { rewriteContent } from './rewrite-content.ts';
import type { DemoCatalogue } from './types.ts';
import { writeWhileBuilding } from './write-while-building.ts';

interface RepairOptions {
  /** The whole catalogue, as it is made now. */
  readonly catalogue: DemoCatalogue;
  readonly stopped: AbortSignal;
}

/** Contents that are being rewritten while the next ones are made. */
const MAX_WRITES = 2;

export const needsRepair = (state: FillState): boolean =>
  state.state !== 'declined' && (state.files ?? 1) < DEMO_FILES_VERSION;

/** Those of the catalogue's contents that were filled in, but for those that were deleted since: they stay so. */
async function findFilled(ctx: Context, state: FillState, { contents }: DemoCatalogue) {
  const rows = await ctx.db
    .selectFrom('content')
    .select('id')
    .where('id', 'in', Object.values(state.contents))
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  return contents.filter(({ key }) => present.has(state.contents[key] ?? ''));
}

/**
 * Makes what an older version filled in the same as a fresh fill of this one: files, pictures, texts, order and
 * contributors. Stopped before the end, it begins again at the next start.
 * @returns how many contents were rewritten
 */
export async function repairCatalogue(
  ctx: Context,
  state: FillState,
  { catalogue, stopped }: RepairOptions,
): Promise<number> {
  await repairContributors(ctx, state, catalogue.contributors);
  const weights = computeEditorialWeights(catalogue.contents);
  const filled = Object.keys(state.contents).length === 0 ? [] : await findFilled(ctx, state, catalogue);
  let rewritten = 0;
  await writeWhileBuilding(buildAll(filled, { stopped }), MAX_WRITES, async (built) => {
    const id = state.contents[built.key] ?? '';
    if (await rewriteContent(ctx, { id, built, editorialWeight: weights.get(built.key) ?? 0 })) rewritten += 1;
  });
  if (stopped.aborted) return rewritten;
  await inTransaction(ctx, async (own) => {
    const now = (await readFillState(own.db)) ?? state;
    await writeFillState(own.db, { ...now, files: DEMO_FILES_VERSION });
  });
  return rewritten;
}
