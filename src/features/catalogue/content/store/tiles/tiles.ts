import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

/** Stored data of a tile. */
interface TileFacts {
  readonly path: string;
  readonly digest: string;
  readonly isVector: boolean;
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
  readonly markedPeriods: number;
  readonly isSeamless: boolean;
}

interface TileRow extends TileFacts {
  readonly fileId: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly position: number;
  /** Whether the tile is in an archive. */
  readonly isPacked: boolean;
  /** Variants of the content that contain the tile. */
  readonly offers: readonly Offer[];
}

/** Reads the tiles of all files of a content, in the order of its variants. */
export async function readTiles(db: Database, contentId: string): Promise<readonly TileRow[]> {
  const { rows } = await sql<TileRow>`
    select t.file_id as "fileId", f.sha256, f.tiles_recipe as recipe, t.position, t.path, t.digest, t.is_vector as "isVector",
      t.width, t.height, t.is_transparent as "isTransparent",
      t.marked_periods as "markedPeriods", t.is_seamless as "isSeamless",
      f.media_type = 'application/zip' as "isPacked", used.offers
    from (${usedFiles(contentId)}) used
    join file f on f.id = used.file_id
    join tile t on t.file_id = f.id
    order by used.place, t.position`.execute(db);
  return rows;
}

/** Finds files of works with the mock-up of a pattern that were last read for an older recipe version. */
export async function readDuePatterns(db: Database, recipe: number, limit: number) {
  const { rows } = await sql<{ id: string; sha256: string; name: string }>`
    select f.id, f.sha256, min(vf.name) as name
    from mockup m
    join variant v on v.content_id = m.content_id
    join variant_file vf on vf.variant_id = v.id
    join file f on f.id = vf.file_id
    where m.scene = 'pattern' and f.tiles_recipe < ${recipe} and f.deleting_at is null
    group by f.id order by f.id limit ${limit}`.execute(db);
  return rows;
}

/** Replaces the tiles of a file, and notes the recipe version that it was read for. */
export async function setTiles(tx: Transaction, fileId: string, recipe: number, tiles: readonly TileFacts[]) {
  await tx.deleteFrom('tile').where('file_id', '=', fileId).execute();
  const rows = tiles.map(
    ({ path, digest, isVector, width, height, isTransparent, markedPeriods, isSeamless }, position) => ({
      file_id: fileId,
      position,
      path,
      digest,
      is_vector: isVector,
      width,
      height,
      is_transparent: isTransparent,
      marked_periods: markedPeriods,
      is_seamless: isSeamless,
    }),
  );
  if (rows.length > 0) await tx.insertInto('tile').values(rows).execute();
  await tx.updateTable('file').set({ tiles_recipe: recipe }).where('id', '=', fileId).execute();
}
