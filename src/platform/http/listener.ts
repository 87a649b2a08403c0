import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * How long a stop still takes requests: those under way on kept connections, and of whoever hasn't asked /readyz yet.
 */
const DRAIN_MS = 2000;
/** Whoever is still downloading after it goes on with a range. */
const REQUEST_TIMEOUT_MS = 12_000;
/** How many ports after a default one that is in use are tried. */
const MAX_NEXT_PORTS = 20;

export class PortInUseError extends Error {}

/**
 * Listens and gives the port: the one wanted, or one of the next where `orNext` and it is in use.
 * @throws PortInUseError
 */
export function listen(
  server: Server,
  wanted: { readonly host: string; readonly port: number; readonly orNext: boolean },
): Promise<number> {
  return new Promise((resolve, reject) => {
    let { port } = wanted;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && wanted.orNext && port < wanted.port + MAX_NEXT_PORTS) {
        port += 1;
        server.listen(port, wanted.host);
      } else if (error.code === 'EADDRINUSE')
        reject(new PortInUseError(`Port ${port} is in use. Choose another with PORT.`));
      else reject(error);
    });
    server.once('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
    server.listen(port, wanted.host);
  });
}

/** Until everybody who has a connection has been told to close it, or has had the time to ask once more. */
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
  // Whoever was answered before the stop may keep its connection for a minute otherwise.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
