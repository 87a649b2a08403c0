import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './named-statements.ts';
import type { DB } from './schema.ts';

/** Type for reading: the pool, or an open transaction. */
export type Database = Kysely<DB>;
/** Type for writing and locking, so that functions that change data can only be called inside a transaction. */
export type Transaction = KyselyTransaction<DB>;

// Sums and counts are int8; all of ours are exact as a double (a check limits amounts to 10^12).
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Called once for each lost connection. */
  readonly onError: (error: Error) => void;
}

/** Reports a lost connection once: the server's error and the closed socket are separate events. */
function listenForLoss(client: pg.PoolClient, onError: (error: Error) => void): void {
  let isTold = false;
  client.on('error', (error) => {
    if (!isTold) onError(error);
    isTold = true;
  });
}

/**
 * Opens a pool. Its timeouts prevent a stuck statement from holding a connection; jobs with long statements set their
 * own timeout in their transaction.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'arbor',
    // A short word with two swapped letters shares few trigrams with the original, so the threshold is low; edit
    // distances are checked afterwards.
    options: '-c pg_trgm.similarity_threshold=0.15',
  });
  // Without listeners a lost server would end this process. The pool only listens on idle connections, not on those in
  // a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => listenForLoss(client, options.onError));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}
