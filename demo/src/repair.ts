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
  /** The whole catalogue as the current version builds it. */
  readonly catalogue: DemoCatalogue;
  readonly stopped: AbortSignal;
}

/** Maximum number of contents that are rewritten concurrently while the next ones are built. */
const MAX_WRITES = 2;

export const needsRepair = (state: FillState): boolean =>
  state.state !== 'declined' && (state.files ?? 1) < DEMO_FILES_VERSION;

/** Finds the contents of the catalogue that were added and not deleted since; deleted ones stay deleted. */
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
 * Updates a demo of an older version to the same state as a new one: files, pictures, texts, order and contributors. If
 * it is stopped, it starts over at the next start.
 * @returns number of contents that were rewritten
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
