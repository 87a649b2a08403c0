import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compileOnce, compilePerShape } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Listing } from '../../../../platform/database/schema.ts';
import type { ListingPage, Sort } from '../rules/cursor.ts';
import { isMatch, type Matching, matchesQuery } from './match.ts';
import { inOrder, isAfter, orderValue, toOrder } from './order.ts';

/** A row of a list with the data of its cursor; `card` is serialized JSON. */
export interface ListingRow extends Pick<Selectable<Listing>, 'content_id' | 'card'> {
  readonly tier: number;
  readonly value: number;
  /** Total number of matches, if all of them were fetched. */
  readonly matches?: number;
}

const firstTier = sql<number>`0`.as('tier');

/** Selects the listing, or a category's part of it, after the page's position and in its order, which an index has. */
function selectInOrder(db: Database, { sort, after }: ListingPage, categoryKey: string | undefined) {
  const order = toOrder(sort);
  let query = db.selectFrom('listing');
  if (categoryKey !== undefined) query = query.where('category_key', '=', categoryKey);
  if (after !== undefined) query = query.where(isAfter(order, after));
  return query.orderBy(inOrder(order));
}

/**
 * Finds one of the few statements that read pages: by sort order, of everything or a category, first or later page.
 */
const findPageQuery = compilePerShape((sort: Sort, isWhole: boolean, isFirst: boolean) =>
  compileOnce((db: Database, categoryKey: string, term: string, value: number, id: string, limit: number) => {
    const page = { sort, limit, after: isFirst ? undefined : { tier: 0, value, id } };
    return selectInOrder(db, page, isWhole ? undefined : categoryKey)
      .select((eb) => [
        'content_id',
        'card',
        firstTier,
        orderValue(toOrder(sort)).as('value'),
        eb.selectFrom('term_count').select('n').where('scope', '=', '*').where('term', '=', term).as('total'),
      ])
      .limit(limit);
  }),
);

/** Reads a page of everything or of a category, with the total; the cost doesn't depend on the page or the total. */
export async function readPage(
  db: Database,
  { sort, limit, after }: ListingPage,
  categoryKey: string | undefined,
): Promise<(ListingRow & { readonly total: number | null })[]> {
  const isWhole = categoryKey === undefined;
  const isFirst = after === undefined;
  const query = findPageQuery(sort, isWhole, isFirst);
  return query(db, categoryKey ?? '', isWhole ? '*' : `c:${categoryKey}`, after?.value ?? 0, after?.id ?? '', limit);
}

const selectScanned = (
  db: Database,
  page: ListingPage,
  matching: Matching,
  { categoryKey, depth }: { readonly categoryKey: string | undefined; readonly depth: number },
) =>
  db
    .selectFrom(selectInOrder(db, page, categoryKey).selectAll().limit(depth).as('scanned'))
    .select(['content_id', 'card', firstTier, orderValue(toOrder(page.sort)).as('value')])
    // `coalesce` prevents the planner from using the index on `terms`.
    .where(sql<boolean>`coalesce(${isMatch(matching)}, false)`)
    .limit(page.limit);

/** Statements of first pages without a price range, which the home page and works' pages read. */
const findFirstScan = compilePerShape((sort: Sort, isWhole: boolean) =>
  compileOnce((db: Database, query: string, categoryKey: string, depth: number, limit: number) =>
    selectScanned(
      db,
      { sort, limit, after: undefined },
      { query, price: undefined },
      { categoryKey: isWhole ? undefined : categoryKey, depth },
    ),
  ),
);

/**
 * Reads at most `depth` rows along the sort's index and keeps those that match; undefined if they don't fill the page.
 */
export async function scanIndex(
  db: Database,
  page: ListingPage,
  matching: Matching,
  categoryKey: string | undefined,
  depth: number,
): Promise<ListingRow[] | undefined> {
  const { query, price } = matching;
  const rows =
    page.after === undefined && price === undefined && query !== ''
      ? await findFirstScan(page.sort, categoryKey === undefined)(db, query, categoryKey ?? '', depth, page.limit)
      : await selectScanned(db, page, matching, { categoryKey, depth }).execute();
  return rows.length === page.limit ? rows : undefined;
}

/** Conditions of tiers. A row belongs to the tier of the first condition that it matches, or else to the last tier. */
export interface Tiers {
  readonly conditions: readonly { readonly tier: number; readonly query: string }[];
  readonly last: number;
}

function toTier({ conditions, last }: Tiers): RawBuilder<number> {
  if (conditions.length === 0) return sql<number>`${sql.lit(last)}`;
  const cases = conditions.map(({ tier, query }) => sql`when ${matchesQuery(query)} then ${sql.lit(tier)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(last)} end`;
}

const oneTier: Tiers = { conditions: [], last: 0 };

function selectSorted(db: Database, page: ListingPage, matching: Matching, tiers: Tiers) {
  const order = toOrder(page.sort);
  const { after } = page;
  const later = after === undefined ? sql<boolean>`true` : isAfter(order, after);
  const isLater =
    after !== undefined && tiers.last > 0
      ? sql<boolean>`(tier > ${after.tier} or (tier = ${after.tier} and ${later}))`
      : later;
  return db
    .with(
      (cte) => cte('matched').materialized(),
      (cte) =>
        cte
          .selectFrom('listing')
          .select(['content_id', 'popularity', 'published_at', 'min_price', toTier(tiers).as('tier')])
          .where(isMatch(matching)),
    )
    .with('page', (cte) =>
      cte.selectFrom('matched').selectAll().where(isLater).orderBy('tier').orderBy(inOrder(order)).limit(page.limit),
    )
    .selectFrom('page')
    .innerJoin(db.selectFrom('listing').select(['content_id as id', 'card']).as('cards'), 'cards.id', 'page.content_id')
    .select(['content_id', 'card', 'tier', orderValue(order).as('value')])
    .select(sql<number>`(select count(*) from matched)`.as('matches'))
    .orderBy('tier')
    .orderBy(inOrder(order));
}

/** Statements of first pages without tiers and price range, by the number of their conditions. */
const findFirstSorted = compilePerShape((sort: Sort, _conditions: number) =>
  compileOnce((db: Database, limit: number, query: string, ...more: string[]) =>
    selectSorted(db, { sort, limit, after: undefined }, { query, more, price: undefined }, oneTier),
  ),
);

/** Fetches all matches by the index on `terms` and sorts them, by tier first. It suits searches with few matches. */
export async function fetchAndSort(
  db: Database,
  page: ListingPage,
  matching: Matching,
  tiers = oneTier,
): Promise<ListingRow[]> {
  const { query, more = [], price } = matching;
  if (page.after === undefined && price === undefined && tiers === oneTier && ![query, ...more].includes(''))
    return findFirstSorted(page.sort, more.length)(db, page.limit, query, ...more);
  return selectSorted(db, page, matching, tiers).execute();
}

/** Counts the matches, up to `max` + 1. */
export async function countMatches(db: Database, matching: Matching, max: number): Promise<number> {
  const { n } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('listing')
        .select(sql`1`.as('one'))
        .where(isMatch(matching))
        .limit(max + 1)
        .as('matched'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

const selectCounts = compileOnce((db: Database, scope: string, terms: readonly string[]) =>
  db
    .selectFrom('term_count')
    .select(['term', 'n'])
    .where('scope', '=', scope)
    .where('term', '=', sql<string>`any(${terms}::text[])`),
);

/** Reads counts of terms within a scope (`*` or `c:<category>`); the term `*` is the scope's size. */
export async function readCounts(db: Database, scope: string, terms: readonly string[]): Promise<Map<string, number>> {
  const rows = await selectCounts(db, scope, [...terms, '*']);
  return new Map(rows.map((row) => [row.term, row.n]));
}
