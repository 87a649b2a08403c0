import type { Database } from '../../../platform/database/pool.ts';
import type { Position } from '../rules/cursor.ts';
import {
  type Counts,
  estimateRows,
  TIERS,
  tierPrefix,
  tierQuery,
  type SearchQuery,
  wholeQuery,
  shouldScanIndex,
} from '../rules/plan.ts';
import { allOf } from '../rules/terms.ts';
import { fetchAndSort, type ListingRow, type Matching, type PageOf, scanIndex } from '../store/listing.ts';

/** A walk that finds its page later than this was a wrong guess: gathering takes over. */
const MAX_SCAN_DEPTH = 20_000;

interface Search {
  readonly wish: SearchQuery;
  readonly counts: Counts;
  readonly categoryKey: string | undefined;
}

const toMatching = (search: Search, query: string): Matching => ({
  query,
  price: search.wish.price,
  categoryKey: search.categoryKey,
});

/** Rows that the walk's index holds: those of the category, or all. */
const countScannable = (search: Search): number =>
  search.counts.get(search.categoryKey === undefined ? '*' : `c:${search.categoryKey}`) ?? 0;

/** Matches of a price range aren't counted by term; taking them all makes walking stop early at worst. */
function estimateTierRows(search: Search, tier: number): number {
  const { wish, counts } = search;
  const words = (at: number): number =>
    estimateRows([...wish.stems.map((stem) => `${tierPrefix[at] ?? ''}${stem}`), ...wish.all], wish.any, counts);
  return tier === 0 ? words(0) : Math.max(0, words(tier) - words(tier - 1));
}

async function runQuery(
  db: Database,
  page: PageOf,
  search: Search,
  query: string,
  matches: number,
): Promise<ListingRow[]> {
  const matching = toMatching(search, query);
  if (shouldScanIndex(matches, countScannable(search), page.limit)) {
    const rows = await scanIndex(db, page, matching, MAX_SCAN_DEPTH);
    if (rows !== undefined) return rows;
  }
  return fetchAndSort(db, page, matching, []);
}

/** Best first: each tier in its own order, the next one only where the page isn't full yet. */
async function findByRelevance(
  db: Database,
  page: PageOf,
  search: Search,
  start: Position | undefined,
): Promise<ListingRow[]> {
  const { wish } = search;
  const whole = estimateRows([...wish.stems, ...wish.all], wish.any, search.counts);
  if (!shouldScanIndex(whole, countScannable(search), page.limit)) {
    const tiers = ['^', '+'].map((prefix) => allOf(wish.stems.map((stem) => `${prefix}${stem}`)));
    return fetchAndSort(db, page, toMatching(search, wholeQuery(wish)), tiers);
  }
  const found: ListingRow[] = [];
  for (let tier = start?.tier ?? 0; tier < TIERS && found.length < page.limit; tier += 1) {
    const after = tier === start?.tier ? start : undefined;
    const rows = await runQuery(
      db,
      { sort: 'popular', limit: page.limit - found.length, after },
      search,
      tierQuery(wish, tier),
      estimateTierRows(search, tier),
    );
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  return found;
}

/** One page of what matches, whichever way is cheaper for these words. */
export async function findPage(db: Database, page: PageOf, search: Search): Promise<ListingRow[]> {
  if (page.sort === 'relevance' && search.wish.stems.length > 0) return findByRelevance(db, page, search, page.after);
  const { wish } = search;
  return runQuery(db, page, search, wholeQuery(wish), estimateRows([...wish.stems, ...wish.all], wish.any, search.counts));
}
