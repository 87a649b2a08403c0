import type { CompiledQuery } from 'kysely';
import type { Database } from './pool.ts';

/** A placeholder for an argument while the query is compiled; the real value replaces it at each run. */
class Argument {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Of the builder, or `sql`. */
interface Query<Row> {
  readonly compile: (db: Database) => CompiledQuery<Row>;
}

/**
 * A query for the busiest addresses, to be handed to whoever sends it: built and compiled when it is first wanted, and given other
 * values after it. `build` may pass its arguments to the query only, and as they are: nothing else in it may depend on them.
 */
export function prepareOnce<On extends Database, Values extends readonly unknown[], Row>(
  build: (db: On, ...values: Values) => Query<Row>,
): (db: On, ...values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, ...values) => {
    const places = values.map((_, index) => new Argument(index)) as unknown as Values;
    compiled ??= build(db, ...places).compile(db);
    const parameters = compiled.parameters.map((value) => (value instanceof Argument ? values[value.index] : value));
    return { ...compiled, parameters };
  };
}

/** The same, run. */
export function compileOnce<On extends Database, Values extends readonly unknown[], Row>(
  build: (db: On, ...values: Values) => Query<Row>,
): (db: On, ...values: Values) => Promise<Row[]> {
  const prepare = prepareOnce(build);
  return async (db, ...values) => (await db.executeQuery<Row>(prepare(db, ...values))).rows;
}
