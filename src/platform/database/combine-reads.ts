import { type Expression, type RawBuilder, sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

/** A row read as JSON: times are ISO 8601 texts with the database's precision. */
export type JsonRow<Row> = { readonly [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** Queries by name. */
export type Reads = Readonly<Record<string, Expression<unknown>>>;
type RowsOfReads<R extends Reads> = {
  readonly [Name in keyof R]: R[Name] extends Expression<infer Row> ? readonly JsonRow<Row>[] : never;
};

/** A column that contains all rows of a query as JSON. */
const toColumn = (name: string, query: Expression<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(each), '[]') from (${query}) as each) as ${sql.id(name)}`;

/**
 * Combines independent reads into one statement, to save round trips. They run in the order of their names, including
 * their locks, and see the data committed when the statement began; a locked row is read again after waiting for the
 * lock. `build` is called once, as for `compileOnce`.
 */
export function combineReads<On extends Database, Values extends readonly unknown[], R extends Reads>(
  build: (db: On, ...values: Values) => R,
): (db: On, ...values: Values) => Promise<RowsOfReads<R>> {
  const run = compileOnce((db: On, ...values: Values) => {
    const reads = Object.entries(build(db, ...values)).map(([name, query]) => toColumn(name, query));
    return sql<RowsOfReads<R>>`select ${sql.join(reads)}`;
  });
  return async (db, ...values) => {
    const [row] = await run(db, ...values);
    if (row === undefined) throw new Error('a select without a table gives one row');
    return row;
  };
}

/**
 * Combines a write and the reads that it depends on into one statement; `write` refers to them as tables. A locked row
 * is read again after waiting for the lock; other reads see the data committed when the statement began. The result is
 * one row with all rows of each read and the columns that `write` returns, null if it returns nothing.
 */
export const writeByReads = <R extends Reads, Written>(reads: R, write: RawBuilder<Written>) => {
  const tables = Object.entries(reads).map(([name, query]) => sql`${sql.id(name)} as materialized (${query})`);
  const columns = Object.keys(reads).map((name) => toColumn(name, sql`table ${sql.id(name)}`));
  return sql<RowsOfReads<R> & { readonly [Column in keyof Written]: Written[Column] | null }>`
    with ${sql.join(tables)}, written as (${write})
    select ${sql.join(columns)}, written.* from (values (1)) as one (row) left join written on true`;
};
