import type { Database } from '../../../../../platform/database/pool.ts';
import { FACES_RECIPE } from '../../../../../platform/media/faces/font-face.ts';
import { findCategoryKey } from '../../../categories/service/categories.ts';
import { readCategoryId, readFaces } from '../../store/fonts/faces.ts';
import { hasDueFonts } from '../../store/fonts/read-fonts.ts';

export type FontFaceRow = Awaited<ReturnType<typeof readFaces>>[number];

async function isFontWork(db: Database, contentId: string): Promise<boolean> {
  const categoryId = await readCategoryId(db, contentId);
  return categoryId !== null && (await findCategoryKey(db, categoryId)) === 'fonts';
}

/** Lists the faces of a font work; none for a work of another category, whose archives may hold fonts of others. */
export const findFaces = async (db: Database, contentId: string): Promise<readonly FontFaceRow[]> =>
  (await isFontWork(db, contentId)) ? readFaces(db, contentId) : [];

/** Whether fonts of a font work wait to be read. */
export const areFacesDue = async (db: Database, contentId: string): Promise<boolean> =>
  (await isFontWork(db, contentId)) && hasDueFonts(db, contentId, FACES_RECIPE);
