import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { nameMarkedTile, nameTile, TILES_RECIPE } from '../../../../../platform/media/tiles/tile.ts';
import {
  markedTileKey,
  originalKey,
  type Storage,
  tileFolder,
  tileKey,
} from '../../../../../platform/storage/storage.ts';
import { readDuePatterns, setTiles } from '../../store/tiles/tiles.ts';
import { readEach, removeStoredParts } from '../parts/read-parts.ts';

const BATCH = 20;

type DuePattern = Awaited<ReturnType<typeof readDuePatterns>>[number];

/** Removes the stored tiles of a file, except those of a recipe version. */
export const removeTiles = (storage: Storage, sha256: string, kept?: number): Promise<void> =>
  removeStoredParts(storage, tileFolder(sha256), kept);

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
 * Reads the files of patterns and textures that aren't read yet, or were read with an older recipe version.
 * @param recipe tests use another version
 */
export const readPatterns = (ctx: Context, recipe = TILES_RECIPE): Promise<void> =>
  readEach(ctx, {
    findDue: () => readDuePatterns(ctx.db, recipe, BATCH),
    read: (pattern) => readPattern(ctx, pattern, recipe),
    keepNone: ({ id }) => inTransaction(ctx, ({ tx }) => setTiles(tx, id, recipe, [])),
  });
