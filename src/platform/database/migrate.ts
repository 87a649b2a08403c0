import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseStartError } from './embedded/start-error.ts';

export class MigrationError extends Error {}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Migrations that were merged after a later, independent one, so that databases without them exist: each with the last
 * migration that may have been applied before it. Do not add entries; a new migration has the highest number.
 */
export const lateMigrations: ReadonlyMap<string, string> = new Map([
  // Migration 0089 only changes `collection`, so these two may run after it.
  ['0080_settled_refunds.sql', '0089_showcase.sql'],
  ['0085_requests.sql', '0089_showcase.sql'],
  ['0087_search_keys.sql', '0089_showcase.sql'],
  ['0088_synonyms.sql', '0089_showcase.sql'],
  // 0093 counts keywords, and 0092 adds to `account`.
  ['0092_digits.sql', '0093_keywords_by_category.sql'],
]);

/**
 * Migrations that failed on some databases and were changed after others had applied them: the SHA-256 of the former
 * text, which created the same schema. Any other fix is a new migration.
 */
export const repairedMigrations: ReadonlyMap<string, string> = new Map([
  ['0104_blog_save_try.sql', '486b31b7010ce9bb95e563c4252b4dbb61b2b17567f2d58befa9a157c3f08b2e'],
]);

const mayFollow = (name: string, last: string): boolean => last < name || last <= (lateMigrations.get(name) ?? '');

const MIN_VERSION = 15;
const NOT_ALLOWED = '42501';

/** Host, port and name of the database, without secrets. */
function describeDatabase(pool: pg.Pool): string {
  const { host, port, database } = new pg.Client({ connectionString: pool.options.connectionString });
  return `${database} at ${host.startsWith('/') ? host : `${host}:${port}`}`;
}

/** Message or code of an error; for a host with several addresses the error has no message of its own. */
function describeReason(error: unknown): string {
  const { code = 'no reason given', message = '' } = error as { code?: string; message?: string };
  return message === '' ? code : message;
}

/** @throws DatabaseStartError in one sentence, without the password */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw new DatabaseStartError(
      `The database ${describeDatabase(pool)} can not be reached: ${describeReason(error)}. Check DATABASE_URL.`,
    );
  }
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= MIN_VERSION) return client;
  client.release(true);
  throw new DatabaseStartError(
    `The database ${describeDatabase(pool)} is PostgreSQL ${version}, and ${MIN_VERSION} or later is needed.`,
  );
}

/**
 * Updates the schema: applies each file once, in its own transaction. Concurrent processes are serialized. Returns the
 * names of the applied files. `before` runs if there is any file to apply.
 * @throws DatabaseStartError if the database can't be reached or is too old
 * @throws MigrationError if the role lacks the right, or an applied file was changed or is unknown to this version
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  { before = async () => undefined }: { readonly before?: () => Promise<void> } = {},
): Promise<string[]> {
  const files = readMigrations(folder);
  const client = await connect(pool);
  const applied: string[] = [];
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock(726743)');
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration');
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    for (const { name, hash } of rows) {
      const file = files.find((each) => each.name === name);
      if (file === undefined)
        throw new MigrationError(
          `The database has migration ${name}, which this version doesn't know: start a newer Arbor.`,
        );
      if (file.hash !== hash && repairedMigrations.get(name) !== hash)
        throw new MigrationError(
          `Migration ${name} was changed after it had been applied: restore it and add a new one.`,
        );
    }
    const last = [...done.keys()].sort().at(-1) ?? '';
    if (files.some(({ name }) => !done.has(name))) await before();
    for (const file of files) {
      if (done.has(file.name)) continue;
      // A new database would apply the file earlier and end up with a different schema.
      if (!mayFollow(file.name, last))
        throw new MigrationError(`Migration ${file.name} comes before ${last}, which was applied.`);
      await client.query('begin');
      await client.query(file.sql);
      await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]);
      await client.query('commit');
      applied.push(file.name);
    }
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === NOT_ALLOWED)
      throw new MigrationError(
        `The database ${describeDatabase(pool)} refuses a change (${error.message}): the role of DATABASE_URL must own its database. What a guarded ledger needs is applied by npm run guard-ledger.`,
      );
    throw error;
  } finally {
    // Closing the connection releases the lock and resets the settings.
    client.release(true);
  }
}
