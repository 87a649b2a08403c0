import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * How long a stop still takes requests: those under way on kept connections, and those of load balancers that haven't
 * asked /readyz yet.
 */
const DRAIN_MS = 2000;
/** A download that is cut off after it continues with a range. */
const REQUEST_TIMEOUT_MS = 12_000;
/** How long a connection may stay open while nothing moves on it: a download that nobody reads holds a file and memory. */
const IDLE_MS = 60_000;
/** How long a connection may take to say what it wants. */
const HEADERS_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;
/** A query string of 100 kB gets our answer, with errors by field, instead of the runtime's bare 431. */
const MAX_HEADER_BYTES = 256 * 1024;
/** How many ports after a default one that is in use are tried. */
const MAX_NEXT_PORTS = 20;

/** Nobody can be answered at the address; the message is one sentence that names the setting. */
export class ListenError extends Error {}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs rights that this user does not have',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'has a name that is not known',
};

interface Address {
  readonly host: string;
  readonly port: number;
  readonly orNext: boolean;
  readonly setting?: string;
  /** Milliseconds after which an idle connection ends. */
  readonly idleMs?: number;
}

/** A server that ends a connection whose headers take too long, a tenth of that time later at most. */
export const createHttpServer = (headersMs = HEADERS_MS): Server =>
  createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 10,
    // Bodies have limits of their own: `endSlowBodies`.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });

/**
 * Listens and gives the port: the one wanted, or one of the next where `orNext` and it is in use.
 * @throws ListenError
 */
export function listen(server: Server, wanted: Address): Promise<number> {
  // Node ends an idle connection itself; bytes that leave, however slowly, count as movement.
  server.setTimeout(wanted.idleMs ?? IDLE_MS);
  return new Promise((resolve, reject) => {
    let { port } = wanted;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && wanted.orNext && port < wanted.port + MAX_NEXT_PORTS) {
        port += 1;
        server.listen(port, wanted.host);
        return;
      }
      const { host, setting = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST' } = wanted;
      const reason = reasons[error.code ?? ''] ?? `can not be listened at (${error.code})`;
      const where = setting === 'PORT' ? `Port ${port}` : `The address ${host}:${port}`;
      reject(new ListenError(`${where} ${reason}. Choose another with ${setting}.`));
    });
    server.once('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
    server.listen(port, wanted.host);
  });
}

/** Resolves once every connection has been asked to close, or has had the time for one more request. */
async function waitForDrain(server: Server): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  for (const until = Date.now() + DRAIN_MS; Date.now() < until && (await connections()) > 0; ) await wait(50);
  // One connection is taken in each turn: those that wait in line would be reset by closing.
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Answers what has been taken, then closes every connection. */
export async function closeListener(server: Server): Promise<void> {
  await waitForDrain(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was answered before the stop could otherwise stay open for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
