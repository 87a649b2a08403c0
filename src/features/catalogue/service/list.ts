import type { Context } from '../../../platform/context.ts';
import type { AnswerOf, InputOf } from '../../../platform/http/operation.ts';
import { invalidCursor } from '../../../platform/http/problem.ts';
import { recordSearch } from '../../categories/service.ts';
import type { contentContract } from '../../content/contract.ts';
import { cursorOf, type Position, positionOf, type Sort } from '../rules/cursor.ts';
import { type Counts, findCountedTerm, tierPrefix, type SearchQuery, wholeQuery } from '../rules/plan.ts';
import { readCollectionPage } from '../store/collection.ts';
import { countMatches, type ListingRow, type PageOf, readCounts, readPage } from '../store/listing.ts';
import { type ParsedFilters, parseFilters } from './filters.ts';
import { findPage } from './find-page.ts';
import { type Corrected, correctSpelling } from './spelling.ts';

type List = typeof contentContract.all;
type Answer = AnswerOf<List>;

const EXACT_TO = 10_000;

function answerOf(rows: readonly ListingRow[], page: PageOf, total: number, correctedQuery: string | null): Answer {
  const last = rows.at(-1);
  const nextCursor =
    rows.length < page.limit || last === undefined || (page.after === undefined && total === rows.length)
      ? null
      : cursorOf({ sort: page.sort, tier: last.tier, value: last.value, id: last.content_id });
  // The contract's schema checks and trims each card on the way out.
  const items = rows.map((row) => row.card) as Answer['items'];
  return { items, nextCursor, total: Math.min(total, EXACT_TO), totalIsMore: total > EXACT_TO, correctedQuery };
}

const everyTerm = (wish: SearchQuery): string[] => [
  ...tierPrefix.flatMap((prefix) => wish.stems.map((stem) => `${prefix}${stem}`)),
  ...wish.all,
  ...wish.any.flat(),
];

async function countTotal(ctx: Context, wish: SearchQuery, counts: Counts, categoryKey: string | undefined): Promise<number> {
  const term = findCountedTerm(wish);
  if (term !== undefined) return counts.get(term) ?? 0;
  if (categoryKey !== undefined) {
    const within = findCountedTerm({ ...wish, all: wish.all.filter((each) => each !== `c:${categoryKey}`) });
    // Only choices are counted within a category, neither words nor keywords nor people.
    if (within !== undefined && /^[a-z]{1,2}:/.test(within) && !/^[wu]:/.test(within)) {
      return (await readCounts(ctx.db, `c:${categoryKey}`, [within])).get(within) ?? 0;
    }
  }
  return countMatches(ctx.db, { query: wholeQuery(wish), price: wish.price, categoryKey }, EXACT_TO);
}

function pageOf(ctx: Context, query: InputOf<List>['query'], defaultSort: Sort): PageOf {
  const sort = query.sort ?? defaultSort;
  if (query.cursor === undefined || query.cursor === '') return { sort, limit: query.limit, after: undefined };
  const after: Position | undefined = positionOf(query.cursor, sort);
  if (after === undefined) throw invalidCursor(ctx.locale);
  return { sort, limit: query.limit, after };
}

/** What is searched for, words nobody uses replaced, with the counts of all its terms. */
async function correctSearch(ctx: Context, words: readonly string[], wish: SearchQuery): Promise<Corrected & { counts: Counts }> {
  const counts = await readCounts(ctx.db, '*', everyTerm(wish));
  const corrected = await correctSpelling(ctx.db, words, wish, counts);
  if (corrected.query === null) return { ...corrected, counts };
  return { ...corrected, counts: await readCounts(ctx.db, '*', everyTerm(corrected.wish)) };
}

/** `GET /content/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listContent(ctx: Context, { query }: InputOf<List>): Promise<Answer> {
  const asked = await parseFilters(ctx.db, query);
  if (query.collection !== undefined && query.collection !== '') return listCollection(ctx, query, asked);
  const { words, categoryKey } = asked;
  const page = pageOf(ctx, query, words.length > 0 ? 'relevance' : 'popular');
  if (isUnfiltered(asked)) {
    const { rows, total } = await readPage(ctx.db, page, categoryKey);
    return answerOf(rows, page, total, null);
  }
  const { wish, counts, query: corrected } = await correctSearch(ctx, words, asked.search);
  const rows = await findPage(ctx.db, page, { wish, counts, categoryKey });
  const total = await countTotal(ctx, wish, counts, categoryKey);
  if (words.length > 0 && page.after === undefined && rows.length > 0) recordSearch(ctx, corrected ?? query.q ?? '');
  return answerOf(rows, page, total, corrected);
}

/** Asks for nothing, or only for a category. */
function isUnfiltered({ search, categoryKey }: ParsedFilters): boolean {
  const narrowed = search.stems.length + search.any.length + search.none.length > 0 || search.price !== undefined;
  return !narrowed && search.all.length === (categoryKey === undefined ? 0 : 1);
}

/** A collection is small and has an order of its own: read whole, filtered, cut into pages. */
async function listCollection(ctx: Context, query: InputOf<List>['query'], asked: ParsedFilters): Promise<Answer> {
  const page = pageOf(ctx, query, 'relevance');
  const { wish, query: corrected } = await correctSearch(ctx, asked.words, asked.search);
  const { rows, total } = await readCollectionPage(ctx.db, query.collection ?? '', page, {
    query: wholeQuery(wish),
    price: wish.price,
    categoryKey: undefined,
  });
  return answerOf(rows, page, total, corrected);
}
