import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readContributorIds } from '../store/references.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readContributorIds(ctx.db, ids.filter(isId)));

/** Stored profile pictures, by contributor id. */
export const contributorsStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
