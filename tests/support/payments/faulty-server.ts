import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Faults of a call. The call is executed and: `hang` never responds; `lost` closes the connection; `drip` responds byte
 * by byte; `malformed` responds with invalid JSON; `slow` responds after 300 ms. The call isn't executed and: `reset`
 * closes the connection; `500` responds with that status; `redirect` redirects elsewhere.
 */
export type Fault = 'hang' | 'lost' | 'drip' | 'malformed' | 'reset' | '500' | 'redirect' | 'slow';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of a provider: its name, and a function that executes it and returns the response. */
export interface Operation {
  readonly name: string;
  readonly run: () => Answer;
}

export interface FaultyServer {
  readonly url: string;
  /** Called operations, in order. */
  readonly calls: readonly string[];
  /** Makes the next calls of this operation fail. */
  readonly fail: (operation: string, fault: Fault, times?: number) => void;
  readonly close: () => Promise<void>;
}

/** Delay in milliseconds, shorter than the timeout of any client in tests. */
export const SLOW_MS = 300;

const undone: ReadonlySet<Fault | undefined> = new Set(['reset', '500', 'redirect']);

function drip(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  let at = 0;
  const timer = setInterval(() => {
    if (at >= body.length || response.destroyed) clearInterval(timer);
    else response.write(body[at]);
    at += 1;
  }, 50);
  response.once('close', () => clearInterval(timer));
}

function send(response: ServerResponse, answer: Answer | undefined, fault: Fault | undefined): void {
  if (fault === 'hang') return;
  if (fault === 'lost' || fault === 'reset') return void response.destroy();
  if (fault === '500') return void response.writeHead(500).end('<html>Internal Server Error</html>');
  if (fault === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
  if (fault === 'malformed') return void response.writeHead(200).end('<html>maintenance</html>');
  const body = JSON.stringify(answer?.body);
  if (fault === 'slow') setTimeout(() => send(response, answer, undefined), SLOW_MS);
  else if (fault === 'drip') drip(response, body);
  else response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' }).end(body);
}

/** Starts a server on loopback that behaves like the provider, except for requested faults. */
export async function startFaultyServer(find: (received: Received) => Operation): Promise<FaultyServer> {
  const calls: string[] = [];
  const faults = new Map<string, Fault[]>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const { headers, method = '' } = request;
    const operation = find({ method, url, headers, body: await text(request) });
    calls.push(operation.name);
    const fault = faults.get(operation.name)?.shift();
    send(response, undone.has(fault) ? undefined : operation.run(), fault);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (operation, fault, times = 1) => {
      faults.set(operation, [...(faults.get(operation) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
