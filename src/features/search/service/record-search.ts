import { type Context, inTransaction } from '../../../platform/context.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { countKeywords } from '../../catalogue/service/keywords.ts';
import { normalizeKeyword } from '../rules/suggestions.ts';
import { insertSearch } from '../store/searches.ts';

const MAX_KEYWORD_LENGTH = 60;

/** Counts that somebody searched for a keyword, once a day; what is no keyword of the catalogue is not stored. */
export function recordSearch(ctx: Context, request: RequestScope, query: string): void {
  const keyword = normalizeKeyword(query);
  if (keyword === '' || keyword.length > MAX_KEYWORD_LENGTH) return;
  const searcher = request.hashNetwork(`search for ${keyword}`);
  ctx.platform.backgroundWrites.enqueue(`search|${searcher}`, async (db) => {
    const counts = await countKeywords(db, [keyword]);
    if (counts.has(keyword)) await inTransaction({ ...ctx, db }, ({ tx }) => insertSearch(tx, keyword, searcher));
  });
}
