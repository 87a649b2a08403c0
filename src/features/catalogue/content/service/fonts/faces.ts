import type { Database } from '../../../../../platform/database/pool.ts';
import { FACES_RECIPE } from '../../../../../platform/media/faces/font-face.ts';
import { readFaces } from '../../store/fonts/faces.ts';
import { fontParts, hasDueFiles } from '../../store/parts/due-files.ts';
import { isOfCategory } from '../place-contents.ts';

export type FontFaceRow = Awaited<ReturnType<typeof readFaces>>[number];

/** Lists the faces of a font work; none for a work of another category, whose archives may hold fonts of others. */
export const findFaces = async (db: Database, contentId: string): Promise<readonly FontFaceRow[]> =>
  (await isOfCategory(db, contentId, 'fonts')) ? readFaces(db, contentId) : [];

/** Whether fonts of a font work wait to be read. */
export const areFacesDue = async (db: Database, contentId: string): Promise<boolean> =>
  (await isOfCategory(db, contentId, 'fonts')) && hasDueFiles(db, fontParts, contentId, FACES_RECIPE);
