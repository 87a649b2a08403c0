import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

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
 * Brings the schema up to date: forward only, each file once, in its own transaction. Two processes that start
 * together take turns. Returns the names that were applied.
 * @throws MigrationError where an applied file was changed afterwards, or is unknown to this version
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const files = readMigrations(folder);
  const client = await pool.connect();
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
      if (file.hash !== hash)
        throw new MigrationError(
          `Migration ${name} was changed after it had been applied: restore it and add a new one.`,
        );
    }
    for (const file of files) {
      if (done.has(file.name)) continue;
      await client.query('begin');
      await client.query(file.sql);
      await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash]);
      await client.query('commit');
      applied.push(file.name);
    }
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // Ending the connection gives back the lock and the changed settings.
    client.release(true);
  }
}
