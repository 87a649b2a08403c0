import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readPictureIds } from '../store/pictures.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readPictureIds(ctx.db, ids.filter(isId)));

/** Reference pictures are kept for as long as their request is there. */
export const requestsStoredObjects: readonly StoredObjects[] = [{ area: 'drafts', findKnown }];
