import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readPictureIds } from '../store/cover-pictures.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readPictureIds(ctx.db, ids.filter(isId)));

/** Stored cover pictures. They are kept as long as their category, subcategory or collection exists. */
export const categoriesStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
