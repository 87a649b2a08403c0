import { isId } from '../../../../../platform/database/id.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { readUsedFile, type UsedFile } from '../../store/parts/used-file.ts';

/** Finds a file of a content with the variants that contain it. */
export const findUsedFile = async (db: Database, contentId: string, fileId: string): Promise<UsedFile | undefined> =>
  isId(contentId) && isId(fileId) ? readUsedFile(db, contentId, fileId) : undefined;
