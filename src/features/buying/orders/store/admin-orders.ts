import { type SqlBool, sql } from 'kysely';
import { toFirstId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { OrderStatus } from '../contract/orders.ts';
import { type OrderRow, selectOrders } from './orders.ts';

/** What somebody searched for; an order fits where any of it does. */
export interface OrderSearch {
  /** Each has to occur in the buyer's name or a title; one or two characters where a word begins. */
  readonly words: readonly string[] | undefined;
  readonly number: number | undefined;
  readonly accountIds: readonly string[];
  readonly orderIds: readonly string[];
}

export interface OrderFilters {
  readonly search: OrderSearch | undefined;
  readonly status: OrderStatus | undefined;
  readonly provider: string | undefined;
  /** Ordered from then on. */
  readonly since: Date | undefined;
  /** Only orders of this buyer. */
  readonly buyerId: string | undefined;
}

export const noOrderFilters: OrderFilters = {
  search: undefined,
  status: undefined,
  provider: undefined,
  since: undefined,
  buyerId: undefined,
};

/** As the index `customer_order_search` has it. */
const searchText = sql<string>`lower(buyer_name || ' ' || titles)`;
const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** The indexes know parts of words from three characters on. */
export const isShort = (word: string): boolean => word.length < 3;

function occurs(word: string) {
  const pattern = `${escapeLike(word)}%`;
  return isShort(word)
    ? sql<SqlBool>`(${searchText} like ${pattern} or ${searchText} like ${`% ${pattern}`})`
    : sql<SqlBool>`${searchText} like ${`%${pattern}`}`;
}

// Identifiers sort by creation: a time is an identifier, too.
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

export interface OrderPage {
  readonly sort: 'newest' | 'oldest';
  /** Identifier of the last order of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

export const readAllOrders = (
  db: Database,
  filters: OrderFilters,
  { sort, after, limit }: OrderPage,
): Promise<OrderRow[]> =>
  filterOrders(db, filters)
    .$if(after !== undefined, (query) => query.where('id', sort === 'newest' ? '<' : '>', after ?? ''))
    .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();

/** Counts to `max` and no further. */
export async function countAllOrders(db: Database, filters: OrderFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterOrders(db, filters).clearSelect().select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
