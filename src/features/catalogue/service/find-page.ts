import type { Database } from '../../../platform/database/pool.ts';
import type { Position } from '../rules/cursor.ts';
import {
  type Counts,
  expected,
  TIERS,
  tierPrefix,
  tierQuery,
  type Wish,
  wholeQuery,
  worthWalking,
} from '../rules/plan.ts';
import { allOf } from '../rules/terms.ts';
import { gatherPage, type ListingRow, type Matching, type PageOf, walkPage } from '../store/listing.ts';

/** A walk that finds its page later than this was a wrong guess: gathering takes over. */
const DEEPEST_WALK = 20_000;

interface Search {
  readonly wish: Wish;
  readonly counts: Counts;
  readonly categoryKey: string | undefined;
}

const matchingOf = (search: Search, query: string): Matching => ({
  query,
  price: search.wish.price,
  categoryKey: search.categoryKey,
});

/** Rows that the walk's index holds: those of the category, or all. */
const walked = (search: Search): number =>
  search.counts.get(search.categoryKey === undefined ? '*' : `c:${search.categoryKey}`) ?? 0;

/** Matches of a price range aren't counted by term; taking them all makes walking stop early at worst. */
function likely(search: Search, tier: number): number {
  const { wish, counts } = search;
  const words = (at: number): number =>
    expected([...wish.stems.map((stem) => `${tierPrefix[at] ?? ''}${stem}`), ...wish.all], wish.any, counts);
  return tier === 0 ? words(0) : Math.max(0, words(tier) - words(tier - 1));
}

async function oneQuery(
  db: Database,
  page: PageOf,
  search: Search,
  query: string,
  matches: number,
): Promise<ListingRow[]> {
  const matching = matchingOf(search, query);
  if (worthWalking(matches, walked(search), page.limit)) {
    const rows = await walkPage(db, page, matching, DEEPEST_WALK);
    if (rows !== undefined) return rows;
  }
  return gatherPage(db, page, matching, []);
}

/** Best first: each tier in its own order, the next one only where the page isn't full yet. */
async function byRelevance(
  db: Database,
  page: PageOf,
  search: Search,
  start: Position | undefined,
): Promise<ListingRow[]> {
  const { wish } = search;
  const whole = expected([...wish.stems, ...wish.all], wish.any, search.counts);
  if (!worthWalking(whole, walked(search), page.limit)) {
    const tiers = ['^', '+'].map((prefix) => allOf(wish.stems.map((stem) => `${prefix}${stem}`)));
    return gatherPage(db, page, matchingOf(search, wholeQuery(wish)), tiers);
  }
  const found: ListingRow[] = [];
  for (let tier = start?.tier ?? 0; tier < TIERS && found.length < page.limit; tier += 1) {
    const after = tier === start?.tier ? start : undefined;
    const rows = await oneQuery(
      db,
      { sort: 'popular', limit: page.limit - found.length, after },
      search,
      tierQuery(wish, tier),
      likely(search, tier),
    );
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  return found;
}

/** One page of what matches, whichever way is cheaper for these words. */
export async function findPage(db: Database, page: PageOf, search: Search): Promise<ListingRow[]> {
  if (page.sort === 'relevance' && search.wish.stems.length > 0) return byRelevance(db, page, search, page.after);
  const { wish } = search;
  return oneQuery(db, page, search, wholeQuery(wish), expected([...wish.stems, ...wish.all], wish.any, search.counts));
}
