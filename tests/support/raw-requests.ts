import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import type { TestApp } from './app.ts';

export interface RawAnswer {
  readonly status: number;
  /** The whole response, head and body, with one character per byte. */
  readonly text: string;
}

/** Sends a request target unchanged, because clients normalize it. */
export type SendRaw = (
  target: string,
  options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<RawAnswer>;

/** Serves the application on its own socket until the tests of the file have ended. */
export async function serveRaw(app: TestApp): Promise<SendRaw> {
  const answer = getRequestListener(app.host.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (target, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const all = { host: 'localhost', connection: 'close', 'sec-fetch-site': 'same-origin', ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const parts: Buffer[] = [];
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`),
      );
      socket.on('data', (part: Buffer) => parts.push(part));
      socket.once('error', reject);
      socket.once('close', () => {
        const text = Buffer.concat(parts).toString('latin1');
        resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
      });
    });
}
