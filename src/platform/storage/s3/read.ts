import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { DamagedObjectError, MissingObjectError, StorageError } from '../errors.ts';
import type { ByteRange } from '../storage.ts';
import { call, isNotFound, type S3Connection, translateFailures } from './client.ts';

interface Opened {
  readonly body: Readable;
  readonly etag: string | undefined;
  /** First byte of the response, and last byte of the object or range. */
  readonly start: number;
  readonly end: number;
}

const contentRange = /^bytes (\d+)-(\d+)\/(\d+|\*)$/;

/** @throws StorageError if the service sends another range than requested */
function toOpened(answer: GetObjectCommandOutput, key: string, range: ByteRange | undefined): Opened {
  const body = answer.Body as Readable;
  const length = answer.ContentLength;
  const [, from, to] = contentRange.exec(answer.ContentRange ?? '') ?? [];
  const start = range === undefined ? 0 : Number(from);
  const end = range === undefined ? (length ?? Number.NaN) - 1 : Number(to);
  const fits = range === undefined || (start === range.start && end <= range.end);
  if (fits && end - start + 1 === length) return { body, etag: answer.ETag, start, end };
  body.destroy();
  throw new StorageError(
    `${key}: ${answer.ContentRange ?? 'everything'} was answered, of ${length ?? 'unknown'} bytes`,
  );
}

async function open(s3: S3Connection, key: string, range: ByteRange | undefined, etag?: string): Promise<Opened> {
  const command = new s3.sdk.GetObjectCommand({
    Bucket: s3.bucket,
    Key: key,
    ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
    ...(etag === undefined ? {} : { IfMatch: etag }),
  });
  try {
    return await call(s3, async (client, options) => toOpened(await client.send(command, options), key, range));
  } catch (error) {
    if (isNotFound(error)) throw new MissingObjectError(key, { cause: error });
    if (error instanceof Error && error.name === 'InvalidRange')
      throw new DamagedObjectError(`${key} ends before ${range?.start ?? 0}`, { cause: error });
    throw error;
  }
}

/** Yields the chunks of a body and destroys it if they arrive too slowly. The reader's own time doesn't count. */
async function* watch(body: Readable, { patience }: S3Connection): AsyncGenerator<Uint8Array, void, undefined> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let bytes = 0;
  let waited = 0;
  try {
    for (;;) {
      const since = performance.now();
      const allowed = patience.callMs + (bytes / patience.leastRate) * 1000 - waited;
      const timer = setTimeout(
        () => body.destroy(new StorageError('The service sends too slowly')),
        Math.max(0, allowed),
      );
      const next = await parts.next().finally(() => clearTimeout(timer));
      waited += performance.now() - since;
      if (next.done === true) return;
      bytes += next.value.length;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}

async function* follow(s3: S3Connection, key: string, first: Opened): AsyncGenerator<Uint8Array, void, undefined> {
  const { end, etag } = first;
  let at = first.start;
  let { body } = first;
  for (let failed = 0; at <= end; ) {
    let cause: unknown;
    try {
      for await (const part of watch(body, s3)) {
        if (at + part.length > end + 1) throw new StorageError(`${key}: more was sent than was said`);
        // Counted before the chunk is yielded, because the reader keeps it.
        at += part.length;
        failed = 0;
        yield part;
      }
    } catch (error) {
      cause = error;
    }
    if (at > end) return;
    failed += 1;
    if (failed >= s3.patience.attempts) throw new StorageError(`${key} broke off at ${at} of ${end + 1}`, { cause });
    await wait(s3.patience.firstDelayMs * 2 ** (failed - 1));
    // Reading only continues with the same version of the object, because parts of two versions don't fit together.
    ({ body } = await translateFailures('read', () => open(s3, key, { start: at, end }, etag)));
  }
}

/**
 * Opens an object or a range of it. After a lost connection, reading continues at the same position.
 * @returns the end position, the ETag, and the chunks, which must be read or the connection stays open
 */
export async function openObject(s3: S3Connection, key: string, range?: ByteRange) {
  const first = await open(s3, key, range);
  return { end: first.end, etag: first.etag, parts: follow(s3, key, first) };
}

export async function readObject(s3: S3Connection, key: string, range?: ByteRange): Promise<Readable> {
  const { parts } = await openObject(s3, key, range);
  return Readable.from(parts, { objectMode: false });
}
