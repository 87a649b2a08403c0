import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPool } from '../../src/platform/database/pool.ts';
import { computeSha256 } from '../../src/platform/storage/hash-file.ts';
import { openReceivedFiles } from '../../src/platform/storage/received-files.ts';
import { askOffset, KillableServer, MadeFile, sendWithFaults, spread } from '../support/cut-upload.ts';
import { copyTemplate } from '../support/template-copy.ts';
import { toMetadata } from '../support/tus.ts';
import { makePerson } from '../support/world.ts';

const SIZE = 64 * 1024 * 1024;
const data = mkdtempSync(join(tmpdir(), 'arbor-killed-'));
const database = await copyTemplate();
const server = new KillableServer({ ARBOR_DATA: data, DATABASE_URL: database.url });
const pool = openPool({ url: database.url, size: 2, onError: () => undefined });
afterAll(async () => {
  await server.kill();
  await pool.end();
  await database.drop();
  rmSync(data, { recursive: true, force: true });
});

it('an upload arrives whole over 8 cut connections and 2 kills of the server', { timeout: 120_000 }, async () => {
  const { cookie } = await makePerson({ pool }, 'contributor');
  const file = new MadeFile(SIZE);
  await server.start();
  const created = await fetch(`http://127.0.0.1:${server.port}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
      'upload-length': String(SIZE),
      'upload-metadata': toMetadata({ filename: 'large.zip' }),
    },
  });
  const address = created.headers.get('location') ?? '';
  const { sentTwice } = await sendWithFaults(server, { cookie, address }, file, {
    cuts: spread(8, SIZE),
    kills: spread(2, SIZE - 3_000_000),
  });
  expect(await askOffset({ port: server.port, cookie }, address)).toBe(SIZE);
  const stored = openReceivedFiles(join(data, 'uploads')).toPath(address.split('/').at(-1) ?? '');
  expect(await computeSha256(stored)).toBe(file.computeSha256());
  // A cut connection loses nothing that the server had; a kill loses what was not yet flushed.
  expect(sentTwice).toBeLessThan(2 * SIZE);
  expect(server.readPeak()).toBeLessThan(300e6);
});
