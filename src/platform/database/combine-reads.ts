import { type Expression, sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

/** A row as JSON brings it: times are text, in the form of ISO 8601 with the database's digits. */
export type JsonRow<Row> = { readonly [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** Queries by name. */
export type Reads = Readonly<Record<string, Expression<unknown>>>;
type RowsOf<R extends Reads> = {
  readonly [Name in keyof R]: R[Name] extends Expression<infer Row> ? readonly JsonRow<Row>[] : never;
};

/**
 * Reads that don't depend on each other as one statement: one journey to the database instead of one each. They are run in
 * the order of their names, locks among them too, and see what had been committed when the statement began; a row that
 * a read locks is read anew after the wait. `build` is called once, as for `compileOnce`.
 */
export function combineReads<On extends Database, Values extends readonly unknown[], R extends Reads>(
  build: (db: On, ...values: Values) => R,
): (db: On, ...values: Values) => Promise<RowsOf<R>> {
  const run = compileOnce((db: On, ...values: Values) => {
    const reads = Object.entries(build(db, ...values)).map(
      ([name, query]) => sql`(select coalesce(json_agg(each), '[]') from (${query}) as each) as ${sql.id(name)}`,
    );
    return sql<RowsOf<R>>`select ${sql.join(reads)}`;
  });
  return async (db, ...values) => {
    const [row] = await run(db, ...values);
    if (row === undefined) throw new Error('a select without a table gives one row');
    return row;
  };
}
