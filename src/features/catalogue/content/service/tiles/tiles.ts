import type { Database } from '../../../../../platform/database/pool.ts';
import { readTiles } from '../../store/tiles/tiles.ts';
import { isOfCategory } from '../place-contents.ts';

export type TileRow = Awaited<ReturnType<typeof readTiles>>[number];

/** Lists the tiles of a pattern or texture; none for a work of another category. */
export const findTiles = async (db: Database, contentId: string): Promise<readonly TileRow[]> =>
  (await isOfCategory(db, contentId, 'patterns')) ? readTiles(db, contentId) : [];
