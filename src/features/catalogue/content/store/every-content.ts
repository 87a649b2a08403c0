import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage } from '../../../../platform/database/sorting.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import { firstPreview } from './reviewed.ts';

export interface EveryFilter {
  readonly status?: ContentStatus | undefined;
  readonly categoryId?: string | undefined;
  readonly contributorId?: string | undefined;
  /** `none`: nothing of it has a price. */
  readonly price?: 'free' | 'paid' | 'none' | undefined;
  readonly ai?: boolean | undefined;
  readonly search?: EverySearch | undefined;
}

export interface SoughtWord {
  /** LIKE patterns, which the index of trigrams finds. The title has one of them. */
  readonly likes: readonly string[];
  /** A regular expression that tells words from parts of words; the index is not asked for it, being guessed badly. */
  readonly pattern: string | undefined;
}

/** A content fits where one of these does. */
export interface EverySearch {
  readonly id: string | undefined;
  /** The title, in lower case, fits each of them. */
  readonly words: readonly SoughtWord[];
  readonly keywords: readonly string[];
  readonly contributorIds: readonly string[];
}

/** As the indexes `content_updated`, `content_by_title` and `content_status` have it. */
export const everySorting = createSorting({
  created: { kind: 'id' },
  updated: { kind: 'time', by: sql`updated_at` },
  work: { kind: 'text', by: sql`lower(left(title, 40))` },
  status: { kind: 'text', by: sql`status` },
});

export type EverySort = EveryPage['sort'];
type EveryPage = SortedPage<'created' | 'updated' | 'work' | 'status'>;

/** What is read beside the contents begins at the cursor, too: else page 40,000 reads all pages before it. */
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
  // As the indexes `content_ai`, `variant_free`, `variant_paid` and `variant_priced` have it.
  if (ai !== undefined) all.push(ai ? sql`ai` : sql`not ai`);
  if (price === 'free') all.push(sql`id in (select content_id from variant where price = 0 and ${bound})`);
  if (price === 'paid') all.push(sql`id in (select content_id from variant where price > 0 and ${bound})`);
  if (price === 'none')
    all.push(sql`not exists (select from variant where content_id = content.id and price is not null and ${bound})`);
  return all;
};

/** An array of patterns would be compared with every title. */
function hasWord({ likes, pattern }: SoughtWord): RawBuilder<boolean> {
  const any = sql.join(
    likes.map((like) => sql`lower(title) like ${like}`),
    sql` or `,
  );
  return pattern === undefined ? sql`(${any})` : sql`((${any}) and lower(title) ~ ${pattern})`;
}

/** Each is read in the list's order by an index of its own, so that none of them makes the others slow. */
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

/** The identifiers of a page, and of no more than a page from each source. */
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

/** A page of every content there is, whatever its status. */
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

/** To `max` and no further. */
export async function countEvery(db: Database, filter: EveryFilter, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${selectEvery(filter, { sort: '-created', after: undefined, limit: max })}) counted`.execute(
    db,
  );
  return Math.min(max, rows[0]?.n ?? 0);
}

/** Contents, of any status, by title: exactly this one in lower case, or one with all of these patterns. Newest first. */
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

/** What lists of every content show, in no order. */
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
