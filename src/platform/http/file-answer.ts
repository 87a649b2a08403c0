import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
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
export const savedAs = (name: string): Record<string, string> => ({
  'content-disposition': contentDisposition(name),
  'content-security-policy': inertPolicy,
});

/** How to open the body of an answer as a Node stream, for a host that has a socket to pipe it to. */
const openers = new WeakMap<Response, () => Promise<Readable>>();

export const nodeBodyOf = (response: Response): (() => Promise<Readable>) | undefined => openers.get(response);

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
  openers.set(response, open);
  return response;
}
