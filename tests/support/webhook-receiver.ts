import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, expect, vi } from 'vitest';

/** Behaviour of a receiver: a status code, or a fault. */
export type ReceiverMood =
  | number
  | 'silent'
  | 'redirect'
  | 'endless'
  | 'huge'
  | 'cut'
  | 'trickle'
  | 'upgrade'
  | 'odd status';

export interface ReceivedCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  /** URL in the form `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly port: number;
  readonly received: ReceivedCall[];
  mood: ReceiverMood;
  /** Headers of responses with a status code. */
  headers: OutgoingHttpHeaders;
  /** Called before each response, which waits for it. */
  onCall: (() => Promise<void>) | undefined;
  /** Number of bytes of the last `endless` response that the client has read. */
  written: number;
  /** Resolves when no connection is open any more. */
  readonly isLeft: () => Promise<void>;
}

/** Starts a real HTTP server for a test file, which stores what it receives. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: Omit<WebhookReceiver, 'origin' | 'port' | 'isLeft'> = {
    received: [],
    mood: 200,
    headers: {},
    onCall: undefined,
    written: 0,
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      receiver.received.push({ method, path, headers, body: Buffer.concat(parts).toString('utf8') });
      void (receiver.onCall?.() ?? Promise.resolve()).then(() => {
        const { mood } = receiver;
        if (mood === 'silent') return;
        if (mood === 'cut') request.socket.destroy();
        else if (mood === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
        else if (mood === 'huge') response.writeHead(200).end(Buffer.alloc(50_000_000));
        else if (mood === 'upgrade')
          request.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n');
        else if (mood === 'odd status') request.socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n');
        else if (mood === 'trickle') response.writeHead(200).write('.');
        else if (mood === 'endless') {
          response.writeHead(200);
          const fill = () => {
            if (response.destroyed) return;
            receiver.written += 65_536;
            if (response.write(Buffer.alloc(65_536))) setImmediate(fill);
            else response.once('drain', fill);
          };
          fill();
        } else response.writeHead(mood, receiver.headers).end('thank you');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const countOpen = promisify(server.getConnections.bind(server));
  const isLeft = () => vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: 5000 });
  return Object.assign(receiver, { port, origin: `http://127.0.0.1:${port}`, isLeft });
}
