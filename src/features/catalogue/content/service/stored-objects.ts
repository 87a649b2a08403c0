import { isId } from '../../../../platform/database/id.ts';
import type { StoredObjects } from '../../../../platform/storage/sweep.ts';
import { readHashes, readPreviewIds } from '../store/stored-files.ts';
import { removeOrphanedOriginal } from './delete-files.ts';

const findPreviews: StoredObjects['findKnown'] = async (ctx, ids) =>
  new Set(await readPreviewIds(ctx.db, ids.filter(isId)));

export const contentStoredObjects: readonly StoredObjects[] = [
  {
    area: 'originals',
    findKnown: async (ctx, ids) => new Set(await readHashes(ctx.db, ids)),
    remove: removeOrphanedOriginal,
  },
  { area: 'inside', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'tiles', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'faces', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'sounds', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'motion', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'documents', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'panoramas', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'turntables', findKnown: async (ctx, hashes) => new Set(await readHashes(ctx.db, hashes)) },
  { area: 'previews', findKnown: findPreviews },
  { area: 'drafts', findKnown: findPreviews },
];
