import type { Database } from '../../../../../platform/database/pool.ts';
import { findCategoryKey } from '../../../categories/service/categories.ts';
import { readCategoryId, readFaces } from '../../store/fonts/faces.ts';

export type FontFaceRow = Awaited<ReturnType<typeof readFaces>>[number];

/** Lists the faces of a font work; none for a work of another category, whose archives may hold fonts of others. */
export async function findFaces(db: Database, contentId: string): Promise<readonly FontFaceRow[]> {
  const categoryId = await readCategoryId(db, contentId);
  if (categoryId === null || (await findCategoryKey(db, categoryId)) !== 'fonts') return [];
  return readFaces(db, contentId);
}
