import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  eicar,
  type ScannerBehaviour,
  type StandInScanner,
  scanLikeClamd,
  startScanner,
} from '../../../../tests/support/virus-scanner.ts';
import { ScannerError, scanFile } from './scan-file.ts';

let folder: string;
let running: StandInScanner | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-scan-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(answer: ScannerBehaviour, path?: string): Promise<{ host: string; port: number }> {
  running = await startScanner(answer, path);
  return { host: '127.0.0.1', port: path === undefined ? (running.server.address() as AddressInfo).port : 0 };
}

async function save(bytes: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return path;
}

describe('a scanned file', () => {
  it('is clean, whole, however large', async () => {
    const bytes = Buffer.alloc(3_000_001, 'clean');
    let seen = 0;
    const address = await start((got, socket) => {
      seen = got.equals(bytes) ? got.length : -1;
      scanLikeClamd(got, socket);
    });
    expect(await scanFile(await save(bytes), address)).toBeNull();
    expect(seen).toBe(bytes.length);
  });

  it('is refused for what was found in it, by a socket too', async () => {
    const path = join(folder, 'clamd.sock');
    await start(scanLikeClamd, path);
    expect(await scanFile(await save(Buffer.from(eicar)), { path })).toEqual({
      code: 'INFECTED',
      detail: 'The virus scanner found Eicar-Test-Signature.',
    });
  });
});

describe('a scanner that says nothing clear lets nothing through', () => {
  const cases: readonly (readonly [string, ScannerBehaviour])[] = [
    ['hangs up', (_, socket) => socket.destroy()],
    ['says nothing', (_, socket) => socket.end()],
    ['takes too long', () => undefined],
    ['answers without sense', (_, socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
    ['answers without an end', (_, socket) => socket.end('stream: OK and more'.repeat(400))],
    ['refuses the length', (_, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ];
  it.each(cases)('because it %s', async (_, answer) => {
    const address = await start(answer);
    await expect(scanFile(await save(Buffer.from('clean')), address, 300)).rejects.toBeInstanceOf(ScannerError);
  });

  it('because it is not there', async () => {
    const { port } = await start(scanLikeClamd);
    await running?.stop();
    running = undefined;
    await expect(scanFile(await save(Buffer.from('clean')), { host: '127.0.0.1', port })).rejects.toThrow('reached');
    await expect(scanFile(await save(Buffer.from('clean')), { path: join(folder, 'none') })).rejects.toThrow('reached');
  });
});
