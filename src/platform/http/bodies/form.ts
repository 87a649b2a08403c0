import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { HonoContext } from '../hono-context.ts';
import { parseLocale, translate } from '../messages.ts';
import type { Upload } from '../operation.ts';
import { Problem } from '../problem.ts';
import { FormGuard, parseBoundary } from './form-guard.ts';

const MAX_PARTS = 24;
/** Maximum size of a field in bytes of UTF-8. */
const MAX_FIELD_BYTES = 1024 * 1024;
/** Maximum size of all fields in bytes, including boundaries and headers. */
const MAX_FIELDS_BYTES = 3 * 1024 * 1024;
const limits = {
  parts: MAX_PARTS,
  fields: MAX_PARTS,
  files: 1,
  fieldNameSize: 100,
  fieldSize: MAX_FIELD_BYTES,
  headerPairs: 20,
  headerSize: 4096,
};

interface FormOptions {
  readonly field: string;
  readonly maxBytes: number;
  readonly isOptional?: true;
}

export interface Form {
  /** Text fields of the form, by name. */
  readonly body: Readonly<Record<string, string>>;
  readonly file: Upload | undefined;
}

interface Received {
  /** Size of all texts in UTF-16 code units. */
  size: number;
  readonly fields: Map<string, string>;
  file: { readonly name: string; readonly bytes: Promise<Buffer>; readonly isTruncated: () => boolean } | undefined;
  isCut: boolean;
}

function collectParts(parser: BusboyInstance, field: string): Received {
  const received: Received = { size: 0, fields: new Map(), file: undefined, isCut: false };
  parser.on('field', (name, value, nameCut, valueCut) => {
    received.size += value.length;
    if (nameCut || valueCut || received.size > MAX_FIELDS_BYTES) received.isCut = true;
    else received.fields.set(name, value);
  });
  parser.on('file', (name, file, filename) => {
    if (name !== field || received.file !== undefined) {
      file.resume();
      return;
    }
    const bytes = buffer(file);
    // The promise is awaited after the end of the form; until then a failure must not count as an unhandled rejection.
    bytes.catch(() => undefined);
    received.file = { name: (filename ?? '').slice(0, 200), bytes, isTruncated: () => file.truncated };
  });
  return received;
}

/**
 * Reads a multipart form with text fields and at most one file into memory. An empty file counts as none, because
 * browsers send one for an unfilled file field.
 * @throws Problem `unsupported_media_type`, `too_large`, or `bad_input` for a malformed form or a missing file
 */
export async function readForm(c: HonoContext, { field, maxBytes, isOptional }: FormOptions): Promise<Form> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data;\s*boundary=/i.test(type)) throw new Problem('unsupported_media_type');
  if (Number(c.req.header('content-length') ?? 0) > maxBytes + MAX_FIELDS_BYTES) throw new Problem('too_large');
  const locale = parseLocale(c.req.header('accept-language') ?? null);
  const refuse = (): Problem =>
    new Problem('bad_input', { errors: [{ path: field, message: translate('file_needed', locale) }] });
  const boundary = parseBoundary(type);
  const { body } = c.req.raw;
  if (boundary === undefined || body === null) throw refuse();
  const parser = new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: maxBytes } });
  const received = collectParts(parser, field);
  const streams = [Readable.fromWeb(body as WebStream), new FormGuard(boundary, MAX_PARTS + 2), parser] as const;
  await new Promise<void>((resolve, reject) => {
    const [source, guard] = streams;
    const stop = (): void => {
      source.destroy();
      guard.destroy();
      reject(refuse());
    };
    for (const stream of streams) stream.on('error', stop);
    parser.once('finish', resolve);
    source.pipe(guard).pipe(parser);
  });
  const bytes = await received.file?.bytes;
  if (received.isCut || received.file?.isTruncated() === true) throw new Problem('too_large');
  const isMissing = bytes === undefined || bytes.length === 0;
  if (isMissing && isOptional !== true) throw refuse();
  return {
    body: Object.fromEntries(received.fields),
    file: isMissing ? undefined : { stream: Readable.from([bytes]), name: received.file?.name ?? '' },
  };
}
