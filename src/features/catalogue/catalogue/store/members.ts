import { type Expression, type Selectable, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Listing } from '../../../../platform/database/schema.ts';
import type { Preview } from '../rules/covers.ts';
import { isMatch, type Matching } from './match.ts';

/** A content that somebody chose, with its position in their order: a number, or a time in microseconds. */
export interface Member {
  readonly id: string;
  readonly position: number;
}

export type MemberSort = 'position-asc' | 'position-desc' | 'newest' | 'popular' | 'price-asc' | 'price-desc' | 'title';

const sorts: Record<
  MemberSort,
  { readonly value: Expression<unknown>; readonly type: string; readonly descending: boolean }
> = {
  'position-asc': { value: sql`position`, type: 'bigint', descending: false },
  'position-desc': { value: sql`position`, type: 'bigint', descending: true },
  newest: { value: sql`(extract(epoch from published_at) * 1000)::bigint`, type: 'bigint', descending: true },
  popular: { value: sql`popularity::bigint`, type: 'bigint', descending: true },
  'price-asc': { value: sql`min_price`, type: 'bigint', descending: false },
  'price-desc': { value: sql`min_price`, type: 'bigint', descending: true },
  title: { value: sql`lower(card::json ->> 'title')`, type: 'text', descending: false },
};

export interface MemberPage {
  readonly sort: MemberSort;
  readonly limit: number;
  readonly after: { readonly value: number | string; readonly id: string } | undefined;
}

export interface MemberRow extends Pick<Selectable<Listing>, 'content_id' | 'card'> {
  /** Sort value: a string for titles. */
  readonly value: number | string;
}

interface Counts {
  /** Number of members that are public and match. */
  readonly total: number;
  /** Number of members that are public. */
  readonly listed: number;
}

/** Reads a page of the members that match. It reads and sorts all members, so they must be few. */
export async function readMemberPage(
  db: Database,
  members: readonly Member[],
  matching: Matching,
  { sort, limit, after }: MemberPage,
): Promise<{ rows: MemberRow[]; counts: Counts }> {
  const { value, type, descending } = sorts[sort];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const isLater =
    after === undefined
      ? sql`true`
      : sql`(value, content_id) ${sql.raw(descending ? '<' : '>')} (${after.value}::${sql.raw(type)}, ${after.id}::uuid)`;
  const { rows } = await sql<Counts & { [Column in keyof MemberRow]: MemberRow[Column] | null }>`
    with member as materialized (
      select content_id, ${value} as value, ${isMatch(matching)} as matches
      from unnest(${members.map(({ id }) => id)}::uuid[], ${members.map(({ position }) => position)}::bigint[]) as chosen (id, position)
      join listing on content_id = id
    ), page as (
      select content_id, value from member where matches and ${isLater}
      order by value ${direction}, content_id ${direction} limit ${limit}
    )
    select counts.total, counts.listed, page.content_id, page.value, listing.card
    from (select count(*) filter (where matches) as total, count(*) as listed from member) counts
    left join page on true left join listing on listing.content_id = page.content_id
    order by page.value ${direction}, page.content_id ${direction}`.execute(db);
  const [first] = rows;
  return {
    // If the page has no rows, the statement returns one row with the counts alone.
    rows: rows.flatMap(({ content_id, value: of, card }) =>
      content_id === null || of === null || card === null ? [] : [{ content_id, value: of, card }],
    ),
    counts: { total: first?.total ?? 0, listed: first?.listed ?? 0 },
  };
}

/** Selects cards for a statement of another feature: columns `content_id` and `card`, JSON as text. */
export const selectCards = (db: Database, ids: readonly string[]) =>
  db.selectFrom('listing').select(['content_id', 'card']).where('content_id', '=', isOneOf(ids));

/** Reads cards by identifier, as JSON; works that aren't public are missing. */
export async function readCards(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectCards(db, ids).execute();
  return new Map(rows.map((row) => [row.content_id, row.card]));
}

/**
 * Reads small previews of works by identifier: null for a work without a picture; works that aren't public are missing.
 */
export async function findPreviews(db: Database, ids: readonly string[]): Promise<Map<string, Preview | null>> {
  const rows = await db
    .selectFrom('listing')
    .select(['content_id', sql<Preview | null>`card::json -> 'preview'`.as('preview')])
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ content_id, preview }) => [content_id, preview]));
}

const selectListed = compileOnce((db: Database, id: string) =>
  db.selectFrom('listing').select('content_id').where('content_id', '=', id),
);

export const isListed = async (db: Database, id: string): Promise<boolean> => (await selectListed(db, id)).length > 0;

/** The query of the public contents among others, for another feature's statement: rows with `id`. */
export const selectListedAmong = (db: Database, contents: Expression<{ id: string }>) =>
  db.selectFrom('listing').select('content_id as id').where('content_id', 'in', sql<string>`(${contents})`);

/**
 * Counts the public contents among those that a query selects. The query is part of the statement, so that its rows
 * don't leave the database.
 */
export async function countListed(db: Database, contents: Expression<{ content_id: string }>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${contents}) as chosen join listing using (content_id)`.execute(db);
  return rows[0]?.n ?? 0;
}
