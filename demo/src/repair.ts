import { DEMO_FILES_VERSION } from '../../src/demo-fill.ts';
import { type Context, inTransaction } from '../../src/platform/context.ts';
import { buildVariants } from './build.ts';
import { type FillState, readFillState, writeFillState } from './fill-state.ts';
import { rewriteContent } from './rewrite-content.ts';
import { isIntact, readStoredVariants } from './stored-variants.ts';
import type { DemoContent } from './types.ts';

interface RepairOptions {
  readonly contents: readonly DemoContent[];
  readonly stopped: AbortSignal;
}

export const needsRepair = (state: FillState): boolean =>
  state.state !== 'declined' && (state.files ?? 1) < DEMO_FILES_VERSION;

/** @returns true where the content had to be rewritten */
async function repairContent(ctx: Context, content: DemoContent, id: string): Promise<boolean> {
  const stored = await readStoredVariants(ctx.db, id);
  // One that was deleted meanwhile stays so.
  if (stored.length === 0 || (await isIntact(ctx, stored, content))) return false;
  await rewriteContent(ctx, id, stored, await buildVariants(content));
  return true;
}

/**
 * Looks through the files of what an older version filled in, and rewrites the contents whose files are broken, missing
 * or made differently now. Stopped before the end, it begins again at the next start.
 * @returns how many contents were rewritten
 */
export async function repairFiles(
  ctx: Context,
  state: FillState,
  { contents, stopped }: RepairOptions,
): Promise<number> {
  let rewritten = 0;
  for (const content of contents) {
    if (stopped.aborted) return rewritten;
    const id = state.contents[content.key];
    if (id !== undefined && (await repairContent(ctx, content, id))) rewritten += 1;
  }
  await inTransaction(ctx, async (own) => {
    const now = (await readFillState(own.db)) ?? state;
    await writeFillState(own.db, { ...now, files: DEMO_FILES_VERSION });
  });
  return rewritten;
}
