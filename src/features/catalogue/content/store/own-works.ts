import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import { matchesWords } from './own-content.ts';

export interface WorkFilter {
  readonly statuses: readonly ContentStatus[];
  /** Filter by identifier. */
  readonly id: string | undefined;
  /** Regular expressions in lower case; the title or a keyword has to match each of them. */
  readonly patterns: readonly string[];
  readonly categoryId: string | undefined;
  /** Kind of the preview. */
  readonly kind: string | undefined;
  /** `none`: no variant has a price. */
  readonly price: 'free' | 'paid' | 'none' | undefined;
}

/** Position of the last row of a page: its sort key and its work. */
export interface WorkPosition {
  /** Sort key; times are microseconds since 1970. */
  readonly key: string | number;
  readonly id: string;
}

/** Sort order of a list of works. */
export interface WorkOrder {
  /** SQL expression of a work in `content`. */
  readonly key: RawBuilder<unknown>;
  readonly type: 'text' | 'bigint' | 'time';
  /** Query with at most one row per work, which `key` refers to as `sums`; its column `content_id` is a `countedId`. */
  readonly sums?: RawBuilder<unknown>;
}

export type WorkSort = 'updated' | 'title' | 'status' | 'price';

/** Identifier under which views and sales are counted: the published work of a revision, or else the work itself. */
export const countedId = sql<string>`coalesce(content.revision_of, content.id)`;

/** The lowest price of a work, or -1 if no variant has a price. */
const lowestPrice = sql<number>`coalesce((select min(price) from variant where content_id = content.id), -1)`;

export const workOrders: Readonly<Record<WorkSort, WorkOrder>> = {
  updated: { key: sql`updated_at`, type: 'time' },
  // Cursors have room for 50 characters of a title.
  title: { key: sql`left(lower(title), 50)`, type: 'text' },
  status: { key: sql`status`, type: 'text' },
  price: { key: lowestPrice, type: 'bigint' },
};

const conditionsOf = (
  contributorId: string,
  { id, patterns, categoryId, kind, price }: WorkFilter,
): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`contributor_id = ${contributorId}`];
  const hasVariant = (condition: RawBuilder<unknown>) =>
    sql`exists (select from variant where content_id = content.id and ${condition})`;
  if (id !== undefined) all.push(sql`content.id = ${id}`);
  if (patterns.length > 0) all.push(matchesWords(patterns));
  if (categoryId !== undefined) all.push(sql`category_id = ${categoryId}`);
  if (kind !== undefined) all.push(sql`exists (select from preview where content_id = content.id and kind = ${kind})`);
  if (price === 'free') all.push(hasVariant(sql`price = 0`));
  if (price === 'paid') all.push(hasVariant(sql`price > 0`));
  if (price === 'none') all.push(sql`not ${hasVariant(sql`price is not null`)}`);
  return sql.join(all, sql` and `);
};

const written = {
  text: { read: sql`key`, bind: (key: string | number) => sql`${key}::text` },
  bigint: { read: sql`key::bigint`, bind: (key: string | number) => sql`${key}::bigint` },
  time: {
    read: sql`(extract(epoch from key) * 1000000)::bigint`,
    bind: (key: string | number) => sql`timestamptz 'epoch' + ${key}::double precision * interval '1 microsecond'`,
  },
} as const;

/** Reads a page of a contributor's works. Each status is queried separately, so that an index can serve the order. */
export async function readWorkPositions(
  db: Database,
  contributorId: string,
  filter: WorkFilter,
  order: WorkOrder,
  page: { readonly isDescending: boolean; readonly after: WorkPosition | undefined; readonly limit: number },
): Promise<WorkPosition[]> {
  const { isDescending, after, limit } = page;
  const { read, bind } = written[order.type];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const sorted = sql`order by key ${direction}, id ${direction} limit ${limit}`;
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(key, id) ${sql.raw(isDescending ? '<' : '>')} (${bind(after.key)}, ${after.id}::uuid)`;
  const { rows } = await sql<WorkPosition>`
    ${order.sums === undefined ? sql`` : sql`with sums as materialized (${order.sums})`}
    select ${read} as key, id from unnest(${filter.statuses}::text[]) as wanted (status) cross join lateral (
      select key, id from (
        select ${order.key} as key, content.id from content
        ${order.sums === undefined ? sql`` : sql`left join sums on sums.content_id = ${countedId}`}
        where ${conditionsOf(contributorId, filter)} and content.status = wanted.status
      ) works where ${beyond} ${sorted}
    ) found ${sorted}`.execute(db);
  return rows;
}

/** Counts a contributor's works, up to `max`. */
export async function countWorks(
  db: Database,
  contributorId: string,
  filter: WorkFilter,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from content where ${conditionsOf(contributorId, filter)} and status = any(${filter.statuses}::text[]) limit ${max}
    ) counted`.execute(db);
  return rows[0]?.n ?? 0;
}
