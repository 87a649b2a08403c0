import type pg from 'pg';

/** Collects the output of `COPY … TO STDOUT`, for which `pg` has no reader of its own. */
class CopyOut implements pg.Submittable {
  readonly #text: string;
  readonly #chunks: Buffer[] = [];
  readonly done: Promise<string>;
  #resolve: (dump: string) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#chunks.push(chunk);
  }

  handleCommandComplete(): void {
    // The result arrives with `readyForQuery`.
  }

  handleReadyForQuery(): void {
    this.#resolve(Buffer.concat(this.#chunks).toString('utf8'));
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/**
 * Dumps every row of every table in every schema, because `pg_dump` is missing: the packages of PostgreSQL contain the
 * server alone.
 * @returns the rows of each table by `schema.table`
 */
export async function dumpDatabase(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    );
    const dump = new Map<string, string>();
    for (const { name } of rows) {
      const copy = new CopyOut(`copy (select * from ${name}) to stdout`);
      client.query(copy);
      dump.set(name, await copy.done);
    }
    return dump;
  } finally {
    client.release();
  }
}
