import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-embedded-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

it('creates a cluster anew where an earlier attempt was interrupted', async () => {
  const folder = join(data, 'postgres');
  mkdirSync(`${folder}.new`, { recursive: true });
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18\n');
  const server = await startEmbedded(folder);
  await server.stop();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

it('starts where another program has the process number of a server that has crashed', async () => {
  const folder = join(data, 'postgres');
  await (await startEmbedded(folder)).stop();
  writeFileSync(join(folder, 'postmaster.pid'), `1\n${folder}\n0\n0\n\n\n`);
  const server = await startEmbedded(folder);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await server.stop();
});
