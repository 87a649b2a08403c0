import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { Storage } from '../storage/storage.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import { parseRange } from './range.ts';

export interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly etag: string;
  readonly headers: Record<string, string>;
}

/** What makes a browser save a file under its name, in any script, and never show it as a page of ours. */
export const attachmentHeaders = (name: string): Record<string, string> => ({
  'content-disposition': create(name),
  'content-security-policy': inertPolicy,
});

type StreamWriter = (take: (part: Uint8Array) => Promise<void>) => Promise<void>;

/** How to pour the body of an answer, for a host that has a socket to pour it into. */
const fileStreams = new WeakMap<Response, StreamWriter>();

export const fileStreamOf = (response: Response): StreamWriter | undefined => fileStreams.get(response);

class CallerLeftError extends Error {}

/**
 * Writes a stored file to the caller, at the caller's pace. True when all was sent, false when the caller left early,
 * which is no failure of ours.
 * @throws whatever the storage fails with; the socket is destroyed then if the answer has begun
 */
export async function sendFileStream(
  pour: StreamWriter,
  outgoing: ServerResponse,
  head: { readonly status: number; readonly headers: Record<string, string> },
): Promise<boolean> {
  const { socket } = outgoing.req;
  let leave: ((error: Error) => void) | undefined;
  const left = (): void => leave?.(new CallerLeftError());
  const take = (part: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      leave = reject;
      if (socket.destroyed) left();
      if (!outgoing.headersSent) outgoing.writeHead(head.status, head.headers);
      outgoing.write(part, (error) => (error ? reject(new CallerLeftError()) : resolve()));
    });
  socket.once('close', left);
  try {
    await pour(take);
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

/** The same body for everybody else: opened at the first read, closed when the reader leaves. */
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

/**
 * Sends a stored file, or the range of it that is asked for. A range is for the same bytes only: where `If-Range`
 * names others, the whole is sent.
 */
export async function fileAnswer(storage: Storage, file: StoredFile, request: Headers): Promise<Response> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'content-type': file.mediaType,
    'accept-ranges': 'bytes',
    etag: file.etag,
    ...file.headers,
  };
  const condition = request.get('if-range');
  const range = condition === null || condition === file.etag ? parseRange(request.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } });
  }
  headers['content-length'] = String(range === undefined ? file.size : range.end - range.start + 1);
  if (range !== undefined) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  const open = (): Promise<Readable> => storage.read(file.key, range);
  const response = new Response(lazyBody(open), { status: range === undefined ? 200 : 206, headers });
  const whole = { start: 0, end: file.size - 1 };
  fileStreams.set(response, (take) => storage.writeTo(file.key, range ?? whole, take));
  return response;
}
