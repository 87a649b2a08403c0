import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { registerMemory } from '../process-memory.ts';

/** Maximum number of different prepared statements. */
const MAX_NAMED = 500;
const names = new Map<string, string>();
registerMemory(() => names.clear());

/** Name of a prepared statement; undefined if the statement should not be prepared. */
function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMED) return undefined;
  // The name is a hash of the text, so that two processes behind a connection pooler can't use one name for different
  // statements.
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Error codes of an outdated prepared statement: it is unknown to the server, or a table's columns have changed. */
const STALE = new Set(['26000', '0A000']);

/**
 * Whether a connection is reusable after an error. After a fatal error the server closes it; after an error that the
 * server didn't report (an unsendable value, a broken socket), its state is unknown.
 */
const isHarmless = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && !STALE.has(error.code ?? '');

/** A pooled connection in use by the query builder. */
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

  /** Closes a failed connection instead of reusing it, because the next statements would fail, too. */
  release(isToBeClosed = false): void {
    this.#client.release(isToBeClosed || this.#isSpoilt);
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    // `begin`, `commit` and other statements without values are not prepared.
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
 * Wraps the pool for the query builder. Statements with values are sent as prepared statements, which the server parses
 * once per connection; that saves a third of the time of short statements.
 */
export const nameStatements = (pool: pg.Pool): PostgresPool => ({
  connect: async () => new NamingConnection(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
