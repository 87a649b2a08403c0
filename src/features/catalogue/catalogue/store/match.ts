import { type Expression, type SqlBool, sql } from 'kysely';
import { type PriceRange, pricedWithin } from './price.ts';

/** What listings have to match. */
export interface Matching {
  /** A tsquery on `terms`; empty for no condition. */
  readonly query: string;
  /** Further tsqueries on `terms`, which all must match. */
  readonly more?: readonly string[];
  readonly price: PriceRange | undefined;
}

/** An empty tsquery would match nothing. */
export const matchesQuery = (query: string): Expression<SqlBool> =>
  query === '' ? sql<SqlBool>`true` : sql<SqlBool>`terms @@ ${query}::tsquery`;

export const isMatch = ({ query, more = [], price }: Matching): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join([...[query, ...more].map(matchesQuery), pricedWithin(price)], sql` and `)})`;
