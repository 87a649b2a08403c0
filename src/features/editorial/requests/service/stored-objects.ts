import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readPictureIds } from '../store/pictures.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readPictureIds(ctx.db, ids.filter(isId)));

/** Stored reference pictures, which belong to the site as long as their request exists. */
export const requestsStoredObjects: readonly StoredObjects[] = [{ area: 'drafts', findKnown }];
