import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { HonoContext } from '../hono-context.ts';
import { endSlowBodies, openByteStream } from './slow-bodies.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a server that reads the requests below `/bytes` as streams, and sends it the start of a body of 100 kB. */
async function begin(path: string): Promise<{ socket: Socket; answer: () => string; closed: Promise<unknown> }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/answered') {
      outgoing.end('nobody reads it');
      return;
    }
    const isStream = incoming.url === '/bytes';
    const body = isStream ? openByteStream({ env: { incoming } } as unknown as HonoContext) : incoming;
    body.on('error', () => undefined);
    body.resume();
    body.on('end', () => outgoing.end('all here'));
  });
  endSlowBodies(server, { wholeMs: 300, leastRate: 1000, spareMs: 600, checkMs: 20 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  closers.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.write(`PUT ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nbegun`);
  return { socket, answer: () => text, closed };
}

describe('a body that comes slowly', () => {
  it.each(['/json', '/bytes'])('is ended with 408 where nothing more comes, at %s', async (path) => {
    const { answer, closed } = await begin(path);
    await closed;
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is ended where it was answered before its end, and goes on byte by byte', async () => {
    const { socket, answer, closed } = await begin('/answered');
    const drops = setInterval(() => socket.write('x'), 20);
    closers.push(() => clearInterval(drops));
    await closed;
    expect(answer()).toMatch(/^HTTP\/1\.1 200 .*nobody reads it$/s);
  });

  it('may take longer than others where it is read as a stream and keeps moving', async () => {
    const { socket, answer } = await begin('/bytes');
    const part = Buffer.alloc(5000, 'x');
    for (let left = 100_000 - 5; left > 0; left -= part.length) {
      socket.write(part.subarray(0, Math.min(part.length, left)));
      await wait(50);
    }
    await expect.poll(answer).toContain('all here');
  });
});
