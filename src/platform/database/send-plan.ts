import type { CompiledQuery } from 'kysely';
import { createQueryId } from 'kysely';
import type { Database, Transaction } from './pool.ts';

/** How the connection sends what the query builder hands it. */
export type SendPlan =
  /** With the next statement of the transaction, or with its end. */
  | { readonly kind: 'later' }
  /** All in one message; `isLast`: with the end of the transaction. */
  | { readonly kind: 'together'; readonly queries: readonly CompiledQuery[]; readonly isLast: boolean };

/** By the list of values, which is the one thing that comes through the query builder as it was. */
const plans = new WeakMap<readonly unknown[], SendPlan>();

export const findPlan = (values: readonly unknown[]): SendPlan | undefined => plans.get(values);

function plan(query: CompiledQuery, how: SendPlan): CompiledQuery {
  const parameters = [...query.parameters];
  plans.set(parameters, how);
  return { ...query, parameters };
}

/**
 * For a write whose answer nobody needs: it is sent with the next statement of its transaction or with its commit, which spares a
 * journey to the database. What it is refused with is thrown there; it is done before anything that is sent after it.
 */
export async function sendLater(tx: Transaction, query: CompiledQuery): Promise<void> {
  await tx.executeQuery(plan(query, { kind: 'later' }));
}

/** The rows that each of the queries finds. */
export type RowsOf<Queries extends readonly CompiledQuery[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never;
};

async function run(db: Database, queries: readonly CompiledQuery[], isLast: boolean): Promise<unknown[][]> {
  const [first] = queries;
  if (first === undefined) throw new Error('there is nothing to send');
  const together = plan({ ...first, queryId: createQueryId() }, { kind: 'together', queries, isLast });
  return (await db.executeQuery(together)).rows as unknown[][];
}

/**
 * Runs statements in their order in one journey to the database, in the transaction of `db` or one of their own. Unlike reads that are combined into one, each sees
 * what was committed when those before it were done: a read that stands behind a lock sees what it waited for.
 * @returns the rows of each
 */
export async function runTogether<const Queries extends readonly CompiledQuery[]>(
  db: Database,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  return (await run(db, queries, false)) as RowsOf<Queries>;
}

/** The last statements of a transaction, which a use case hands back instead of running them: they are sent with the commit. */
export class LastStatements<T> {
  readonly #queries: readonly CompiledQuery[];
  readonly #toAnswer: (...results: unknown[][]) => T;
  readonly #toRefusal: (error: unknown) => unknown;

  constructor(
    queries: readonly CompiledQuery[],
    toAnswer: (...results: unknown[][]) => T,
    toRefusal: (error: unknown) => unknown = (error) => error,
  ) {
    this.#queries = queries;
    this.#toAnswer = toAnswer;
    this.#toRefusal = toRefusal;
  }

  /** For whoever has opened the transaction, and runs nothing in it any more. @returns the answer, to be made after the commit */
  async run(db: Database): Promise<() => T> {
    const results = await run(db, this.#queries, true).catch((error: unknown) => {
      throw this.#toRefusal(error);
    });
    return () => this.#toAnswer(...results);
  }
}

/**
 * Ends a transaction with a statement. `toAnswer` is called after the commit, with its rows: what it throws undoes nothing.
 * `toRefusal` says what is thrown where the database refuses the statement or the commit.
 */
export const endWith = <Row, T>(
  query: CompiledQuery<Row>,
  toAnswer: (rows: readonly Row[]) => T,
  toRefusal?: (error: unknown) => unknown,
): LastStatements<T> => new LastStatements([query], toAnswer as (...results: unknown[][]) => T, toRefusal);

/** The same with several, in their order. */
export const endTogether = <const Queries extends readonly CompiledQuery[], T>(
  queries: Queries,
  toAnswer: (...results: RowsOf<Queries>) => T,
): LastStatements<T> => new LastStatements(queries, toAnswer as (...results: unknown[][]) => T);
