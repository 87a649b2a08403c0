import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../src/platform/config.ts';
import { DatabaseStartError } from '../src/platform/database/embedded/start-error.ts';
import { findRunningUrl, startEmbedded } from '../src/platform/database/embedded.ts';
import { MigrationError, migrate } from '../src/platform/database/migrate.ts';
import { type Database, openDatabase, openPool } from '../src/platform/database/pool.ts';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function open<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const folder = join(config.ARBOR_DATA, 'postgres');
  const running = config.DATABASE_URL ?? findRunningUrl(folder);
  if (running === undefined && !existsSync(folder))
    fail('There is no database here yet: start Arbor once, or set DATABASE_URL.');
  const embedded = running === undefined ? await startEmbedded(folder) : undefined;
  const pool = openPool({ url: running ?? embedded?.url ?? '', size: 2, onError: (error) => say(error.message) });
  try {
    await migrate(pool, join(config.root, 'migrations'));
    return await work(openDatabase(pool), config);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

/**
 * Runs work in the configured database, whether Arbor is running or not. If the database can't be opened, it prints the
 * reason and exits with code 1.
 */
export async function withConfiguredDatabase<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  try {
    return await open(work);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
      return fail(error.message);
    throw error;
  }
}
