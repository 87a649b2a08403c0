import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { sendFileStream } from './answers/file-response.ts';
import { createHttpServer, listen } from './listener.ts';

const part = Buffer.alloc(1024 * 1024, 'p');
const PARTS = 200;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a download of 200 MB, more than any buffer holds. `sent`: resolves with whether all of it was sent. */
async function download(idleMs: number): Promise<{ socket: Socket; sent: Promise<boolean> }> {
  const { promise: sent, resolve } = Promise.withResolvers<boolean>();
  const server = createServer((_, outgoing) => {
    const writeTo = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
      for (let at = 0; at < PARTS; at += 1) await write(part);
    };
    const head = { status: 200, headers: { 'content-length': String(PARTS * part.length) } };
    void sendFileStream(writeTo, outgoing, head).then(resolve);
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0, orNext: false, idleMs });
  const socket = connect(port, '127.0.0.1');
  closers.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  return { socket, sent };
}

describe('headers', () => {
  it.each([
    ['begun', 'GET / HTTP/1.1\r\nHost: localhost\r\n', ''],
    ['trickling', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
  ])('that are %s end the connection when their time is over', async (_, begun, more) => {
    const server = createHttpServer(500);
    const port = await listen(server, { host: '127.0.0.1', port: 0, orNext: false });
    const socket = connect(port, '127.0.0.1');
    closers.push(() => {
      socket.destroy();
      server.close();
    });
    socket.on('error', () => undefined).resume();
    const started = performance.now();
    socket.write(begun);
    const trickle = setInterval(() => socket.write(more), 50);
    await once(socket, 'close');
    clearInterval(trickle);
    expect(performance.now() - started).toBeGreaterThan(400);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a download', () => {
  it('ends where nobody reads it', async () => {
    const { sent } = await download(200);
    expect(await sent).toBe(false);
  });

  it('goes on at any pace', async () => {
    const { socket, sent } = await download(1000);
    let isEnded = false;
    void sent.then(() => {
      isEnded = true;
    });
    // The time is three times the idle timeout.
    const until = Date.now() + 3000;
    while (Date.now() < until) {
      socket.read();
      await wait(5);
    }
    expect(isEnded).toBe(false);
  });
});
