import type { TransactionContext } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findCategoryKey } from '../../categories/service/categories.ts';
import type { PlaceContents } from '../../categories/service/contents.ts';
import {
  hasContentIn,
  moveToCategory,
  moveToSubcategory,
  readCategoryId,
  readIdsIn,
  readPublishedAmong,
  readPublishedIdsIn,
} from '../store/places.ts';
import { lockContents } from '../store/source.ts';
import { indexContent } from './index-content.ts';

/** Number of contents whose listings are updated at once. */
const CHUNK = 500;

async function indexAll(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) await indexContent(ctx, ids.slice(start, start + CHUNK));
}

/** Updates contents when their category or subcategory is changed, hidden, merged or deleted. */
export const placeContents: PlaceContents = {
  lock: async (ctx, place) => {
    await lockContents(ctx.tx, await readIdsIn(ctx.tx, place));
  },
  reindex: async (ctx, place) => indexAll(ctx, await readPublishedIdsIn(ctx.tx, place)),
  hasContent: (ctx, place) => hasContentIn(ctx.tx, place),
  move: async (ctx, from, into) => {
    // Contents published since the lock are included. No more can follow while the category is locked.
    const published = await readPublishedIdsIn(ctx.tx, from);
    await lockContents(ctx.tx, await readIdsIn(ctx.tx, from));
    if (from.level === 'category') await moveToCategory(ctx.tx, from.id, into.id);
    else await moveToSubcategory(ctx.tx, from.id, into.id);
    await indexAll(ctx, published);
  },
  findPublished: async (ctx, place, ids) => new Set(await readPublishedAmong(ctx.tx, place, ids)),
};

/** Whether a content is in the category with a key. */
export async function isOfCategory(db: Database, contentId: string, key: string): Promise<boolean> {
  const categoryId = await readCategoryId(db, contentId);
  return categoryId !== null && (await findCategoryKey(db, categoryId)) === key;
}
