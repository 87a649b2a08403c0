import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { copyTemplate } from '../support/template-copy.ts';

/** Simulates an attacker who can run SQL in the product's connection, on the PostgreSQL that comes with the product. */
const database = await copyTemplate();
const folder = mkdtempSync(join(tmpdir(), 'arbor-rights-'));
const target = join(folder, 'written');
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  `copy (select 1) to program 'cat > ${target}'`,
  `copy (select 1) to '${target}'`,
  "copy (select 1) to '/root/.profile'",
  "create temp table stolen (line text); copy stolen from '/etc/shadow'",
  "create temp table stolen (line text); copy stolen from program 'id'",
  "select pg_read_file('/etc/passwd')",
  `select lo_export(lo_from_bytea(0, 'x'), '${target}')`,
  'set role postgres',
  'alter role arbor superuser',
  "alter system set archive_command = 'id'",
])('is refused: %s', async (statement) => {
  await expect(client.query(statement)).rejects.toThrow(/permission denied|must be superuser/i);
  expect(existsSync(target)).toBe(false);
});
