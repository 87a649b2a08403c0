import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { create } from 'content-disposition';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';
import { commonHeaders, inertPolicy } from '../headers.ts';
import type { HonoContext } from '../hono-context.ts';
import { parseRange } from './range.ts';

export interface StoredFile {
  readonly key: string;
  /** Size in bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly etag: string;
  readonly headers: Record<string, string>;
}

/** Headers that make a browser save a file under its name, in any script, and never show it as a page of the site. */
export const attachmentHeaders = (name: string): Record<string, string> => ({
  'content-disposition': create(name),
  'content-security-policy': inertPolicy,
});

type StreamWriter = (write: (part: Uint8Array) => Promise<void>) => Promise<void>;

class CallerLeftError extends Error {}

/** Minimum speed of a client; slower ones would hold a file and memory forever. */
export interface ReadingPace {
  /** Minimum rate in bytes per second, on average over a chunk. */
  readonly leastRate: number;
  /** Additional milliseconds per chunk. */
  readonly spareMs: number;
}

const usualPace: ReadingPace = { leastRate: 1000, spareMs: 60_000 };

/**
 * Sends a stored file at the client's pace. True if everything was sent; false if the client left early or is too slow,
 * which isn't logged as an error. The socket of a slow client is destroyed.
 * @throws the storage's errors; the socket is destroyed if the response has begun
 */
export async function sendFileStream(
  writeTo: StreamWriter,
  outgoing: ServerResponse,
  head: { readonly status: number; readonly headers: Record<string, string> },
  { leastRate, spareMs }: ReadingPace = usualPace,
): Promise<boolean> {
  const { socket } = outgoing.req;
  let leave: ((error: Error) => void) | undefined;
  const left = (): void => leave?.(new CallerLeftError());
  const write = (part: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      leave = reject;
      if (socket.destroyed) left();
      if (!outgoing.headersSent) outgoing.writeHead(head.status, head.headers);
      const late = setTimeout(() => socket.destroy(), spareMs + (part.length / leastRate) * 1000).unref();
      outgoing.write(part, (error) => {
        clearTimeout(late);
        if (error) reject(new CallerLeftError());
        else resolve();
      });
    });
  socket.once('close', left);
  try {
    await writeTo(write);
    if (!outgoing.headersSent) outgoing.writeHead(head.status, head.headers);
    outgoing.end();
    return true;
  } catch (error) {
    if (error instanceof CallerLeftError) return false;
    if (outgoing.headersSent) outgoing.destroy();
    throw error;
  } finally {
    socket.off('close', left);
  }
}

/** Body of a response without a socket: opened at the first read, and closed when the client leaves. */
function lazyBody(open: () => Promise<Readable>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(await open()) as ReadableStream<Uint8Array>).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A response with a stored file or a part of it. */
export class FileResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Opens the body; undefined for a response without a body. */
  readonly #body: { readonly open: () => Promise<Readable>; readonly writeTo: StreamWriter } | undefined;

  constructor(
    status: number,
    headers: Record<string, string>,
    body?: { readonly open: () => Promise<Readable>; readonly writeTo: StreamWriter },
  ) {
    this.status = status;
    this.headers = headers;
    this.#body = body;
  }

  get writeTo(): StreamWriter | undefined {
    return this.#body?.writeTo;
  }

  /** Response for a host without a socket. */
  toResponse(): Response {
    const body = this.#body === undefined ? null : lazyBody(this.#body.open);
    return new Response(body, { status: this.status, headers: this.headers });
  }
}

/**
 * Creates a response with a stored file, or the requested range. If `If-Range` names another version, the whole file is
 * sent.
 */
export function createFileResponse(storage: Storage, file: StoredFile, request: Headers): FileResponse {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'content-type': file.mediaType,
    'accept-ranges': 'bytes',
    etag: file.etag,
    ...file.headers,
  };
  const condition = request.get('if-range');
  const range = condition === null || condition === file.etag ? parseRange(request.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') return new FileResponse(416, { ...headers, 'content-range': `bytes */${file.size}` });
  headers['content-length'] = String(range === undefined ? file.size : range.end - range.start + 1);
  if (range !== undefined) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  const whole = { start: 0, end: file.size - 1 };
  return new FileResponse(range === undefined ? 200 : 206, headers, {
    open: () => storage.read(file.key, range),
    writeTo: (write) => storage.writeTo(file.key, range ?? whole, write),
  });
}

/** Sends a file directly to the socket if there is one, which is many times faster than a web stream. */
export async function sendFile(c: HonoContext, file: FileResponse, log: Log): Promise<Response> {
  const { outgoing } = c.env ?? {};
  const { writeTo } = file;
  if (writeTo === undefined || outgoing === undefined || c.req.method === 'HEAD') return file.toResponse();
  const requestId = c.get('requestId');
  const head = { status: file.status, headers: { ...file.headers, 'x-request-id': requestId } };
  await sendFileStream(writeTo, outgoing, head).catch((error: unknown) => {
    if (!outgoing.headersSent) throw error;
    log.error({ err: error, requestId }, 'a stored file could not be sent to its end');
  });
  return RESPONSE_ALREADY_SENT;
}
