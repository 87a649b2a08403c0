import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { listAll } from '../../../../tests/support/list-all.ts';
import { type Fault, type S3Operation, startS3 } from '../../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../../tests/support/s3/signature.ts';
import { DamagedObjectError, StorageError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { createS3Storage } from './storage.ts';

const standIn = await startS3();
const { bucket } = standIn;
const settings = {
  endpoint: standIn.endpoint,
  region: REGION,
  bucket: standIn.bucketName,
  pathStyle: true,
  ...credentials,
};
const open = (changed: Partial<typeof settings> = {}, callMs = 10_000): Storage =>
  createS3Storage({ ...settings, ...changed }, { attempts: 3, firstDelayMs: 2, callMs, leastRate: 20_000_000 });
const storage = open();
/** This storage has a short timeout, for faults that never respond. */
const hasty = open({}, 1500);
const storageFor = (fault: Fault): Storage => (fault === 'hang' || fault === 'drip' ? hasty : storage);

afterEach(() => {
  standIn.forgetFaults();
  bucket.pageSize = 1000;
  bucket.keepsChecksums = true;
  standIn.skew = 0;
});
afterAll(() => standIn.close());

const small = randomBytes(3000);
const large = randomBytes(17_000_000);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
let count = 0;
const newKey = (): string => {
  count += 1;
  return `originals/ff/fault-${count}`;
};

/** Expects that the object is stored completely, or not at all and without an unfinished upload. */
function expectWholeOrNothing(key: string, bytes: Buffer, outcome: PromiseSettledResult<void>): void {
  const stored = bucket.objects.get(key)?.bytes;
  if (outcome.status === 'fulfilled') expect(stored && hash(stored)).toBe(hash(bytes));
  else {
    expect(outcome.reason).toBeInstanceOf(StorageError);
    if (stored !== undefined) expect(hash(stored)).toBe(hash(bytes));
  }
  expect([...bucket.uploads.values()].filter((each) => each.key === key)).toEqual([]);
}

const settle = async (work: Promise<void>): Promise<PromiseSettledResult<void>> => {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome === undefined) throw new Error('nothing was settled');
  return outcome;
};

const passing: Fault[] = ['500', 'slowDown', 'hang', 'drip', 'reset', 'lost', 'cut'];

describe('a call that fails once', () => {
  const puts: [S3Operation, Buffer][] = [
    ['PutObject', small],
    ['CreateMultipartUpload', large],
    ['UploadPart', large],
    ['CompleteMultipartUpload', large],
    ['HeadObject', small],
  ];
  const cases = puts.flatMap(([operation, bytes]) =>
    passing.map((fault): [S3Operation, Fault, Buffer] => [operation, fault, bytes]),
  );
  it.each(cases)('%s with %s: the object is stored whole', async (operation, fault, bytes) => {
    const key = newKey();
    standIn.fail(operation, fault);
    const outcome = await settle(storageFor(fault).put(key, Readable.from([bytes])));
    expect(outcome.status).toBe('fulfilled');
    expect(hash(bucket.objects.get(key)?.bytes ?? Buffer.alloc(0))).toBe(hash(bytes));
  });

  it.each(passing)('a read with %s: the bytes are right', async (fault) => {
    const key = newKey();
    await storage.put(key, large);
    standIn.fail('GetObject', fault);
    expect(hash(await buffer(await storageFor(fault).read(key)))).toBe(hash(large));
    standIn.fail('GetObject', fault);
    const parts: Buffer[] = [];
    await storageFor(fault).writeTo(
      key,
      { start: 1000, end: 9_000_999 },
      async (part) => void parts.push(Buffer.from(part)),
    );
    expect(hash(Buffer.concat(parts))).toBe(hash(large.subarray(1000, 9_001_000)));
  });

  it.each(passing)('a copy, a list, a removal with %s', async (fault) => {
    const [key, copy] = [newKey(), newKey()];
    await storage.put(key, small);
    for (const operation of ['CopyObject', 'ListObjectsV2', 'DeleteObject'] as const) standIn.fail(operation, fault);
    await storageFor(fault).copy(key, copy);
    expect(bucket.objects.get(copy)?.bytes.equals(small)).toBe(true);
    expect((await listAll(storageFor(fault), 'originals/ff')).map((each) => each.key)).toContain(copy);
    await storageFor(fault).remove(copy);
    expect(bucket.objects.has(copy)).toBe(false);
  });
});

describe('a service that does not recover', () => {
  const operations: S3Operation[] = [
    'PutObject',
    'HeadObject',
    'CreateMultipartUpload',
    'UploadPart',
    'CompleteMultipartUpload',
  ];
  const faults: Fault[] = ['500', 'slowDown', 'hang', 'reset', 'errorIn200'];
  it.each(operations.flatMap((operation) => faults.map((fault): [S3Operation, Fault] => [operation, fault])))(
    '%s with %s: a clean failure, and nothing half',
    async (operation, fault) => {
      const key = newKey();
      const bytes = operation === 'PutObject' || operation === 'HeadObject' ? small : large;
      standIn.fail(operation, fault, 20);
      expectWholeOrNothing(key, bytes, await settle(storageFor(fault).put(key, bytes)));
      standIn.forgetFaults();
      await storage.put(key, bytes);
      expect(hash(await buffer(await storage.read(key)))).toBe(hash(bytes));
    },
  );

  it('is asked three times, and no more', async () => {
    standIn.fail('PutObject', 'slowDown', 20);
    const before = standIn.calls.length;
    await expect(storage.put(newKey(), small)).rejects.toThrow(/SlowDown, 503/);
    expect(standIn.calls.length - before).toBe(3);
  });

  it('leaves a local file where it is', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'arbor-s3-')), 'file');
    writeFileSync(path, small);
    const key = newKey();
    standIn.fail('PutObject', '500', 20);
    await expect(storage.putFile(key, path)).rejects.toThrow(StorageError);
    expect(existsSync(path)).toBe(true);
    standIn.forgetFaults();
    await storage.putFile(key, path);
    expect([existsSync(path), bucket.objects.get(key)?.bytes.equals(small)]).toEqual([false, true]);
  });

  it('ends a reading', async () => {
    const key = newKey();
    await storage.put(key, large);
    standIn.fail('GetObject', 'cut', 50);
    await expect(storage.read(key).then(buffer)).rejects.toThrow(StorageError);
    const taken: number[] = [];
    standIn.fail('GetObject', '500', 50);
    await expect(
      storage.writeTo(key, { start: 0, end: large.length - 1 }, async (part) => void taken.push(part.length)),
    ).rejects.toThrow(StorageError);
    expect(taken.reduce((sum, length) => sum + length, 0)).toBeLessThan(large.length);
  });

  it('is not ready', async () => {
    standIn.fail('PutObject', '500', 20);
    await expect(storage.check()).rejects.toThrow(StorageError);
    standIn.forgetFaults();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('that cannot be reached says so', async () => {
    await expect(open({ endpoint: 'http://127.0.0.1:1' }).stat('originals/ab/x')).rejects.toThrow(StorageError);
  });
});

describe('a service that lies', () => {
  const lies: [S3Operation, Fault, Buffer][] = [
    ['PutObject', 'wrongEtag', small],
    ['PutObject', 'errorIn200', small],
    ['PutObject', 'corrupt', small],
    ['UploadPart', 'wrongEtag', large],
    ['CompleteMultipartUpload', 'errorIn200', large],
    ['CompleteMultipartUpload', 'wrongEtag', large],
    ['CompleteMultipartUpload', 'corrupt', large],
    ['HeadObject', 'wrongSize', small],
    ['HeadObject', 'wrongEtag', large],
  ];
  for (const keepsChecksums of [true, false])
    it.each(lies)(`%s with %s is found out (checksums kept: ${keepsChecksums})`, async (operation, fault, bytes) => {
      bucket.keepsChecksums = keepsChecksums;
      const key = newKey();
      standIn.fail(operation, fault);
      expectWholeOrNothing(key, bytes, await settle(storage.put(key, bytes)));
    });

  it('storing other bytes is refused, and they are removed', async () => {
    const key = newKey();
    standIn.fail('PutObject', 'corrupt');
    await expect(storage.put(key, small)).rejects.toThrow(DamagedObjectError);
    expect(bucket.objects.has(key)).toBe(false);
  });

  it('with a copy that is none', async () => {
    const [key, copy] = [newKey(), newKey()];
    await storage.put(key, small);
    standIn.fail('CopyObject', 'corrupt');
    await expect(storage.copy(key, copy)).rejects.toThrow(DamagedObjectError);
    standIn.fail('CopyObject', 'errorIn200');
    await storage.copy(key, copy);
    expect(bucket.objects.get(copy)?.bytes.equals(small)).toBe(true);
  });

  it('about a part that changed under the reader', async () => {
    const key = newKey();
    await storage.put(key, large);
    const parts: Buffer[] = [];
    standIn.fail('GetObject', 'cut');
    const reading = storage.writeTo(key, { start: 0, end: large.length - 1 }, async (part) => {
      parts.push(Buffer.from(part));
      const stored = bucket.objects.get(key);
      if (stored !== undefined && parts.length === 1)
        bucket.objects.set(key, { ...stored, bytes: randomBytes(large.length), etag: '"another"' });
    });
    await expect(reading).rejects.toThrow(StorageError);
  });
});

describe('a bucket', () => {
  it('is listed page by page', async () => {
    bucket.pageSize = 7;
    for (let n = 0; n < 30; n += 1) await storage.put(`drafts/page/${n}`, Buffer.from([n]));
    expect(await listAll(storage, 'drafts/page')).toHaveLength(30);
  });

  it('is closed to whoever has no key, or a wrong one', async () => {
    const key = newKey();
    await storage.put(key, small);
    expect((await fetch(`${standIn.endpoint}/${standIn.bucketName}/${key}`)).status).toBe(403);
    expect((await fetch(`${standIn.endpoint}/${standIn.bucketName}?list-type=2`)).status).toBe(403);
    await expect(open({ secretAccessKey: 'another' }).read(key)).rejects.toThrow(/SignatureDoesNotMatch, 403/);
    await expect(open({ accessKeyId: 'NOBODY' }).put(key, small)).rejects.toThrow(/403/);
  });

  it('opens a link to the second, and never after', async () => {
    const key = newKey();
    await storage.put(key, small);
    const link = await storage.createLink(key, { seconds: 300, fileName: 'a.svg', mediaType: 'image/svg+xml' });
    expect((await fetch(link)).status).toBe(200);
    standIn.skew = 298_000;
    expect((await fetch(link)).status).toBe(200);
    standIn.skew = 301_000;
    expect((await fetch(link)).status).toBe(403);
  });

  it('that does not exist is no missing object', async () => {
    await expect(open({ bucket: 'somebody-elses' }).read('originals/ab/x')).rejects.toThrow(/NoSuchBucket/);
  });

  it('loses uploads that nobody finished, once they are old', async () => {
    const key = newKey();
    standIn.fail('UploadPart', '500', 20);
    standIn.fail('AbortMultipartUpload', '500', 20);
    await expect(storage.put(key, large)).rejects.toThrow(StorageError);
    standIn.forgetFaults();
    const isOpen = (): boolean => [...bucket.uploads.values()].some((each) => each.key === key);
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(isOpen()).toBe(true);
    await storage.removeUnfinished(new Date(Date.now() + 60_000));
    expect(bucket.uploads.size).toBe(0);
  });

  it('are ended page after page, and those of today stay', async () => {
    bucket.pageSize = 2;
    const hour = 3_600_000;
    for (let n = 0; n < 7; n += 1)
      bucket.uploads.set(`old-${n}`, {
        key: 'originals/ff/begun',
        type: '',
        startedAt: new Date(Date.now() - hour),
        parts: new Map(),
      });
    bucket.uploads.set('new', { key: 'originals/aa/begun', type: '', startedAt: new Date(), parts: new Map() });
    await storage.removeUnfinished(new Date(Date.now() - hour / 2));
    expect([...bucket.uploads.keys()]).toEqual(['new']);
    bucket.uploads.clear();
  });
});
