import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readImageIds } from '../store/images.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) => new Set(await readImageIds(ctx.db, ids.filter(isId)));

/** Pictures are kept for as long as their post is there. */
export const blogStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
