import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readUploadIds } from '../store/uploads.ts';

/** Previews of unpublished works, stored under the identifiers of their uploads. */
export const uploadsStoredObjects: readonly StoredObjects[] = [
  { area: 'drafts', findKnown: async (ctx, ids) => new Set(await readUploadIds(ctx.db, ids.filter(isId))) },
];
