import { type Expression, type SqlBool, sql } from 'kysely';

export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Whether any of a listing's prices is in the range. Two conditions, each with an index: most contents have one price
 * and nothing in `other_prices`.
 */
export function pricedWithin(range: PriceRange | undefined): Expression<SqlBool> {
  if (range === undefined) return sql<SqlBool>`true`;
  // A range whose end is before its start is an error to PostgreSQL, and nothing is in it.
  if (range.min > range.max) return sql<SqlBool>`false`;
  return sql<SqlBool>`(min_price between ${range.min} and ${range.max} or other_prices && int8range(${range.min}, ${range.max}, '[]'))`;
}
