import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { toUrl } from './postgres.ts';

const migrations = join(import.meta.dirname, '../../migrations');

export interface OldDatabase {
  readonly pool: pg.Pool;
  /** Applies the migrations below a number such as `0020`. */
  readonly migrateBelow: (number: string) => Promise<void>;
  /** Applies only the migrations with these names, to simulate a version that had no others. */
  readonly migrateOnly: (isThere: (name: string) => boolean) => Promise<void>;
  /** Applies the remaining migrations and returns their names. */
  readonly migrateRest: () => Promise<readonly string[]>;
}

/** Creates a database without tables, to test what a migration does to existing rows. It ends with the test file. */
export async function createOldDatabase(): Promise<OldDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('superuserUrl') });
  await admin.connect();
  await admin.query(`create database ${name} owner arbor`);
  const pool = openPool({ url: toUrl(inject('databaseUrl'), name), size: 1, onError: () => undefined });
  const folder = mkdtempSync(join(tmpdir(), 'arbor-migrations-'));
  afterAll(async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });
  const migrateOnly: OldDatabase['migrateOnly'] = async (isThere) => {
    for (const file of readdirSync(migrations).filter(isThere)) cpSync(join(migrations, file), join(folder, file));
    await migrate(pool, folder);
  };
  return {
    pool,
    migrateOnly,
    migrateBelow: (number) => migrateOnly((each) => each < number),
    migrateRest: () => migrate(pool, migrations),
  };
}
