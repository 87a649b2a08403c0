import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Time in which a stopping server still accepts requests: those on open connections, and those of load balancers that
 * haven't checked /readyz yet.
 */
const DRAIN_MS = 2000;
/** Maximum time to finish requests after that; an aborted download can be resumed with a range. */
const REQUEST_TIMEOUT_MS = 12_000;
/** Idle timeout of a connection, because an unread download holds a file and memory. */
const IDLE_MS = 60_000;
/** Maximum time for a connection to send its headers. */
const HEADERS_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;
/** Maximum size of headers; a query string of 100 kB then gets validation errors instead of Node's bare 431. */
const MAX_HEADER_BYTES = 256 * 1024;
/** Number of further ports to try if a default port is in use. */
const MAX_NEXT_PORTS = 20;

/** The server can't listen at the address; the message is one sentence that names the setting. */
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

/** Creates a server that closes a connection whose headers take too long, at most a tenth of that time later. */
export const createHttpServer = (headersMs = HEADERS_MS): Server =>
  createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 10,
    // `endSlowBodies` limits the time of bodies.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });

/**
 * Listens and returns the port: the wanted one, or with `orNext` one of the next if it is in use.
 * @throws ListenError
 */
export function listen(server: Server, wanted: Address): Promise<number> {
  // Node closes an idle connection itself; any sent byte counts as activity.
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

/** Waits until every connection has been asked to close, or has had time for another request. */
async function waitForDrain(server: Server): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  for (const until = Date.now() + DRAIN_MS; Date.now() < until && (await connections()) > 0; ) await wait(50);
  // One queued connection is accepted per turn; closing the server would reset the rest.
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Finishes running requests, then closes every connection. */
export async function closeListener(server: Server): Promise<void> {
  await waitForDrain(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request was finished before the stop could otherwise stay open for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
