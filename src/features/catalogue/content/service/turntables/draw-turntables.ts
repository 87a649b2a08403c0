import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import {
  listTurntableFiles,
  TURNTABLE_RECIPE,
  type Turntable,
} from '../../../../../platform/media/turntable/turntable.ts';
import { originalKey, turntableFolder, turntableKey } from '../../../../../platform/storage/storage.ts';
import { type DueFile, modelParts } from '../../store/parts/due-files.ts';
import { setTurntable } from '../../store/turntables/turntables.ts';
import { readDueParts, removeStoredParts } from '../parts/read-parts.ts';

const keepTurntable = (ctx: Context, { id }: DueFile, recipe: number, found: Turntable | undefined): Promise<void> =>
  inTransaction(ctx, ({ tx }) => setTurntable(tx, id, recipe, found));

async function drawFile(ctx: Context, due: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = due;
  const { storage, config, log } = ctx.platform;
  const stored = { key: originalKey(sha256), name, turntable: true, watermark: config.ARBOR_NAME };
  await readStoredFile(ctx.platform, stored, async ({ file, refusal }, folder) => {
    if (file === null) log.warn({ sha256, code: refusal.code }, 'the turntable of a file could not be drawn');
    const turntables = file?.turntables ?? [];
    for (const each of listTurntableFiles(turntables))
      await storage.putFile(turntableKey(sha256, recipe, each), `${folder}/${each}`);
    await keepTurntable(ctx, due, recipe, turntables[0]);
    await removeStoredParts(storage, turntableFolder(sha256), recipe);
  });
}

/**
 * Draws the turntables of 3D models that aren't drawn yet, or were drawn with an older recipe version.
 * @param recipe tests use another version
 */
export const drawTurntables = (ctx: Context, recipe = TURNTABLE_RECIPE): Promise<void> =>
  readDueParts(ctx, {
    parts: modelParts,
    recipe,
    read: (file) => drawFile(ctx, file, recipe),
    keepNone: (file) => keepTurntable(ctx, file, recipe, undefined),
  });
