import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { cutPage, MAX_TOTAL, parsePage, serializePage, toTotal } from '../../../../platform/pagination.ts';
import { registerMemory } from '../../../../platform/process-memory.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import type { Understood } from '../contract/understood.ts';
import { isReplaceable } from '../rules/alternatives.ts';
import { cursors, type ListingPage, type Sort } from '../rules/cursor.ts';
import {
  type Counts,
  findCountedTerm,
  findLeastTotal,
  listTerms,
  type SearchQuery,
  toLeftOutSearch,
  wholeConditions,
  wholeQuery,
} from '../rules/plan.ts';
import { countMatches, type ListingRow, readCounts, readPage } from '../store/listing.ts';
import type { Matching } from '../store/match.ts';
import { readMemberPage } from '../store/members.ts';
import { readWithin } from '../store/time-limit.ts';
import type { CatalogueDeps } from './deps.ts';
import { type ParsedFilters, parseFilters } from './filters.ts';
import { type CountedSearch, findPage } from './find-page.ts';
import { readInShare, requireInTime } from './in-share.ts';
import { readLeftOutTerms } from './left-out.ts';
import { findClose } from './reading/close.ts';
import { understandSearch } from './reading/understand.ts';

type List = typeof catalogueContract.all;
type Query = InputOf<List>['query'];
type Total = ReturnType<typeof toTotal>;
type LeftOut = NonNullable<OutputOf<List>['leftOut']>;

/** Share of a search's time limit for counting the total; if it is exceeded, the page says "at least". */
const TOTAL_SHARE = 0.25;
interface Found extends Total {
  readonly leftOut?: LeftOut | null;
  readonly correctedQuery?: string | null;
  readonly understood?: readonly Understood[];
  /** Partial matches, which follow the rows that match the whole search. */
  readonly close?: readonly ListingRow[];
}

function serializeListing(
  page: ListingPage,
  read: readonly ListingRow[],
  { leftOut = null, correctedQuery = null, understood = [], close = [], ...total }: Found,
): SerializedJson {
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ tier, value, content_id: id }) => ({ tier, value, id }));
  return serializePage(
    [...rows, ...close].map((row) => row.card),
    { nextCursor, ...total, correctedQuery, understood, exact: rows.length, leftOut },
  );
}

const parseListingPage = (ctx: Context, query: Query, defaultSort: Sort): ListingPage =>
  parsePage(ctx, cursors, { sort: query.sort ?? defaultSort, limit: query.limit, cursor: query.cursor });

/** Reads the stored number of matches; undefined if they have to be counted. */
async function readStoredTotal(
  ctx: Context,
  search: SearchQuery,
  counts: Counts,
  categoryKey: string | undefined,
): Promise<number | undefined> {
  const term = findCountedTerm(search);
  if (term !== undefined) return counts.get(term) ?? 0;
  if (categoryKey === undefined) return undefined;
  const within = findCountedTerm({ ...search, all: search.all.filter((each) => each !== `c:${categoryKey}`) });
  // Within a category, only filter choices have stored counts: no words, keywords, contributors or colour cells.
  if (within === undefined || !/^[a-z]{1,2}:/.test(within) || /^[wux]:/.test(within)) return undefined;
  return (await readCounts(ctx.db, `c:${categoryKey}`, [within])).get(within) ?? 0;
}

/** Number of matches; null if counting took too long. */
type Counted = number | null;

const LIFETIME_MS = 60_000;
const MAX_KEPT = 5000;
/** Minimum total to cache. Smaller totals are cheap to count, and a change of one is noticeable. */
const MIN_KEPT = 1000;

const kept = new Map<string, { readonly until: number; readonly total: Counted }>();
registerMemory(() => kept.clear());

const toKey = (matching: Matching): string => JSON.stringify(matching);

/** Finds a large total that was counted in the last minute, because searches for frequent words are often repeated. */
function findKeptTotal(matching: Matching): Counted | undefined {
  const found = kept.get(toKey(matching));
  return found !== undefined && found.until > Date.now() ? found.total : undefined;
}

function keepTotal(matching: Matching, total: Counted): void {
  if (total !== null && total < MIN_KEPT) return;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(toKey(matching), { until: Date.now() + LIFETIME_MS, total });
}

/** Counts the matches; undefined if that takes too long. */
async function countAll(
  ctx: Context,
  network: string,
  { search, counts, categoryKey }: CountedSearch,
): Promise<Total | undefined> {
  const stored = await readStoredTotal(ctx, search, counts, categoryKey);
  if (stored !== undefined) return toTotal(stored);
  const least = findLeastTotal(search, counts);
  if (least > MAX_TOTAL) return toTotal(least);
  const matching = { ...wholeConditions(search), price: search.price };
  const kept = findKeptTotal(matching);
  if (kept !== undefined) return kept === null ? undefined : toTotal(kept);
  const total = await readInShare(ctx, network, TOTAL_SHARE, (within) =>
    within((db) => countMatches(db, matching, MAX_TOTAL)),
  );
  keepTotal(matching, total ?? null);
  return total === undefined ? undefined : toTotal(total);
}

/**
 * Returns the total, from the page if it fetched all matches, or else by counting. If counting takes too long, the
 * number of rows that were read is a lower bound.
 */
async function countTotal(
  ctx: Context,
  network: string,
  page: ListingPage,
  counted: CountedSearch,
  rows: readonly ListingRow[],
): Promise<Total> {
  const matches = page.after === undefined && rows.length < page.limit ? rows.length : rows[0]?.matches;
  if (matches !== undefined && findCountedTerm(counted.search) === undefined) return toTotal(matches);
  return (await countAll(ctx, network, counted)) ?? { total: rows.length, totalIsMore: true };
}

/**
 * Counts the matches that the caller excludes; null without exclusions. If counting takes too long, 0 is the lower
 * bound.
 */
async function countLeftOut(ctx: Context, network: string, counted: CountedSearch): Promise<LeftOut | null> {
  if (counted.search.leftOut.length === 0) return null;
  const search = toLeftOutSearch(counted.search);
  const counts = await readCounts(ctx.db, '*', listTerms(search));
  const { total, totalIsMore } = (await countAll(ctx, network, { ...counted, search, counts })) ?? {
    total: 0,
    totalIsMore: true,
  };
  return { count: total, isMore: totalIsMore };
}

/**
 * Whether a search is answered by an index, because it has a single condition. Others may take long in a large
 * catalogue.
 */
const isQuick = (
  { stems, alternatives, all, any, uncounted, none, leftOut, colors, price }: SearchQuery,
  { after }: ListingPage,
): boolean =>
  // A word and its alternatives are one condition.
  stems.filter((_, at) => !isReplaceable(alternatives, at)).length + alternatives.length + all.length + any.length ===
    1 &&
  uncounted.length + none.length + leftOut.length + colors.length === 0 &&
  price === undefined &&
  after === undefined;

/** Finds a page within the time limit. @throws Problem `unavailable` if it takes too long */
async function findInTime(
  ctx: Context,
  network: string,
  page: ListingPage,
  counted: CountedSearch,
): Promise<ListingRow[]> {
  if (isQuick(counted.search, page)) return findPage((read) => read(ctx.db), page, counted);
  return requireInTime(ctx, await readInShare(ctx, network, 1, (read) => findPage(read, page, counted)));
}

/** `GET /content/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listContent(
  ctx: Context,
  { query }: InputOf<List>,
  request: RequestScope,
  deps: CatalogueDeps,
): Promise<SerializedJson> {
  const { network } = request;
  const leftOut = await readLeftOutTerms(ctx, request, query.personal);
  const parsed = await parseFilters(ctx.db, query, leftOut);
  if (query.collection !== undefined && query.collection !== '')
    return listCollection(ctx, network, { query, parsed }, deps);
  const { words, categoryKey } = parsed;
  const page = parseListingPage(ctx, query, toDefaultSort(parsed));
  if (isUnfiltered(parsed)) return listCategory(ctx, page, categoryKey);
  const read = await understandSearch(ctx, network, words, parsed.search, deps.readSynonyms, parsed.asTyped);
  const { search, counts, query: corrected } = read;
  const counted = { search, counts, categoryKey };
  const rows = await findInTime(ctx, network, page, counted);
  const total = await countTotal(ctx, network, page, counted, rows);
  if (words.length > 0 && page.after === undefined)
    deps.recordSearch(ctx, request, {
      query: corrected ?? query.q ?? '',
      found: total.total,
      isNarrowed: isNarrowed(search),
    });
  const left = await countLeftOut(ctx, network, counted);
  const close =
    parsed.asTyped === 'all'
      ? undefined
      : await findClose(ctx, network, page, { counted, apart: read.apart, broader: read.broader, words, exact: rows });
  const lost = new Set(close?.understood.map(({ typed }) => typed));
  const understood = [...read.understood.filter(({ typed }) => !lost.has(typed)), ...(close?.understood ?? [])];
  return serializeListing(page, rows, {
    ...total,
    leftOut: left,
    correctedQuery: corrected,
    understood,
    close: close?.rows ?? [],
  });
}

const toDefaultSort = ({ words, search }: ParsedFilters): Sort =>
  words.length > 0 ? 'relevance' : search.colors.length > 0 ? 'color' : 'popular';

/** Whether the search has filters or exclusions. */
const isNarrowed = ({ all, any, uncounted, none, leftOut, colors, price }: SearchQuery): boolean =>
  [all, any, uncounted, none, leftOut, colors].some((terms) => terms.length > 0) || price !== undefined;

/** Whether the search has no filter except a category. */
const isUnfiltered = ({ search, categoryKey }: ParsedFilters): boolean =>
  search.stems.length === 0 &&
  search.all.length === (categoryKey === undefined ? 0 : 1) &&
  !isNarrowed({ ...search, all: [] });

async function listCategory(ctx: Context, page: ListingPage, categoryKey: string | undefined): Promise<SerializedJson> {
  const rows = await readPage(ctx.db, page, categoryKey);
  if (rows.length > 0 || page.after === undefined) return serializeListing(page, rows, toTotal(rows[0]?.total ?? 0));
  // A page after the last row has no row that contains the total.
  const term = categoryKey === undefined ? '*' : `c:${categoryKey}`;
  const counts = await readCounts(ctx.db, '*', [term]);
  return serializeListing(page, rows, toTotal(counts.get(term) ?? 0));
}

/**
 * Lists a collection. Collections are small and have their own order, which replaces relevance.
 * @throws Problem `unavailable` if it takes too long
 */
async function listCollection(
  ctx: Context,
  network: string,
  { query, parsed }: { readonly query: Query; readonly parsed: ParsedFilters },
  { readCollectionItems, readSynonyms }: CatalogueDeps,
): Promise<SerializedJson> {
  const page = parseListingPage(ctx, query, 'relevance');
  const {
    search,
    query: corrected,
    understood,
  } = await understandSearch(ctx, network, parsed.words, parsed.search, readSynonyms, parsed.asTyped);
  const ids = await readCollectionItems(ctx.db, query.collection ?? '');
  const members = ids.map((id, position) => ({ id, position }));
  const matching = { query: wholeQuery(search), price: search.price };
  const sort = page.sort === 'relevance' || page.sort === 'color' ? 'position-asc' : page.sort;
  const wanted = { ...page, sort } as const;
  const { rows, counts } = requireInTime(
    ctx,
    await readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (within) =>
      within((db) => readMemberPage(db, members, matching, wanted)),
    ),
  );
  const countMembers = async (left: SearchQuery): Promise<number> => {
    const besides = { query: wholeQuery(left), price: left.price };
    return (await readMemberPage(ctx.db, members, besides, { ...wanted, limit: 1 })).counts.total;
  };
  const leftOut =
    search.leftOut.length === 0 ? null : { count: await countMembers(toLeftOutSearch(search)), isMore: false };
  const read = rows.map((row) => ({ ...row, tier: 0, value: Number(row.value) }));
  return serializeListing(page, read, { ...toTotal(counts.total), leftOut, correctedQuery: corrected, understood });
}
