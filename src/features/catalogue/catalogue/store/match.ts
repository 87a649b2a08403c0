import { type Expression, type SqlBool, sql } from 'kysely';
import { type PriceRange, pricedWithin } from './price.ts';

/** Conditions for listings. */
export interface Matching {
  /** A tsquery on `terms`; an empty one matches all. */
  readonly query: string;
  /** Further tsqueries on `terms`, all of which have to match. */
  readonly more?: readonly string[];
  readonly price: PriceRange | undefined;
}

/** Condition for a tsquery; without it, an empty tsquery would match nothing. */
export const matchesQuery = (query: string): Expression<SqlBool> =>
  query === '' ? sql<SqlBool>`true` : sql<SqlBool>`terms @@ ${query}::tsquery`;

export const isMatch = ({ query, more = [], price }: Matching): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join([...[query, ...more].map(matchesQuery), pricedWithin(price)], sql` and `)})`;
