import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { nameMarkedTile, nameTile, TILES_RECIPE } from '../../../../../platform/media/tiles/tile.ts';
import { MissingObjectError } from '../../../../../platform/storage/errors.ts';
import {
  markedTileKey,
  originalKey,
  type Storage,
  tileFolder,
  tileKey,
} from '../../../../../platform/storage/storage.ts';
import { isFilling } from '../../../catalogue/service/fill-progress.ts';
import { readDuePatterns, setTiles } from '../../store/tiles/tiles.ts';

const BATCH = 20;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

type DuePattern = Awaited<ReturnType<typeof readDuePatterns>>[number];

/** Removes the stored tiles of a file, except those of a recipe version. */
export async function removeTiles(storage: Storage, sha256: string, kept?: number): Promise<void> {
  for await (const { key } of storage.list(tileFolder(sha256)))
    if (Number(key.split('/').at(-1)?.split('.')[0]) !== kept) await storage.remove(key);
}

async function readPattern(ctx: Context, { id, sha256, name }: DuePattern, recipe: number): Promise<void> {
  const { storage, config, log } = ctx.platform;
  const stored = { key: originalKey(sha256), name, tiles: true, watermark: config.ARBOR_NAME };
  await readStoredFile(ctx.platform, stored, async ({ file, refusal }, folder) => {
    if (file === null) log.warn({ sha256, code: refusal.code }, 'the tiles of a pattern could not be read');
    const tiles = file?.tiles ?? [];
    for (const at of tiles.keys()) {
      await storage.putFile(tileKey(sha256, recipe, at), `${folder}/${nameTile(at)}`);
      await storage.putFile(markedTileKey(sha256, recipe, at), `${folder}/${nameMarkedTile(at)}`);
    }
    await inTransaction(ctx, ({ tx }) => setTiles(tx, id, recipe, tiles));
    await removeTiles(storage, sha256, recipe);
  });
}

/**
 * Reads the files of patterns and textures that aren't read yet, or were read with an older recipe version. It pauses
 * while the demo catalogue is being filled, which needs all CPU time.
 * @param recipe tests use another version
 */
export async function readPatterns(ctx: Context, recipe = TILES_RECIPE): Promise<void> {
  const until = Date.now() + RUN_MS;
  while (!(await isFilling(ctx.db))) {
    const due = await readDuePatterns(ctx.db, recipe, BATCH);
    for (const pattern of due) {
      if (Date.now() > until) return;
      await readPattern(ctx, pattern, recipe).catch((error: unknown) => {
        if (!(error instanceof MissingObjectError)) throw error;
        // A missing object needs no log entry here, because the nightly file check logs it.
        return inTransaction(ctx, ({ tx }) => setTiles(tx, pattern.id, recipe, []));
      });
    }
    if (due.length < BATCH) return;
  }
}
