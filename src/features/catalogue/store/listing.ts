import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { Position, Sort } from '../rules/cursor.ts';
import { type PriceRange, pricedWithin } from './price.ts';

/** A row of the listing with what a cursor needs. `card` is stored as it is sent. */
export interface ListingRow {
  readonly content_id: string;
  readonly tier: number;
  readonly value: number;
  readonly card: unknown;
}

type Order = Exclude<Sort, 'relevance'>;

const columns: Record<Order, { value: RawBuilder<unknown>; key: RawBuilder<unknown>; descending: boolean }> = {
  popular: { value: sql`popularity`, key: sql`popularity`, descending: true },
  newest: { value: sql`(extract(epoch from published_at) * 1000)::bigint`, key: sql`published_at`, descending: true },
  'price-asc': { value: sql`min_price`, key: sql`min_price`, descending: false },
  'price-desc': { value: sql`min_price`, key: sql`min_price`, descending: true },
};

const toOrder = (sort: Sort): Order => (sort === 'relevance' ? 'popular' : sort);

function parseBound(order: Order, value: number): RawBuilder<unknown> {
  return order === 'newest' ? sql`to_timestamp(${value}::float8 / 1000)` : sql`${value}::bigint`;
}

/** Rows after a position, in the order of the sort. */
function after(order: Order, position: Position | undefined): RawBuilder<unknown> {
  if (position === undefined) return sql`true`;
  const { key, descending } = columns[order];
  const bound = parseBound(order, position.value);
  return sql`(${key}, content_id) ${descending ? sql`<` : sql`>`} (${bound}, ${position.id}::uuid)`;
}

function inOrder(order: Order): RawBuilder<unknown> {
  const { key, descending } = columns[order];
  return descending ? sql`${key} desc, content_id desc` : sql`${key}, content_id`;
}

export interface PageOf {
  readonly sort: Sort;
  readonly limit: number;
  readonly after: Position | undefined;
}

/**
 * A whole sort index, or one category's part of it, with the total: costs the same at any depth and size.
 */
export async function readPage(
  db: Database,
  page: PageOf,
  categoryKey: string | undefined,
): Promise<{ rows: ListingRow[]; total: number }> {
  const order = toOrder(page.sort);
  const within =
    categoryKey === undefined ? sql`true` : sql`category_id = (select id from category where key = ${categoryKey})`;
  const { rows } = await sql<ListingRow & { total: number }>`
    select content_id, 0 as tier, ${columns[order].value} as value, card,
      (select n from term_count where scope = '*' and term = ${categoryKey === undefined ? '*' : `c:${categoryKey}`}) as total from listing
    where ${within} and ${after(order, page.after)} order by ${inOrder(order)} limit ${page.limit}`.execute(db);
  // Past the end no row says the total; the first one does.
  if (rows.length === 0 && page.after !== undefined)
    return { rows, total: (await readPage(db, { ...page, after: undefined, limit: 1 }, categoryKey)).total };
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface Matching {
  readonly query: string;
  readonly price: PriceRange | undefined;
  /** Keeps the walk inside one category's part of the index; the query asks for it too. */
  readonly categoryKey: string | undefined;
}

/** Asked nothing, everything matches: an empty tsquery would match nothing. */
const matches = (query: string): RawBuilder<unknown> => (query === '' ? sql`true` : sql`terms @@ ${query}::tsquery`);

/**
 * Walks the sort's index and keeps what matches, `depth` rows at most; undefined where that wasn't enough to know the
 * page. `coalesce` keeps the planner from gathering instead.
 */
export async function scanIndex(
  db: Database,
  page: PageOf,
  matching: Matching,
  depth: number,
): Promise<ListingRow[] | undefined> {
  const order = toOrder(page.sort);
  const within =
    matching.categoryKey === undefined
      ? sql`true`
      : sql`category_id = (select id from category where key = ${matching.categoryKey})`;
  const { rows } = await sql<ListingRow>`
    select content_id, 0 as tier, ${columns[order].value} as value, card from (
      select * from listing where ${within} and ${after(order, page.after)} order by ${inOrder(order)} limit ${depth}
    ) walked
    where coalesce(${matches(matching.query)}, false) and ${pricedWithin(matching.price)} limit ${page.limit}`.execute(
    db,
  );
  return rows.length === page.limit ? rows : undefined;
}

/** The first of these queries that a row matches is its tier; a row that matches none comes last. */
function toTier(tiers: readonly string[]): RawBuilder<number> {
  if (tiers.length === 0) return sql<number>`0`;
  const cases = tiers.map((query, tier) => sql`when terms @@ ${query}::tsquery then ${sql.lit(tier)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(tiers.length)} end`;
}

/** Gathers every match through the one index and sorts them, by tier first: for few matches. */
export async function fetchAndSort(
  db: Database,
  page: PageOf,
  matching: Matching,
  tiers: readonly string[],
): Promise<ListingRow[]> {
  const order = toOrder(page.sort);
  const start = page.after;
  const later =
    start === undefined
      ? sql`true`
      : page.sort === 'relevance'
        ? sql`(tier > ${start.tier} or (tier = ${start.tier} and ${after(order, start)}))`
        : after(order, start);
  const { rows } = await sql<ListingRow>`
    with matched as materialized (
      select content_id, popularity, published_at, min_price, ${toTier(tiers)} as tier from listing
      where ${matches(matching.query)} and ${pricedWithin(matching.price)}
    ), page as (
      select * from matched where ${later} order by tier, ${inOrder(order)} limit ${page.limit}
    )
    select page.content_id, tier, ${columns[order].value} as value, card
    from (select content_id, tier, popularity, published_at, min_price from page) page
    join (select content_id, card from listing) cards using (content_id) order by tier, ${inOrder(order)}`.execute(db);
  return rows;
}

/** How many match, counted to `most` + 1 and no further. */
export async function countMatches(db: Database, matching: Matching, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from listing where ${matches(matching.query)} and ${pricedWithin(matching.price)} limit ${max + 1}
    ) matched`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts of terms within a scope (`*` or `c:<category>`); `*` is the scope's own size. */
export async function readCounts(db: Database, scope: string, terms: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('term_count')
    .select(['term', 'n'])
    .where('scope', '=', scope)
    .where('term', '=', sql<string>`any(${[...terms, '*']}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.term, row.n]));
}
