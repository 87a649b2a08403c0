import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MultipartUpload } from '@aws-sdk/client-s3';
import { create } from 'content-disposition';
import { DamagedObjectError, MissingObjectError, StorageError } from '../errors.ts';
import {
  isKey,
  type ListedObject,
  type Storage,
  type StoredObject,
  validateFolder,
  validateKey,
  validateSeconds,
} from '../storage.ts';
import {
  call,
  connect,
  isNotFound,
  type Patience,
  type S3Connection,
  translateFailures,
  usualPatience,
} from './client.ts';
import { openObject, readObject } from './read.ts';
import { removeObject } from './remove.ts';
import type { S3Settings } from './settings.ts';
import { putObject } from './upload.ts';

async function statObject(s3: S3Connection, key: string): Promise<StoredObject | undefined> {
  const command = new s3.sdk.HeadObjectCommand({ Bucket: s3.bucket, Key: key });
  try {
    const { ContentLength: size, LastModified: modifiedAt } = await call(s3, (client, options) =>
      client.send(command, options),
    );
    if (size === undefined || modifiedAt === undefined) throw new StorageError(`${key} has no size or time`);
    return { size, modifiedAt };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function* listObjects(s3: S3Connection, folder: string): AsyncGenerator<ListedObject, void, undefined> {
  let token: string | undefined;
  do {
    const command = new s3.sdk.ListObjectsV2Command({
      Bucket: s3.bucket,
      Prefix: `${folder}/`,
      ...(token === undefined ? {} : { ContinuationToken: token }),
    });
    const page = await call(s3, (client, options) => client.send(command, options));
    for (const { Key: key = '', Size: size, LastModified: modifiedAt } of page.Contents ?? [])
      if (isKey(key) && size !== undefined && modifiedAt !== undefined) yield { key, size, modifiedAt };
    const next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    // A truncated list must not be taken for a complete one.
    if (page.IsTruncated === true && (next === undefined || next === token))
      throw new StorageError(`The list of ${folder} has no end`);
    token = next;
  } while (token !== undefined);
}

async function copyObject(s3: S3Connection, from: string, to: string): Promise<void> {
  const source = await statObject(s3, from);
  if (source === undefined) throw new MissingObjectError(from);
  if (from === to) return;
  const command = new s3.sdk.CopyObjectCommand({ Bucket: s3.bucket, Key: to, CopySource: `${s3.bucket}/${from}` });
  await call(s3, (client, options) => client.send(command, options));
  const copied = await statObject(s3, to);
  if (copied?.size !== source.size) throw new DamagedObjectError(`${to} is no copy of ${from}`);
}

async function* listUploads(s3: S3Connection): AsyncGenerator<MultipartUpload, void, undefined> {
  let marker: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (;;) {
    const command = new s3.sdk.ListMultipartUploadsCommand({ Bucket: s3.bucket, ...marker });
    const page = await call(s3, (client, options) => client.send(command, options));
    yield* page.Uploads ?? [];
    if (page.IsTruncated !== true) return;
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    if (KeyMarker === undefined || (KeyMarker === marker.KeyMarker && UploadIdMarker === marker.UploadIdMarker))
      throw new StorageError('The list of unfinished uploads has no end');
    marker = { KeyMarker, ...(UploadIdMarker === undefined ? {} : { UploadIdMarker }) };
  }
}

async function abortUploads(s3: S3Connection, before: Date): Promise<void> {
  const old: { Key: string; UploadId: string }[] = [];
  for await (const { Key = '', UploadId, Initiated } of listUploads(s3))
    if (isKey(Key) && UploadId !== undefined && Initiated !== undefined && Initiated < before)
      old.push({ Key, UploadId });
  for (const upload of old) {
    const abort = new s3.sdk.AbortMultipartUploadCommand({ Bucket: s3.bucket, ...upload });
    await call(s3, (client, options) => client.send(abort, options));
  }
}

/** Stores objects in a private bucket of an S3-compatible service. */
export function createS3Storage(settings: S3Settings, patience: Patience = usualPatience): Storage {
  let connection: Promise<S3Connection> | undefined;
  const run = <T>(what: string, work: (s3: S3Connection) => Promise<T>): Promise<T> =>
    translateFailures(what, async () => {
      connection ??= connect(settings, patience).catch((error: unknown) => {
        // The next call connects again, because the failure may be temporary.
        connection = undefined;
        throw error;
      });
      return work(await connection);
    });
  return {
    hasDirectLinks: true,
    async put(key, bytes) {
      validateKey(key);
      try {
        await run('put', (s3) => putObject(s3, key, bytes instanceof Readable ? bytes : [bytes]));
      } finally {
        // An unfinished source is destroyed, so that its producer doesn't wait forever.
        if (bytes instanceof Readable) bytes.destroy();
      }
    },
    async putFile(key, path) {
      validateKey(key);
      const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
      const { size } = await file.stat();
      const source = file.createReadStream({ highWaterMark: 1024 * 1024 });
      let read = 0;
      source.on('data', (part) => {
        read += part.length;
      });
      await this.put(key, source);
      if (read !== size) throw new DamagedObjectError(`${path} has changed while it was sent`);
      await rm(path);
    },
    copy: (from, to) => run('copy', (s3) => copyObject(s3, validateKey(from), validateKey(to))),
    stat: (key) => run('stat', (s3) => statObject(s3, validateKey(key))),
    async *list(folder) {
      yield* listObjects(await run('list', async (s3) => s3), validateFolder(folder));
    },
    read: (key, range) => run('read', (s3) => readObject(s3, validateKey(key), range)),
    async writeTo(key, range, take) {
      const { end, parts } = await run('read', (s3) => openObject(s3, validateKey(key), range));
      for await (const part of parts) await take(part);
      if (end < range.end) throw new DamagedObjectError(`${key} ends at ${end + 1}, before ${range.end}`);
    },
    async createLink(key, { seconds, fileName, mediaType }) {
      validateKey(key);
      const expiresIn = validateSeconds(seconds);
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      return run('link', ({ sdk, client, bucket }) => {
        const command = new sdk.GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: create(fileName),
          ResponseContentType: mediaType,
          ResponseCacheControl: 'private, no-store',
        });
        return getSignedUrl(client, command, { expiresIn });
      });
    },
    remove: (key) => run('remove', (s3) => removeObject(s3, validateKey(key))),
    removeUnfinished: (before) => run('remove unfinished uploads', (s3) => abortUploads(s3, before)),
    async check() {
      const probe = `probes/${randomUUID()}`;
      await this.put(probe, new Uint8Array([1]));
      // Credentials that can write but not read would otherwise be noticed only at the first download.
      await this.stat(probe);
      await this.remove(probe);
    },
  };
}
