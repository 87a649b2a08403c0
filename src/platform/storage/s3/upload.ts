import { createHash, type Hash } from 'node:crypto';
import { extname } from 'node:path';
import type { CompletedPart } from '@aws-sdk/client-s3';
import { DamagedObjectError, MissingObjectError, StorageError } from '../errors.ts';
import { call, callOnce, isNotFound, type S3Connection } from './client.ts';
import { openObject } from './read.ts';
import { removeObject } from './remove.ts';

/** Part size; Amazon requires at least 5 MiB and allows 10,000 parts. */
const PART = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

interface Sent {
  readonly size: number;
  readonly etag: string | undefined;
  /** Possible SHA-256 checksums in base64: of the whole object, or of the parts' checksums with their number. */
  readonly checksums: readonly string[];
  readonly sha256: Buffer;
}

/** Content types for browsers that fetch public objects directly; links to private objects set their own. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const toHeaders = (key: string): { ContentType: string; CacheControl?: string } => ({
  ContentType: types[extname(key)] ?? 'application/octet-stream',
  ...(key.startsWith('previews/') ? { CacheControl: 'public, max-age=31536000, immutable' } : {}),
});

/** Splits a source into parts of `PART` bytes; the last one is shorter, or empty for an empty source. */
async function* cutParts(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let hadParts = false;
  for await (const piece of source) {
    let rest = piece;
    while (length + rest.length >= PART) {
      const taken = rest.subarray(0, PART - length);
      yield Buffer.concat([...waiting, taken]);
      hadParts = true;
      rest = rest.subarray(taken.length);
      [waiting, length] = [[], 0];
    }
    // Copied, because the caller may reuse its memory.
    if (rest.length > 0) waiting.push(Buffer.from(rest));
    length += rest.length;
  }
  if (length > 0 || !hadParts) yield Buffer.concat(waiting);
}

async function putSmall(s3: S3Connection, key: string, bytes: Buffer): Promise<Sent> {
  const own = sha256(bytes);
  const command = () =>
    new s3.sdk.PutObjectCommand({
      Bucket: s3.bucket,
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ChecksumSHA256: own.toString('base64'),
      ...toHeaders(key),
    });
  const { ETag } = await call(s3, (client, options) => client.send(command(), options), bytes.length);
  return { size: bytes.length, etag: ETag, checksums: [own.toString('base64')], sha256: own };
}

interface SentPart {
  readonly PartNumber: number;
  readonly ETag: string | undefined;
  readonly ChecksumSHA256: string;
}

async function putPart(
  s3: S3Connection,
  upload: { Key: string; UploadId: string },
  n: number,
  bytes: Buffer,
): Promise<SentPart> {
  const ChecksumSHA256 = sha256(bytes).toString('base64');
  const part = {
    Bucket: s3.bucket,
    ...upload,
    PartNumber: n,
    Body: bytes,
    ContentLength: bytes.length,
    ChecksumSHA256,
  };
  const { ETag } = await call(
    s3,
    (client, options) => client.send(new s3.sdk.UploadPartCommand(part), options),
    bytes.length,
  );
  return { PartNumber: n, ETag, ChecksumSHA256 };
}

/** Uploads the parts, a few at a time. */
async function putParts(
  s3: S3Connection,
  upload: { Key: string; UploadId: string },
  parts: AsyncIterable<Buffer>,
  whole: Hash,
): Promise<{ readonly sent: SentPart[]; readonly size: number }> {
  const sending: Promise<SentPart>[] = [];
  let size = 0;
  try {
    for await (const part of parts) {
      whole.update(part);
      size += part.length;
      sending.push(putPart(s3, upload, sending.length + 1, part));
      // The promise is awaited below; until then a failure must not count as an unhandled rejection.
      sending.at(-1)?.catch(() => undefined);
      await sending[sending.length - PARTS_AT_ONCE];
    }
    return { sent: await Promise.all(sending), size };
  } finally {
    await Promise.allSettled(sending);
  }
}

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** @returns the object's ETag; undefined if the response was lost */
async function completeUpload(
  s3: S3Connection,
  upload: { Key: string; UploadId: string },
  sent: readonly SentPart[],
): Promise<string | undefined> {
  const complete = async (Parts: CompletedPart[]): Promise<string | undefined> => {
    const target = { Bucket: s3.bucket, ...upload, MultipartUpload: { Parts } };
    const command = new s3.sdk.CompleteMultipartUploadCommand(target);
    return (await call(s3, (client, options) => client.send(command, options))).ETag;
  };
  try {
    return await complete([...sent]).catch((error: unknown) => {
      if (!hasName(error, 'MalformedXML')) throw error;
      // Services without checksums, such as Swift, refuse them in the list; the object is read back instead.
      return complete(sent.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })));
    });
  } catch (error) {
    // The upload may have completed with a lost response; then it no longer exists, and the object is checked.
    if (hasName(error, 'NoSuchUpload')) return undefined;
    throw error;
  }
}

async function putLarge(s3: S3Connection, key: string, parts: AsyncIterable<Buffer>): Promise<Sent> {
  const { sdk, bucket } = s3;
  const target = { Bucket: bucket, Key: key };
  const create = new sdk.CreateMultipartUploadCommand({ ...target, ChecksumAlgorithm: 'SHA256', ...toHeaders(key) });
  const { UploadId } = await call(s3, (client, options) => client.send(create, options));
  if (UploadId === undefined) throw new StorageError(`${key}: the service began no upload`);
  const upload = { Key: key, UploadId };
  try {
    const whole = createHash('sha256');
    const { sent, size } = await putParts(s3, upload, parts, whole);
    const digests = sent.map(({ ChecksumSHA256 }) => Buffer.from(ChecksumSHA256, 'base64'));
    const own = whole.digest();
    const checksums = [own.toString('base64'), `${sha256(Buffer.concat(digests)).toString('base64')}-${sent.length}`];
    const etag = await completeUpload(s3, upload, sent);
    return { size, etag, checksums, sha256: own };
  } catch (error) {
    // If this fails, too, `removeUnfinished` removes the upload later.
    await callOnce(s3, (client, options) =>
      client.send(new sdk.AbortMultipartUploadCommand({ ...target, UploadId }), options),
    ).catch(() => undefined);
    throw error;
  }
}

async function head(s3: S3Connection, key: string) {
  const command = new s3.sdk.HeadObjectCommand({ Bucket: s3.bucket, Key: key, ChecksumMode: 'ENABLED' });
  return call(s3, (client, options) => client.send(command, options));
}

interface Found {
  readonly size: number;
  readonly etag: string | undefined;
  readonly sha256: Buffer;
  readonly md5: string;
}

async function hashStored(s3: S3Connection, key: string): Promise<Found> {
  const [hash, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  const { parts, etag } = await openObject(s3, key);
  for await (const part of parts) {
    hash.update(part);
    md5.update(part);
    size += part.length;
  }
  return { size, etag, sha256: hash.digest(), md5: `"${md5.digest('hex')}"` };
}

/**
 * Verifies a stored object by size and checksum, or by reading it if the service's data doesn't match. Removes our
 * object if it is damaged.
 * @throws DamagedObjectError; StorageError
 */
async function verify(s3: S3Connection, key: string, sent: Sent): Promise<void> {
  const found = await head(s3, key).catch((error: unknown) => {
    throw isNotFound(error) ? new MissingObjectError(key, { cause: error }) : error;
  });
  const checksum = found.ChecksumSHA256;
  const isChecked = checksum === undefined ? found.ETag === sent.etag : sent.checksums.includes(checksum);
  if (found.ContentLength === sent.size && isChecked) return;
  const stored = await hashStored(s3, key);
  if (stored.sha256.equals(sent.sha256)) return;
  // A concurrent writer has stored a complete object.
  if (stored.etag !== sent.etag && stored.etag === stored.md5) return;
  if (stored.etag === sent.etag) await removeObject(s3, key);
  throw new DamagedObjectError(`${key}: other bytes were stored than were sent`);
}

/** Uploads an object, in one call or in parts, and verifies it. */
export async function putObject(
  s3: S3Connection,
  key: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const parts = cutParts(source);
  const first = await parts.next();
  const begin = first.done === true ? Buffer.alloc(0) : first.value;
  const isLarge = begin.length === PART;
  const sent = isLarge
    ? await putLarge(
        s3,
        key,
        (async function* () {
          yield begin;
          yield* parts;
        })(),
      )
    : await putSmall(s3, key, begin);
  await verify(s3, key, sent);
}
