import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { HonoContext } from '../hono-context.ts';

/** Minimum speed of a request body; slower ones would hold a connection forever. */
interface BodyPace {
  /** Milliseconds in which an ordinary body must arrive. */
  readonly wholeMs: number;
  /** Minimum average rate of a streamed body in bytes per second. */
  readonly leastRate: number;
  /** Additional milliseconds for a streamed body. */
  readonly spareMs: number;
  readonly checkMs: number;
}

const usualPace: BodyPace = { wholeMs: 30_000, leastRate: 1000, spareMs: 60_000, checkMs: 2000 };

const streamed = new WeakSet<IncomingMessage>();

/**
 * The body as a stream of any length, directly from the socket if there is one. It may take as long as data keeps
 * arriving.
 */
export function openByteStream(c: HonoContext): Readable {
  const incoming = c.env?.incoming;
  if (incoming instanceof Readable) {
    streamed.add(incoming);
    return incoming;
  }
  const { body } = c.req.raw;
  return body === null ? Readable.from([]) : Readable.fromWeb(body as WebStream);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body arrives too slowly. Node's `requestTimeout` is one limit for all requests and would abort
 * large files on slow connections.
 */
export function endSlowBodies(server: Server, pace: Partial<BodyPace> = {}): void {
  const { wholeMs, leastRate, spareMs, checkMs } = { ...usualPace, ...pace };
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!hasBody(incoming)) return;
    const { socket } = incoming;
    const [started, before] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      // The check doesn't end with the response, which may be sent long before the body has arrived.
      if (incoming.complete || socket.destroyed) {
        clearInterval(timer);
        return;
      }
      const allowed = streamed.has(incoming) ? spareMs + ((socket.bytesRead - before) / leastRate) * 1000 : wholeMs;
      if (performance.now() - started <= allowed) return;
      clearInterval(timer);
      if (!outgoing.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    }, checkMs).unref();
    incoming.once('end', () => clearInterval(timer));
  });
}
