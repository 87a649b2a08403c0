import { type SqlBool, sql } from 'kysely';
import { toFirstId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { OrderStatus } from '../contract/orders.ts';
import { selectOrders } from './orders.ts';

/** Search terms; an order matches if any of them does. */
export interface OrderSearch {
  /**
   * Words that must all occur in the buyer's name or a title; a word of one or two characters must match the beginning
   * of a word.
   */
  readonly words: readonly string[] | undefined;
  readonly number: number | undefined;
  readonly accountIds: readonly string[];
  readonly orderIds: readonly string[];
}

export interface OrderFilters {
  readonly search: OrderSearch | undefined;
  readonly status: OrderStatus | undefined;
  readonly provider: string | undefined;
  /** Orders created at or after this time. */
  readonly since: Date | undefined;
  /** Filter by buyer: the account's id. */
  readonly buyerId: string | undefined;
}

export const noOrderFilters: OrderFilters = {
  search: undefined,
  status: undefined,
  provider: undefined,
  since: undefined,
  buyerId: undefined,
};

/** The expression of the index `customer_order_search`. */
const searchText = sql<string>`lower(buyer_name || ' ' || titles)`;
const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Trigram indexes only find parts of three or more characters. */
export const isShort = (word: string): boolean => word.length < 3;

function occurs(word: string) {
  const pattern = `${escapeLike(word)}%`;
  return isShort(word)
    ? sql<SqlBool>`(${searchText} like ${pattern} or ${searchText} like ${`% ${pattern}`})`
    : sql<SqlBool>`${searchText} like ${`%${pattern}`}`;
}

// Ids sort by creation time, so the filter compares them with an id made from `since`.
const filterOrders = (db: Database, { search, status, provider, since, buyerId }: OrderFilters) =>
  selectOrders(db)
    .$if(search !== undefined, (query) =>
      query.where((is) => {
        const { words, number, accountIds = [], orderIds = [] } = search ?? {};
        return is.or([
          ...(words === undefined ? [] : [is.and(words.map(occurs))]),
          ...(number === undefined ? [] : [is('number', '=', number)]),
          ...(accountIds.length === 0 ? [] : [is('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)]),
          ...(orderIds.length === 0 ? [] : [is('id', '=', sql<string>`any(${orderIds}::uuid[])`)]),
        ]);
      }),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', sql.lit(status ?? '')))
    .$if(provider !== undefined, (query) => query.where('provider', '=', sql.lit(provider ?? '')))
    .$if(since !== undefined, (query) => query.where('id', '>=', toFirstId(since ?? new Date(0))))
    .$if(buyerId !== undefined, (query) => query.where('account_id', '=', buyerId ?? ''));

/** Sort orders of the indexes `customer_order_buyer`, `customer_order_status` and `customer_order_total`. */
export const orderSorting = createSorting({
  created: { kind: 'id' },
  number: { kind: 'number', by: sql`number`, isUnique: true },
  buyer: { kind: 'text', by: sql`lower(left(buyer_name, 40))` },
  status: { kind: 'text', by: sql`status` },
  total: { kind: 'number', by: sql`total` },
});

export const readAllOrders = (
  db: Database,
  filters: OrderFilters,
  page: SortedPage<'created' | 'number' | 'buyer' | 'status' | 'total'>,
) => sortPage(filterOrders(db, filters), orderSorting, page).execute();

/** Counts matching orders, up to `max`. */
export async function countAllOrders(db: Database, filters: OrderFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterOrders(db, filters).clearSelect().select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
