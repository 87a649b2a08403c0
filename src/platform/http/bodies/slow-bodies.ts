import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { HonoContext } from '../hono-context.ts';

/** How slowly a body may come; slower ones hold a connection for ever. */
interface BodyPace {
  /** Milliseconds until the whole of an ordinary body must be here. */
  readonly wholeMs: number;
  /** Least bytes a second of a body that is read as a stream, on average. */
  readonly leastRate: number;
  /** Milliseconds that such a body has besides. */
  readonly spareMs: number;
  readonly checkMs: number;
}

const usualPace: BodyPace = { wholeMs: 30_000, leastRate: 1000, spareMs: 60_000, checkMs: 2000 };

const streamed = new WeakSet<IncomingMessage>();

/** The body as it comes, of any length: from the socket where there is one. It may take as long as it keeps moving. */
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
 * Ends requests whose body comes too slowly. The server's own `requestTimeout` knows one limit for all: a large file over a
 * slow line would never arrive.
 */
export function endSlowBodies(server: Server, pace: Partial<BodyPace> = {}): void {
  const { wholeMs, leastRate, spareMs, checkMs } = { ...usualPace, ...pace };
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!hasBody(incoming)) return;
    const { socket } = incoming;
    const [started, before] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      // Not with the answer: it may be given long before the body ends.
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
