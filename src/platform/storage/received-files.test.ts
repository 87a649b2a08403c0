import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceivedFiles } from './received-files.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arbor-received-'));
});
afterAll(() => rm(root, { recursive: true }));

const bytes = randomBytes(5_000_000);
const options = { offset: 0, room: bytes.length, onFlushed: async () => undefined };

/** Sends the bytes over a socket to a server that does `take` with the request. */
async function receive(take: (incoming: IncomingMessage) => Promise<unknown>): Promise<void> {
  const server = createServer((incoming, outgoing) => {
    take(incoming).then(
      () => outgoing.end(),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: bytes });
  server.close();
  expect([answer.status, await answer.text()]).toEqual([200, '']);
}

describe('what is received', () => {
  it('is written whole, and the memory of the socket is given back at once', async () => {
    const files = openReceivedFiles(root);
    const parts: Uint8Array[] = [];
    await receive((incoming) => {
      const push = incoming.push.bind(incoming);
      incoming.push = (part: Uint8Array | null, ...rest) => {
        if (part !== null) parts.push(part);
        return push(part, ...rest);
      };
      return files.append('a', incoming, options);
    });
    expect((await readFile(files.toPath('a'))).equals(bytes)).toBe(true);
    const kept = parts.reduce((sum, part) => sum + part.byteLength, 0);
    expect(parts.length).toBeGreaterThan(10);
    expect(kept).toBeLessThan(bytes.length / 2);
  });

  it('stays with whoever gave it, where that is no socket', async () => {
    const files = openReceivedFiles(root);
    const own = new Uint8Array(bytes);
    await files.append(
      'b',
      (async function* () {
        yield own;
      })(),
      options,
    );
    expect((await readFile(files.toPath('b'))).equals(bytes)).toBe(true);
    expect(own.byteLength).toBe(bytes.length);
  });
});
