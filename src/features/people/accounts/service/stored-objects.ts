import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readAccountIds } from '../store/account.ts';

const findKnown: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readAccountIds(ctx.db, ids.filter(isId)));

/** Stored profile pictures, by account id. */
export const accountsStoredObjects: readonly StoredObjects[] = [{ area: 'previews', findKnown }];
