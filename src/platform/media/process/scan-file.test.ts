import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ScannerError, scanFile } from './scan-file.ts';

/** Harmless, and known to every scanner. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

let folder: string;
let running: Server | undefined;
const sockets = new Set<Socket>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-scan-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (running === undefined ? resolve(undefined) : running.close(resolve)));
  running = undefined;
});

/** Reads the protocol as clamd does. @returns the bytes of the file once the last part has come */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

type Behaviour = (bytes: Buffer, socket: Socket) => void;

async function startScanner(answer: Behaviour, path?: string): Promise<{ host: string; port: number }> {
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = readStream(received);
      if (bytes !== undefined) answer(bytes, socket);
    });
  });
  running = server;
  await new Promise<void>((resolve) =>
    path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve),
  );
  return { host: '127.0.0.1', port: path === undefined ? (server.address() as AddressInfo).port : 0 };
}

const like: Behaviour = (bytes, socket) =>
  socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

async function save(bytes: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return path;
}

describe('a scanned file', () => {
  it('is clean, whole, however large', async () => {
    const bytes = Buffer.alloc(3_000_001, 'clean');
    let seen = 0;
    const address = await startScanner((got, socket) => {
      seen = got.equals(bytes) ? got.length : -1;
      like(got, socket);
    });
    expect(await scanFile(await save(bytes), address)).toBeNull();
    expect(seen).toBe(bytes.length);
  });

  it('is refused for what was found in it, by a socket too', async () => {
    const path = join(folder, 'clamd.sock');
    await startScanner(like, path);
    expect(await scanFile(await save(Buffer.from(eicar)), { path })).toEqual({
      code: 'INFECTED',
      detail: 'The virus scanner found Eicar-Test-Signature.',
    });
  });
});

describe('a scanner that says nothing clear lets nothing through', () => {
  const cases: readonly (readonly [string, Behaviour])[] = [
    ['hangs up', (_, socket) => socket.destroy()],
    ['says nothing', (_, socket) => socket.end()],
    ['takes too long', () => undefined],
    ['answers without sense', (_, socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
    ['answers without an end', (_, socket) => socket.end('stream: OK and more'.repeat(400))],
    ['refuses the length', (_, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ];
  it.each(cases)('because it %s', async (_, answer) => {
    const address = await startScanner(answer);
    await expect(scanFile(await save(Buffer.from('clean')), address, 300)).rejects.toBeInstanceOf(ScannerError);
  });

  it('because it is not there', async () => {
    const { port } = await startScanner(like);
    await new Promise((resolve) => running?.close(resolve));
    running = undefined;
    await expect(scanFile(await save(Buffer.from('clean')), { host: '127.0.0.1', port })).rejects.toThrow('reached');
    await expect(scanFile(await save(Buffer.from('clean')), { path: join(folder, 'none') })).rejects.toThrow('reached');
  });
});
