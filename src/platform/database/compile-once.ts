import type { CompiledQuery } from 'kysely';
import type { Database } from './pool.ts';

/** Placeholder for an argument during compilation; each run replaces it by the value. */
class Argument {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A query of the query builder, or `sql`. */
interface Query<Row> {
  readonly compile: (db: Database) => CompiledQuery<Row>;
}

/**
 * A query for frequent requests that is built and compiled only once and then run with other values. `build` must pass
 * its arguments to the query unchanged, and nothing else may depend on them.
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

/**
 * Keeps one function for each shape of a query, such as its sort order, that `create` compiles. A shape must have few
 * values, because its functions are kept for as long as the process runs.
 */
export function compilePerShape<Shape extends readonly (string | number | boolean)[], Run>(
  create: (...shape: Shape) => Run,
): (...shape: Shape) => Run {
  const kept = new Map<string, Run>();
  return (...shape) => {
    const key = shape.join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const run = create(...shape);
    kept.set(key, run);
    return run;
  };
}
