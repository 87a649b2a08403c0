import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-embedded-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

it('makes a cluster again whose making was cut short', async () => {
  const folder = join(data, 'postgres');
  mkdirSync(`${folder}.new`, { recursive: true });
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18\n');
  const server = await startEmbedded(folder);
  await server.stop();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

it('is not kept from starting by another program that has the number of a server long gone', async () => {
  const folder = join(data, 'postgres');
  await (await startEmbedded(folder)).stop();
  writeFileSync(join(folder, 'postmaster.pid'), `1\n${folder}\n0\n0\n\n\n`);
  const server = await startEmbedded(folder);
  await server.stop();
});
