import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { registerMemory } from '../../../../platform/process-memory.ts';
import type { MadeSearch } from '../../catalogue/service/deps.ts';
import { countKeywords } from '../../catalogue/service/keywords.ts';
import { toSearchKey } from '../rules/search-key.ts';
import { countSearch, isSearched } from '../store/search-counts.ts';
import { insertSearch } from '../store/searches.ts';

/** Maximum number of new keys that are counted per network, day and process. */
const MAX_NEW_KEYS = 50;
/** Maximum number of networks in memory; then all counters are reset. */
const MAX_NETWORKS = 20_000;

let day = '';
const newKeys = new Map<string, number>();
registerMemory(() => newKeys.clear());

function mayBringNewKey(ctx: Context, network: string): boolean {
  const today = ctx.now.toISOString().slice(0, 10);
  if (today !== day || newKeys.size >= MAX_NETWORKS) newKeys.clear();
  day = today;
  const brought = newKeys.get(network) ?? 0;
  newKeys.set(network, brought + 1);
  return brought < MAX_NEW_KEYS;
}

/**
 * Counts a search, and once a day that this searcher looked for a keyword. Searches by bots don't count, and the same
 * search of one network counts once in some minutes. The key is stored without data about the searcher.
 */
export function recordSearch(ctx: Context, request: RequestScope, { query, found, isNarrowed }: MadeSearch): void {
  const key = toSearchKey(query);
  if (key === undefined || request.method === 'HEAD' || request.isCrawler()) return;
  const isFound = found > 0;
  if (!isFound && isNarrowed) return;
  const searcher = request.hashNetwork(`search for ${key}`);
  ctx.platform.backgroundWrites.enqueue(`search|${searcher}`, async (db) => {
    const isKeyword = isFound && (await countKeywords(db, [key])).has(key);
    const isCounted = isKeyword || (await isSearched(db, key)) || mayBringNewKey(ctx, request.network);
    if (!isCounted) return;
    await inTransaction({ ...ctx, db }, async ({ tx }) => {
      await countSearch(tx, key, isFound, isNarrowed ? null : found);
      if (isKeyword) await insertSearch(tx, key, searcher);
    });
  });
}
