import { type Expression, type SqlBool, sql } from 'kysely';

export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Condition that one of a listing's prices is in the range. It has two parts, each with its own index, because most
 * contents have one price and an empty `other_prices`.
 */
export function pricedWithin(range: PriceRange | undefined): Expression<SqlBool> {
  if (range === undefined) return sql<SqlBool>`true`;
  // A range that ends before its start matches nothing, but is an error in PostgreSQL.
  if (range.min > range.max) return sql<SqlBool>`false`;
  return sql<SqlBool>`(min_price between ${range.min} and ${range.max} or other_prices && int8range(${range.min}, ${range.max}, '[]'))`;
}
