import type { Database } from '../../../platform/database/pool.ts';
import type { Position } from '../rules/cursor.ts';
import {
  type Counts,
  estimateRows,
  type SearchQuery,
  shouldScanIndex,
  TIERS,
  tierPrefix,
  tierQuery,
  wholeQuery,
} from '../rules/plan.ts';
import { allOf } from '../rules/terms.ts';
import { fetchAndSort, type ListingRow, type Matching, type PageOf, scanIndex } from '../store/listing.ts';

/** A walk that finds its page later than this was a wrong guess: gathering takes over. */
const MAX_SCAN_DEPTH = 20_000;

interface PageRequest {
  readonly search: SearchQuery;
  readonly counts: Counts;
  readonly categoryKey: string | undefined;
}

const toMatching = (request: PageRequest, query: string): Matching => ({
  query,
  price: request.search.price,
  categoryKey: request.categoryKey,
});

/** Rows that the walk's index holds: those of the category, or all. */
const countScannable = (request: PageRequest): number =>
  request.counts.get(request.categoryKey === undefined ? '*' : `c:${request.categoryKey}`) ?? 0;

/** Matches of a price range aren't counted by term; taking them all makes walking stop early at worst. */
function estimateTierRows(request: PageRequest, tier: number): number {
  const { search, counts } = request;
  const words = (at: number): number =>
    estimateRows([...search.stems.map((stem) => `${tierPrefix[at] ?? ''}${stem}`), ...search.all], search.any, counts);
  return tier === 0 ? words(0) : Math.max(0, words(tier) - words(tier - 1));
}

async function runQuery(
  db: Database,
  page: PageOf,
  request: PageRequest,
  query: string,
  matches: number,
): Promise<ListingRow[]> {
  const matching = toMatching(request, query);
  if (shouldScanIndex(matches, countScannable(request), page.limit)) {
    const rows = await scanIndex(db, page, matching, MAX_SCAN_DEPTH);
    if (rows !== undefined) return rows;
  }
  return fetchAndSort(db, page, matching, []);
}

/** Best first: each tier in its own order, the next one only where the page isn't full yet. */
async function findByRelevance(
  db: Database,
  page: PageOf,
  request: PageRequest,
  start: Position | undefined,
): Promise<ListingRow[]> {
  const { search } = request;
  const whole = estimateRows([...search.stems, ...search.all], search.any, request.counts);
  if (!shouldScanIndex(whole, countScannable(request), page.limit)) {
    const tiers = ['^', '+'].map((prefix) => allOf(search.stems.map((stem) => `${prefix}${stem}`)));
    return fetchAndSort(db, page, toMatching(request, wholeQuery(search)), tiers);
  }
  const found: ListingRow[] = [];
  for (let tier = start?.tier ?? 0; tier < TIERS && found.length < page.limit; tier += 1) {
    const after = tier === start?.tier ? start : undefined;
    const rows = await runQuery(
      db,
      { sort: 'popular', limit: page.limit - found.length, after },
      request,
      tierQuery(search, tier),
      estimateTierRows(request, tier),
    );
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  return found;
}

/** One page of what matches, whichever way is cheaper for these words. */
export async function findPage(db: Database, page: PageOf, request: PageRequest): Promise<ListingRow[]> {
  if (page.sort === 'relevance' && request.search.stems.length > 0)
    return findByRelevance(db, page, request, page.after);
  const { search } = request;
  return runQuery(
    db,
    page,
    request,
    wholeQuery(search),
    estimateRows([...search.stems, ...search.all], search.any, request.counts),
  );
}
