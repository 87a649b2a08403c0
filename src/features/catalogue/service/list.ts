import type { Context } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { invalidCursor } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { recordSearch } from '../../categories/service.ts';
import type { contentContract } from '../../content/contract.ts';
import { decodeCursor, encodeCursor, type Position, type Sort } from '../rules/cursor.ts';
import { type Counts, findCountedTerm, type SearchQuery, tierPrefix, wholeQuery } from '../rules/plan.ts';
import { readCollectionPage } from '../store/collection.ts';
import { countMatches, type ListingRow, type PageOf, readCounts, readPage } from '../store/listing.ts';
import { type ParsedFilters, parseFilters } from './filters.ts';
import { findPage } from './find-page.ts';
import { type Corrected, correctSpelling } from './spelling.ts';

type List = typeof contentContract.all;
type Answer = OutputOf<List>;

const EXACT_TO = 10_000;

function answerOf(rows: readonly ListingRow[], page: PageOf, total: number, correctedQuery: string | null): Answer {
  const last = rows.at(-1);
  const nextCursor =
    rows.length < page.limit || last === undefined || (page.after === undefined && total === rows.length)
      ? null
      : encodeCursor({ sort: page.sort, tier: last.tier, value: last.value, id: last.content_id });
  // The contract's schema checks and trims each card on the way out.
  const items = rows.map((row) => row.card) as Answer['items'];
  return { items, nextCursor, total: Math.min(total, EXACT_TO), totalIsMore: total > EXACT_TO, correctedQuery };
}

const everyTerm = (search: SearchQuery): string[] => [
  ...tierPrefix.flatMap((prefix) => search.stems.map((stem) => `${prefix}${stem}`)),
  ...search.all,
  ...search.any.flat(),
];

async function countTotal(
  ctx: Context,
  search: SearchQuery,
  counts: Counts,
  categoryKey: string | undefined,
): Promise<number> {
  const term = findCountedTerm(search);
  if (term !== undefined) return counts.get(term) ?? 0;
  if (categoryKey !== undefined) {
    const within = findCountedTerm({ ...search, all: search.all.filter((each) => each !== `c:${categoryKey}`) });
    // Only choices are counted within a category, neither words nor keywords nor people.
    if (within !== undefined && /^[a-z]{1,2}:/.test(within) && !/^[wu]:/.test(within)) {
      return (await readCounts(ctx.db, `c:${categoryKey}`, [within])).get(within) ?? 0;
    }
  }
  return countMatches(ctx.db, { query: wholeQuery(search), price: search.price, categoryKey }, EXACT_TO);
}

function toPage(ctx: Context, query: InputOf<List>['query'], defaultSort: Sort): PageOf {
  const sort = query.sort ?? defaultSort;
  if (query.cursor === undefined || query.cursor === '') return { sort, limit: query.limit, after: undefined };
  const after: Position | undefined = decodeCursor(query.cursor, sort);
  if (after === undefined) throw invalidCursor(ctx.locale);
  return { sort, limit: query.limit, after };
}

/** What is searched for, words nobody uses replaced, with the counts of all its terms. */
async function correctSearch(
  ctx: Context,
  words: readonly string[],
  search: SearchQuery,
): Promise<Corrected & { counts: Counts }> {
  const counts = await readCounts(ctx.db, '*', everyTerm(search));
  const corrected = await correctSpelling(ctx.db, words, search, counts);
  if (corrected.query === null) return { ...corrected, counts };
  return { ...corrected, counts: await readCounts(ctx.db, '*', everyTerm(corrected.search)) };
}

/** `GET /content/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listContent(ctx: Context, { query }: InputOf<List>, request: RequestScope): Promise<Answer> {
  const parsed = await parseFilters(ctx.db, query);
  if (query.collection !== undefined && query.collection !== '') return listCollection(ctx, query, parsed);
  const { words, categoryKey } = parsed;
  const page = toPage(ctx, query, words.length > 0 ? 'relevance' : 'popular');
  if (isUnfiltered(parsed)) {
    const { rows, total } = await readPage(ctx.db, page, categoryKey);
    return answerOf(rows, page, total, null);
  }
  const { search, counts, query: corrected } = await correctSearch(ctx, words, parsed.search);
  const rows = await findPage(ctx.db, page, { search, counts, categoryKey });
  const total = await countTotal(ctx, search, counts, categoryKey);
  if (words.length > 0 && page.after === undefined && rows.length > 0)
    recordSearch(ctx, request, corrected ?? query.q ?? '');
  return answerOf(rows, page, total, corrected);
}

/** Asks for nothing, or only for a category. */
function isUnfiltered({ search, categoryKey }: ParsedFilters): boolean {
  const narrowed = search.stems.length + search.any.length + search.none.length > 0 || search.price !== undefined;
  return !narrowed && search.all.length === (categoryKey === undefined ? 0 : 1);
}

/** A collection is small and has an order of its own: read whole, filtered, cut into pages. */
async function listCollection(ctx: Context, query: InputOf<List>['query'], parsed: ParsedFilters): Promise<Answer> {
  const page = toPage(ctx, query, 'relevance');
  const { search, query: corrected } = await correctSearch(ctx, parsed.words, parsed.search);
  const { rows, total } = await readCollectionPage(ctx.db, query.collection ?? '', page, {
    query: wholeQuery(search),
    price: search.price,
    categoryKey: undefined,
  });
  return answerOf(rows, page, total, corrected);
}
