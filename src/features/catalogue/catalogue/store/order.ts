import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Position, Sort } from '../rules/cursor.ts';

type Order = Exclude<Sort, 'relevance' | 'color'>;

/**
 * Sort orders. The indexes of `listing` begin with these columns, alone or after `category_key`, and end with
 * `content_id`.
 */
const orders: Record<Order, { readonly column: RawBuilder<unknown>; readonly descending: boolean }> = {
  popular: { column: sql`popularity`, descending: true },
  newest: { column: sql`published_at`, descending: true },
  'price-asc': { column: sql`min_price`, descending: false },
  'price-desc': { column: sql`min_price`, descending: true },
};

/** Within a tier of words or colours, the more popular listing comes first. */
export const toOrder = (sort: Sort): Order => (sort === 'relevance' || sort === 'color' ? 'popular' : sort);

/** Number in a cursor; a time in milliseconds, the precision of the column. */
export const orderValue = (order: Order): RawBuilder<number> =>
  order === 'newest'
    ? sql<number>`(extract(epoch from published_at) * 1000)::bigint`
    : sql<number>`${orders[order].column}`;

const toBound = (order: Order, value: number): RawBuilder<unknown> =>
  order === 'newest' ? sql`to_timestamp(${value}::float8 / 1000)` : sql`${value}::bigint`;

/** Condition for rows after a position in this order. */
export function isAfter(order: Order, { value, id }: Position): RawBuilder<SqlBool> {
  const { column, descending } = orders[order];
  const operator = descending ? sql`<` : sql`>`;
  return sql<SqlBool>`(${column}, content_id) ${operator} (${toBound(order, value)}, ${id}::uuid)`;
}

/** Expressions for ORDER BY. */
export function inOrder(order: Order): RawBuilder<unknown> {
  const { column, descending } = orders[order];
  return descending ? sql`${column} desc, content_id desc` : sql`${column}, content_id`;
}
