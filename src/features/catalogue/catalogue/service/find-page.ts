import type { ListingPage } from '../rules/cursor.ts';
import {
  type Conditions,
  type Counts,
  canMatch,
  countTiers,
  estimateRows,
  type Ranking,
  type SearchQuery,
  shouldScanIndex,
  tierConditionQuery,
  tierConditions,
  tierQuery,
  toTierTerms,
  toWholeTerms,
  wholeConditions,
  wholeQuery,
} from '../rules/plan.ts';
import { fetchAndSort, type ListingRow, scanIndex } from '../store/listing.ts';
import type { TimedRead } from '../store/time-limit.ts';

/** Maximum number of rows that a scan reads; after that, all matches are fetched and sorted instead. */
const MAX_SCAN_DEPTH = 20_000;

export interface CountedSearch {
  readonly search: SearchQuery;
  /** Counts of all terms of the search. */
  readonly counts: Counts;
  /** Limits a scan to a category's part of the index. The search contains the category as a term, too. */
  readonly categoryKey: string | undefined;
}

/** Number of rows in the scanned index: those of the category, or all. */
const countScannable = ({ counts, categoryKey }: CountedSearch): number =>
  counts.get(categoryKey === undefined ? '*' : `c:${categoryKey}`) ?? 0;

/**
 * Estimates the matches of a tier. Price ranges have no counts and are ignored; at worst, a scan then gives up early.
 */
function estimateTierRows({ search, counts }: CountedSearch, ranking: Ranking, tier: number): number {
  const estimate = (at: number): number => estimateRows(toTierTerms(search, ranking, at), counts);
  return tier === 0 ? estimate(0) : Math.max(0, estimate(tier) - estimate(tier - 1));
}

const estimateAllRows = ({ search, counts }: CountedSearch): number => estimateRows(toWholeTerms(search), counts);

async function runQuery(
  read: TimedRead,
  page: ListingPage,
  counted: CountedSearch,
  // A scan tests each row by one tsquery; a fetch finds rows in the index by several.
  query: string,
  conditions: Conditions,
  estimatedRows: number,
): Promise<ListingRow[]> {
  const { price } = counted.search;
  if (shouldScanIndex(estimatedRows, countScannable(counted), page.limit)) {
    const rows = await read((db) => scanIndex(db, page, { query, price }, counted.categoryKey, MAX_SCAN_DEPTH));
    if (rows !== undefined) return rows;
  }
  return read((db) => fetchAndSort(db, page, { ...conditions, price }));
}

/** Number of matches from which the first tiers are searched alone, if they fill the page. */
const MANY = 1000;

function isFilledEarly(counted: CountedSearch, ranking: Ranking, limit: number): boolean {
  const { search, counts } = counted;
  const early = Math.min(2, countTiers(search, ranking) - 2);
  if (early < 0 || estimateAllRows(counted) < MANY) return false;
  return estimateRows(toTierTerms(search, ranking, early), counts) >= 2 * limit;
}

/** Reads each tier by popularity, the next one only if the page isn't full yet. */
async function findByTier(
  read: TimedRead,
  page: ListingPage,
  counted: CountedSearch,
  ranking: Ranking,
): Promise<ListingRow[]> {
  const { search } = counted;
  const last = countTiers(search, ranking) - 1;
  const isFew = !shouldScanIndex(estimateAllRows(counted), countScannable(counted), page.limit);
  if (isFew && !isFilledEarly(counted, ranking, page.limit)) {
    const conditions = Array.from({ length: last }, (_, tier) => tier)
      .filter((tier) => canMatch(search, counted.counts, ranking, tier))
      .map((tier) => ({ tier, query: tierConditionQuery(search, ranking, tier) }));
    const matching = { ...wholeConditions(search), price: search.price };
    return read((db) => fetchAndSort(db, page, matching, { conditions, last }));
  }
  const found: ListingRow[] = [];
  for (let tier = page.after?.tier ?? 0; tier <= last && found.length < page.limit; tier += 1) {
    if (!canMatch(search, counted.counts, ranking, tier)) continue;
    const after = tier === page.after?.tier ? page.after : undefined;
    const rows = await runQuery(
      read,
      { sort: 'popular', limit: page.limit - found.length, after },
      counted,
      tierQuery(search, tier, ranking),
      tierConditions(search, tier, ranking),
      estimateTierRows(counted, ranking, tier),
    );
    found.push(...rows.map(({ content_id, card, value }) => ({ content_id, card, value, tier })));
  }
  return found;
}

/** Returns the ranking if the sort order needs tiers and the search has words or colours. */
function findRanking({ sort }: ListingPage, { stems, colors }: SearchQuery): Ranking | undefined {
  if (sort === 'relevance' && stems.length > 0) return 'words';
  return sort === 'color' && colors.length > 0 ? 'colors' : undefined;
}

/**
 * Finds the rows of a page in the way that is cheaper for these terms: scanning the sort's index, or fetching all
 * matches.
 */
export async function findPage(read: TimedRead, page: ListingPage, counted: CountedSearch): Promise<ListingRow[]> {
  const ranking = findRanking(page, counted.search);
  if (ranking !== undefined) return findByTier(read, page, counted, ranking);
  return runQuery(
    read,
    page,
    counted,
    wholeQuery(counted.search),
    wholeConditions(counted.search),
    estimateAllRows(counted),
  );
}
