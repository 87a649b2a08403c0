import { type Expression, type RawBuilder, sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

/** A row as JSON brings it: times are text, in the form of ISO 8601 with the database's digits. */
export type JsonRow<Row> = { readonly [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** Queries by name. */
export type Reads = Readonly<Record<string, Expression<unknown>>>;
type RowsOfReads<R extends Reads> = {
  readonly [Name in keyof R]: R[Name] extends Expression<infer Row> ? readonly JsonRow<Row>[] : never;
};

/** A column with all rows of a query, as JSON. */
const toColumn = (name: string, query: Expression<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(each), '[]') from (${query}) as each) as ${sql.id(name)}`;

/**
 * Reads that don't depend on each other as one statement: one journey to the database instead of one each. They are run in
 * the order of their names, locks among them too, and see what had been committed when the statement began; a row that
 * a read locks is read anew after the wait. `build` is called once, as for `compileOnce`.
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
 * A write that depends on reads, and the reads, for one statement: `write` names them as tables. A row that a read locks is read anew
 * after the wait; the others see what had been committed when the statement began. Its answer is one row: all rows of each read, and
 * the columns of what `write` returns, null where that is nothing.
 */
export const writeByReads = <R extends Reads, Written>(reads: R, write: RawBuilder<Written>) => {
  const tables = Object.entries(reads).map(([name, query]) => sql`${sql.id(name)} as materialized (${query})`);
  const columns = Object.keys(reads).map((name) => toColumn(name, sql`table ${sql.id(name)}`));
  return sql<RowsOfReads<R> & { readonly [Column in keyof Written]: Written[Column] | null }>`
    with ${sql.join(tables)}, written as (${write})
    select ${sql.join(columns)}, written.* from (values (1)) as one (row) left join written on true`;
};
