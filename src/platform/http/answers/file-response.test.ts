import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type ReadingPace, sendFileStream } from './file-response.ts';

const part = Buffer.alloc(256 * 1024, 'p');
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function ask(answer: RequestListener): Promise<IncomingMessage> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

const head = (parts: number) => ({ status: 200, headers: { 'content-length': String(parts * part.length) } });

describe('a streamed file', () => {
  it('arrives whole, and leaves no listener behind', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const response = await ask(({ socket }, outgoing) => {
      const before = socket.listenerCount('close');
      const writeTo = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
        for (let at = 0; at < 20; at += 1) await write(part);
      };
      void sendFileStream(writeTo, outgoing, head(20)).then(() => resolve(socket.listenerCount('close') - before));
    });
    expect((await buffer(response)).length).toBe(20 * part.length);
    expect(await promise).toBe(0);
  });

  it('stops when the caller disconnects, even while the pipe is full', async () => {
    let taken = 0;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const response = await ask((_, outgoing) => {
      const writeTo = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
        for (; taken < 4000; taken += 1) await write(part);
      };
      void sendFileStream(writeTo, outgoing, head(4000)).then(resolve);
    });
    await once(response, 'readable');
    response.destroy();
    expect(await promise).toBe(false);
    expect(taken).toBeLessThan(4000);
  });

  it('ends for a caller who reads a byte now and then, and not for one who is slow', async () => {
    const start = async (pace: ReadingPace, parts: number) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const response = await ask((_, outgoing) => {
        const writeTo = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
          for (let at = 0; at < parts; at += 1) await write(part);
        };
        void sendFileStream(writeTo, outgoing, head(parts), pace).then(resolve);
      });
      return { response, sent: promise };
    };
    const trickle = await start({ leastRate: 1_000_000, spareMs: 50 }, 4000);
    trickle.response.on('error', () => undefined);
    const reading = setInterval(() => void trickle.response.read(1), 10);
    closers.push(() => clearInterval(reading));
    expect(await trickle.sent).toBe(false);
    const slow = await start({ leastRate: 10_000, spareMs: 0 }, 100);
    let received = 0;
    for await (const bytes of slow.response as AsyncIterable<Buffer>) {
      received += bytes.length;
      await setImmediate();
    }
    expect(received).toBe(100 * part.length);
    expect(await slow.sent).toBe(true);
  });

  it('closes the connection where the storage fails half way', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const response = await ask((_, outgoing) => {
      const writeTo = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
        await write(part);
        throw new Error('disk');
      };
      sendFileStream(writeTo, outgoing, head(2)).catch(resolve);
    });
    await expect(buffer(response)).rejects.toThrow('aborted');
    expect(await promise).toMatchObject({ message: 'disk' });
  });

  it('leaves the response unsent where the storage fails before the first byte', async () => {
    const response = await ask((_, outgoing) => {
      const writeTo = (): Promise<void> => Promise.reject(new Error('gone'));
      sendFileStream(writeTo, outgoing, head(1)).catch(() => outgoing.writeHead(500).end());
    });
    expect(response.statusCode).toBe(500);
    response.resume();
  });
});
