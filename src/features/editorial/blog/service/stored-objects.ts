import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readImageIds } from '../store/images.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) => new Set(await readImageIds(ctx.db, ids.filter(isId)));

/** Stored pictures, which belong to the site as long as their post exists. */
export const blogStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
