import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import { killStarted, startArbor, waitForExit } from '../support/process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** A small fill takes some ten seconds, looking through its files as long; room for a busy machine. */
const TEST_TIMEOUT_MS = 180_000;

let data: string;
let database: TestDatabase;
test.beforeEach(async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  data = mkdtempSync(join(tmpdir(), 'arbor-demo-repair-'));
  database = await createTestDatabase();
});
test.afterEach(async () => {
  await killStarted();
  await database.drop();
  rmSync(data, { recursive: true, force: true });
});

interface Family {
  readonly content_id: string;
  readonly variant_id: string;
  readonly name: string;
  readonly sha256: string;
}

/** Makes the package of one font what an older version stored, and lets the catalogue say that it is of that version. */
async function breakFamily(): Promise<Family> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Family>(
    `select v.content_id, v.id as variant_id, vf.name, f.sha256 from variant v
     join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id where vf.name like '%-ttf.zip' limit 1`,
  );
  await client.query(`update setting set value = value - 'files' where key = 'demo'`);
  await client.end();
  const [family] = rows;
  if (family === undefined) throw new Error('The small demo has no font.');
  await writeFile(join(data, 'storage', originalKey(family.sha256)), 'no archive');
  return family;
}

test('a start on a folder with broken demo files replaces them, once', async () => {
  const environment = { ARBOR_DEMO: 'small', DATABASE_URL: database.url };
  const first = await startArbor(data, environment);
  await first.printed(/Demo catalogue ready/);
  first.process.kill('SIGTERM');
  await waitForExit(first.process);
  const { content_id: contentId, variant_id: variantId, name } = await breakFamily();

  const second = await startArbor(data, environment);
  await second.printed(/Demo catalogue up to date: 1 of \d+ works rewritten/);
  const response = await fetch(`${second.origin}/api/v1/content/download/${contentId}/${variantId}`);
  const report = await inspectFile(Buffer.from(await response.arrayBuffer()), name);
  expect(report.problem).toBeNull();
  expect(report.entries.map(({ format }) => format)).toContain('ttf');
  second.process.kill('SIGTERM');
  await waitForExit(second.process);

  const third = await startArbor(data, environment);
  expect(third.output()).not.toContain('Looking through');
});
