import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { createOldDatabase } from '../../../tests/support/old-database.ts';
import { toUrl } from '../../../tests/support/postgres.ts';
import { DatabaseStartError } from './embedded/start-error.ts';
import { MigrationError, migrate, repairedMigrations } from './migrate.ts';
import { openPool } from './pool.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const foreign = `t_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client({ connectionString: inject('superuserUrl') });
await admin.connect();
const own = `${foreign}_own`;
await admin.query(`create database ${foreign}`);
await admin.query(`create database ${own}`);
afterAll(async () => {
  for (const name of [foreign, own]) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

async function tryMigration(url: string, folder = migrations): Promise<unknown> {
  const pool = openPool({ url, size: 1, onError: () => undefined });
  const outcome = await migrate(pool, folder).catch((error: unknown) => error);
  await pool.end();
  return outcome;
}

it.each([
  ['postgres://arbor:do-not-tell@127.0.0.1:1/shop', /shop at 127\.0\.0\.1:1 .*ECONNREFUSED/],
  ['postgres://arbor:do-not-tell@localhost:1/shop', /shop at localhost:1 .*ECONNREFUSED/],
  ['postgres://arbor:do-not-tell@/shop?host=%2Fnowhere', /shop at \/nowhere .*ENOENT/],
  ['postgres://arbor:do-not-tell@nowhere.invalid/shop', /shop at nowhere\.invalid:5432 .*(ENOTFOUND|EAI_AGAIN)/],
  [toUrl(inject('databaseUrl'), 'no_such_database'), /no_such_database .* does not exist/],
])('says in one sentence that %s can not be reached', async (url, words) => {
  const error = await tryMigration(url);
  expect(error).toBeInstanceOf(DatabaseStartError);
  const { message } = error as Error;
  expect(message).toMatch(words);
  expect(message).toMatch(/^The database [^\n]+ can not be reached: [^\n]+\. Check DATABASE_URL\.$/);
  expect(message).not.toContain('do-not-tell');
});

it('says what a role lacks that does not own its database, and what applies to a guarded ledger', async () => {
  const error = await tryMigration(toUrl(inject('databaseUrl'), foreign));
  expect(error).toBeInstanceOf(MigrationError);
  expect((error as Error).message).toMatch(
    /^The database [^\n]+ refuses a change [^\n]+ must own its database\. What a guarded ledger needs is applied by npm run guard-ledger\.$/,
  );
});

it('refuses a migration that comes before one that was applied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbor-migrations-'));
  writeFileSync(join(folder, '0002_second.sql'), 'create table second (id int)');
  const url = toUrl(inject('superuserUrl'), own);
  expect(await tryMigration(url, folder)).toEqual(['0002_second.sql']);
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (id int)');
  expect(await tryMigration(url, folder)).toMatchObject({
    message: 'Migration 0001_first.sql comes before 0002_second.sql, which was applied.',
  });
  rmSync(folder, { recursive: true });
});

it('refuses a file that was changed after it had been applied, unless databases have it as it was before its repair', async () => {
  const { pool, migrateRest } = await createOldDatabase();
  await migrateRest();
  const pretend = (name: string, hash: string) =>
    pool.query('update migration set hash = $2 where name = $1 returning name', [name, hash]);
  for (const [name, hash] of repairedMigrations) expect((await pretend(name, hash)).rowCount).toBe(1);
  expect(await migrateRest()).toEqual([]);
  const refused = (name: string) => `Migration ${name} was changed after it had been applied`;
  const [name = '', hash = ''] = [...repairedMigrations][0] ?? [];
  for (const [other, wrong] of [
    [name, hash.replace(/^./, 'x')],
    ['0105_request_notices.sql', hash],
  ] as const) {
    const { rows } = await pool.query<{ hash: string }>('select hash from migration where name = $1', [other]);
    await pretend(other, wrong);
    await expect(migrateRest()).rejects.toThrow(refused(other));
    await pretend(other, rows[0]?.hash ?? '');
  }
  expect(await migrateRest()).toEqual([]);
});
