import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './named-statements.ts';
import type { DB } from './schema.ts';

/** For reading: the pool, or a transaction that is open. */
export type Database = Kysely<DB>;
/** For writing and locking: what changes something can only be called inside a transaction. */
export type Transaction = KyselyTransaction<DB>;

// Sums and counts come as int8; ours all fit a double exactly (money is capped at 10^12 by a check).
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Called once for each connection that is lost. */
  readonly onError: (error: Error) => void;
}

/** The server's reason comes first, then the end of the connection; both are events of their own. */
function listenForLoss(client: pg.PoolClient, onError: (error: Error) => void): void {
  let isTold = false;
  client.on('error', (error) => {
    if (!isTold) onError(error);
    isTold = true;
  });
}

/**
 * Time limits keep one stuck statement from holding a connection; a long one (a job) sets its own in its transaction.
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
    // Two neighbours swapped in a short word leave few letter groups alike; edits are counted afterwards.
    options: '-c pg_trgm.similarity_threshold=0.15',
  });
  // A server that goes away would end this process without listeners. The pool listens to connections that wait in it
  // only, not to one that a transaction holds between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => listenForLoss(client, options.onError));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}
