import type { CompiledQuery } from 'kysely';
import type { Database } from './pool.ts';

/** A placeholder for an argument while the query is compiled; the real value replaces it at each run. */
class Argument {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A query of the builder, or `sql`. */
interface Query<Row> {
  readonly compile: (db: Database) => CompiledQuery<Row>;
}

/**
 * A query for the busiest addresses: built and compiled when it is first run, and given other values after it. `build` may pass its
 * arguments to the query only, and as they are: nothing else in it may depend on them.
 */
export function compileOnce<On extends Database, Values extends readonly unknown[], Row>(
  build: (db: On, ...values: Values) => Query<Row>,
): (db: On, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    const places = values.map((_, index) => new Argument(index)) as unknown as Values;
    compiled ??= build(db, ...places).compile(db);
    const parameters = compiled.parameters.map((value) => (value instanceof Argument ? values[value.index] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
