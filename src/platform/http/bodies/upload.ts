import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { HonoContext } from '../hono-context.ts';
import { parseLocale, translate } from '../messages.ts';
import type { Upload } from '../operation.ts';
import { Problem } from '../problem.ts';
import { FormGuard, parseBoundary } from './form-guard.ts';

/** Maximum size of boundaries, headers and small fields besides the file of a form. */
const FORM_OVERHEAD_BYTES = 16 * 1024;
const limits = {
  parts: 8,
  fields: 8,
  files: 1,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
  headerSize: 4096,
};

interface UploadOptions {
  readonly field: string;
  readonly maxBytes: number;
}

/** The bytes of one part, without buffering, so that a slow consumer slows the client down. */
async function* readPart(
  file: BusboyFileStream,
  { first, missing, onDone }: { readonly first: Buffer; readonly missing: Problem; readonly onDone: () => void },
): AsyncGenerator<Buffer> {
  try {
    yield first;
    for await (const chunk of file) yield chunk as Buffer;
    if (file.truncated) throw new Problem('too_large');
  } catch (error) {
    // A malformed body is the same error at any position.
    throw error instanceof Problem ? error : missing;
  } finally {
    onDone();
  }
}

function firstChunk(file: BusboyFileStream): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    file.once('error', reject);
    file.once('end', () => resolve(undefined));
    file.once('readable', () => resolve((file.read() as Buffer | null) ?? undefined));
  });
}

/**
 * Reads the file of a multipart body as a stream, which starts with the file's first bytes; other parts are ignored.
 * @throws Problem `unsupported_media_type`, `too_large`, or `bad_input` for a missing, empty or unreadable file
 */
export async function readUpload(c: HonoContext, { field, maxBytes }: UploadOptions): Promise<Upload> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data;\s*boundary=/i.test(type)) throw new Problem('unsupported_media_type');
  if (Number(c.req.header('content-length') ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) throw new Problem('too_large');
  const locale = parseLocale(c.req.header('accept-language') ?? null);
  const missing = new Problem('bad_input', { errors: [{ path: field, message: translate('file_needed', locale) }] });
  const boundary = parseBoundary(type);
  const { body } = c.req.raw;
  if (boundary === undefined || body === null) throw missing;
  const parser: BusboyInstance = new Busboy({
    headers: { 'content-type': type },
    limits: { ...limits, fileSize: maxBytes },
  });
  const source = Readable.fromWeb(body as WebStream);
  const guard = new FormGuard(boundary);
  let part: BusboyFileStream | undefined;
  const stop = (): void => {
    source.destroy();
    guard.destroy();
  };
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  // An error after the first bytes is passed to the consumer of the stream.
  const refuse = (): void => {
    reject(missing);
    part?.destroy(missing);
    stop();
  };
  parser.on('file', (name, file, filename) => {
    file.on('error', refuse);
    if (name !== field || part !== undefined) {
      file.resume();
      return;
    }
    part = file;
    firstChunk(file).then((first) => {
      if (first === undefined) refuse();
      else
        resolve({
          stream: Readable.from(readPart(file, { first, missing, onDone: stop })),
          name: (filename ?? '').slice(0, 200),
        });
    }, refuse);
  });
  parser.once('finish', () => part === undefined && refuse());
  for (const stream of [source, guard, parser]) stream.on('error', refuse);
  source.pipe(guard).pipe(parser);
  return promise;
}
