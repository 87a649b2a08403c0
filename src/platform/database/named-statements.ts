import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { registerMemory } from '../process-memory.ts';

/** Beyond this there are too many different statements to be worth preparing. */
const MAX_NAMED = 500;
const names = new Map<string, string>();
registerMemory(() => names.clear());

/** Undefined for a statement that is not to be prepared. */
function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMED) return undefined;
  // Derived from the text, so that two processes behind one pooler can't mean different statements by one name.
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** The server doesn't have the prepared statement, or a table has changed and its columns with it. */
const STALE = new Set(['26000', '0A000']);

/**
 * Whether a connection is as good as before after this error. The server ends a connection after a fatal one; anything that it didn't
 * say itself (a value that can't be sent, a socket that broke) leaves open what it has received.
 */
const isHarmless = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && !STALE.has(error.code ?? '');

/** A connection of the pool while the query builder has it. */
class NamingConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isSpoilt = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof text !== 'string') throw new Error('rows are not read by cursors here');
    return this.#run<R>(text, [...values]);
  }

  /** A connection that has failed is closed: whatever came next on it would be refused for that. */
  release(isToBeClosed = false): void {
    this.#client.release(isToBeClosed || this.#isSpoilt);
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    // `begin`, `commit` and whatever else has no values is sent as it is.
    const name = values.length > 0 ? nameStatement(text) : undefined;
    const statement = name === undefined ? { text, values } : { name, text, values };
    try {
      const result: pg.QueryResult = await this.#client.query(statement);
      return result as PostgresQueryResult<R>;
    } catch (error) {
      if (!isHarmless(error)) this.#isSpoilt = true;
      throw error;
    }
  }
}

/**
 * The pool as the query builder uses it. Each statement with values is sent as a prepared one, which the server parses once for
 * each connection: that takes a third of the time off short statements.
 */
export const nameStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => new NamingConnection(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
