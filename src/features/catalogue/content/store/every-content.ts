import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage } from '../../../../platform/database/sorting.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import { firstPreview } from './reviewed.ts';

export interface EveryFilter {
  readonly status?: ContentStatus | undefined;
  readonly categoryId?: string | undefined;
  readonly contributorId?: string | undefined;
  /** `none`: no variant has a price. */
  readonly price?: 'free' | 'paid' | 'none' | undefined;
  readonly ai?: boolean | undefined;
  readonly search?: EverySearch | undefined;
}

export interface SoughtWord {
  /** LIKE patterns for the trigram index. The title has to match at least one. */
  readonly likes: readonly string[];
  /**
   * Regular expression that matches whole words only. It is applied after the index search, because the planner
   * estimates it badly.
   */
  readonly pattern: string | undefined;
}

/** Search in all contents. A content matches if one of the criteria matches. */
export interface EverySearch {
  readonly id: string | undefined;
  /** Words that the title has to contain, in lower case. */
  readonly words: readonly SoughtWord[];
  readonly keywords: readonly string[];
  readonly contributorIds: readonly string[];
}

/** Sort orders, which match the indexes `content_updated`, `content_by_title` and `content_status`. */
export const everySorting = createSorting({
  created: { kind: 'id' },
  updated: { kind: 'time', by: sql`updated_at` },
  work: { kind: 'text', by: sql`lower(left(title, 40))` },
  status: { kind: 'text', by: sql`status` },
});

export type EverySort = EveryPage['sort'];
type EveryPage = SortedPage<'created' | 'updated' | 'work' | 'status'>;

/**
 * Limits joined tables to rows after the cursor, too; otherwise page 40,000 would read the rows of all pages before it.
 */
const boundOf = ({ sort, after }: EveryPage): RawBuilder<boolean> => {
  if (after === undefined || (sort !== 'created' && sort !== '-created')) return sql`true`;
  return sort === '-created' ? sql`content_id < ${after.id}` : sql`content_id > ${after.id}`;
};

const conditionsOf = (
  { status, categoryId, contributorId, price, ai }: EveryFilter,
  bound: RawBuilder<boolean>,
): RawBuilder<boolean>[] => {
  const all: RawBuilder<boolean>[] = [];
  if (status !== undefined) all.push(sql`status = ${status}`);
  if (categoryId !== undefined) all.push(sql`category_id = ${categoryId}`);
  if (contributorId !== undefined) all.push(sql`contributor_id = ${contributorId}`);
  // These conditions match the indexes `content_ai`, `variant_free`, `variant_paid` and `variant_priced`.
  if (ai !== undefined) all.push(ai ? sql`ai` : sql`not ai`);
  if (price === 'free') all.push(sql`id in (select content_id from variant where price = 0 and ${bound})`);
  if (price === 'paid') all.push(sql`id in (select content_id from variant where price > 0 and ${bound})`);
  if (price === 'none')
    all.push(sql`not exists (select from variant where content_id = content.id and price is not null and ${bound})`);
  return all;
};

/**
 * Matches one word with separate LIKE conditions, because PostgreSQL would compare an array of patterns with every
 * title.
 */
function hasWord({ likes, pattern }: SoughtWord): RawBuilder<boolean> {
  const any = sql.join(
    likes.map((like) => sql`lower(title) like ${like}`),
    sql` or `,
  );
  return pattern === undefined ? sql`(${any})` : sql`((${any}) and lower(title) ~ ${pattern})`;
}

/**
 * Lists one condition per source of matches. Each source is read in sort order by its own index, so that no source
 * slows down the others.
 */
function sourcesOf(search: EverySearch | undefined, bound: RawBuilder<boolean>): RawBuilder<boolean>[] {
  if (search === undefined) return [sql`true`];
  const { id, words, keywords, contributorIds } = search;
  const sources: RawBuilder<boolean>[] = [
    sql`(${sql.join(words.map(hasWord), sql` and `)})`,
    sql`id in (select content_id from content_keyword where keyword = any(${keywords}::text[]) and ${bound})`,
  ];
  if (contributorIds.length > 0) sources.push(sql`contributor_id = any(${contributorIds}::uuid[])`);
  if (id !== undefined) sources.push(sql`id = ${id}`);
  return sources;
}

/** Selects the identifiers of a page, reading at most one page from each source. */
function selectEvery(filter: EveryFilter, page: EveryPage): RawBuilder<{ id: string }> {
  const bound = boundOf(page);
  const conditions = [...conditionsOf(filter, bound), everySorting.beyond(page)];
  const parts = sourcesOf(filter.search, bound).map(
    (source) => sql`(
      select id from content where ${sql.join([source, ...conditions], sql` and `)}
      order by ${everySorting.order(page.sort)} limit ${page.limit})`,
  );
  return sql`${sql.join(parts, sql` union `)}`;
}

/** Reads a page of contents of any status. */
export async function readEvery(
  db: Database,
  filter: EveryFilter,
  page: EveryPage,
): Promise<{ id: string; sorted_by: string | number }[]> {
  const { rows } = await sql<{ id: string; sorted_by: string | number }>`
    select id, ${everySorting.value(page.sort)} as sorted_by from content where id in (${selectEvery(filter, page)})
    order by ${everySorting.order(page.sort)} limit ${page.limit}`.execute(db);
  return rows;
}

/** Counts contents, at most up to `max`. */
export async function countEvery(db: Database, filter: EveryFilter, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${selectEvery(filter, { sort: '-created', after: undefined, limit: max })}) counted`.execute(
    db,
  );
  return Math.min(max, rows[0]?.n ?? 0);
}

/** Reads contents of any status whose title equals `exact` in lower case or matches all patterns, newest first. */
export const readTitled = (db: Database, { exact, patterns }: TitleSearch, limit: number) =>
  db
    .selectFrom('content')
    .select(['id', 'title', 'contributor_id'])
    .where('revision_of', 'is', null)
    .$if(exact !== undefined, (query) => query.where(sql`lower(title)`, '=', exact))
    .$call((query) => patterns.reduce((all, pattern) => all.where(sql`lower(title)`, 'like', pattern), query))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

interface TitleSearch {
  readonly exact?: string;
  readonly patterns: readonly string[];
}

const prices = (fold: 'min' | 'max') =>
  sql<number | null>`(select ${sql.raw(fold)}(price) from variant where content_id = content.id)`;

/** Reads the data of contents for admins' lists, in no particular order. */
export async function readEveryRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select([
      'id',
      'title',
      'status',
      'ai',
      'category_id',
      'contributor_id',
      'revision_of',
      'created_at',
      'updated_at',
      'published_at',
      'unpublished_code',
      'unpublished_reason',
      prices('min').as('min_price'),
      prices('max').as('max_price'),
      firstPreview.as('preview'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type EveryRow = Awaited<ReturnType<typeof readEveryRows>>[number];
