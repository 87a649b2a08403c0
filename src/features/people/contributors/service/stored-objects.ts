import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readContributorIds } from '../store/references.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readContributorIds(ctx.db, ids.filter(isId)));

/** Pictures of people, under their identifiers. */
export const contributorsStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
