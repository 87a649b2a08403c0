import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Fault, type S3Operation, startS3 } from '../../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../../tests/support/s3/signature.ts';
import { openSmallDisk } from '../../../../tests/support/small-disk.ts';
import { beginUpload, sha256Of } from '../../../../tests/support/tus.ts';
import { drawPng, readJson, signInUploader, uploadIdOf } from '../../../../tests/support/upload-calls.ts';
import { StorageError } from '../../../platform/storage/errors.ts';
import { createS3Storage } from '../../../platform/storage/s3/storage.ts';
import { draftPreviewFolder, originalKey } from '../../../platform/storage/storage.ts';
import { processUpload } from './service/process.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const standIn = await startS3();
const folder = app.platform.storage;
const settings = {
  ...credentials,
  endpoint: standIn.endpoint,
  region: REGION,
  bucket: standIn.bucketName,
  pathStyle: true,
};
const impatient = { attempts: 2, firstDelayMs: 2, callMs: 400, leastRate: 20_000_000 };
const bucket = createS3Storage(settings, impatient);
const disk = openSmallDisk(`${app.folder}/uploads`, 6_000_000);
afterEach(() => {
  standIn.forgetFaults();
  disk.empty();
  Object.assign(app.platform, { storage: folder });
});
afterAll(async () => {
  disk.close();
  await standIn.close();
});

let shade = 0;
async function send() {
  const person = await signInUploader(app);
  shade += 1;
  const bytes = await drawPng(shade);
  const sha256 = sha256Of(bytes);
  const address = await beginUpload(person.calls, bytes, { sha256 });
  expect((await person.calls.patch(address, 0, bytes)).status).toBe(204);
  const id = uploadIdOf(address);
  return {
    person,
    id,
    sha256,
    process: () => processUpload(app.systemContext(), { uploadId: id }),
    read: () => readJson(person, address),
  };
}

type Failure = readonly [what: string, operation: S3Operation, fault: Fault];
const failures: readonly Failure[] = [
  ['answers 500', 'PutObject', '500'],
  ['answers errors as successes', 'PutObject', 'errorIn200'],
  ['asks for patience without end', 'PutObject', 'slowDown'],
  ['gives no answer', 'PutObject', 'hang'],
  ['does not say what it has', 'HeadObject', 'hang'],
  ['stores other bytes than were sent', 'PutObject', 'corrupt'],
];

describe('an upload while the bucket', () => {
  it.each(failures)(
    '%s waits, and is ready once that is over, with the bytes that were sent',
    async (_, operation, fault) => {
      Object.assign(app.platform, { storage: bucket });
      const upload = await send();
      standIn.fail(operation, fault, 1000);
      await expect(upload.process()).rejects.toBeInstanceOf(StorageError);
      expect(await upload.read()).toMatchObject({ status: 'processing', refusal: null });
      standIn.forgetFaults();
      await upload.process();
      expect(await upload.read()).toMatchObject({ status: 'ready', sha256: upload.sha256 });
      const stored = standIn.bucket.objects.get(originalKey(upload.sha256));
      expect(stored && sha256Of(stored.bytes)).toBe(upload.sha256);
      expect(await app.platform.receivedFiles.readSize(upload.id)).toBeUndefined();
    },
  );

  it('fails for good is refused as no fault of the file, kept whole, and ready after another try', async () => {
    Object.assign(app.platform, { storage: bucket });
    const upload = await send();
    standIn.fail('PutObject', '500', 1000);
    for (let run = 0; run < 10; run += 1) await expect(upload.process()).rejects.toThrow();
    expect(await upload.read()).toMatchObject({ status: 'refused', refusal: { code: 'PROCESSING_FAILED' } });
    standIn.forgetFaults();
    expect((await upload.person.call('POST', `/uploads/retry/${upload.id}`)).status).toBe(200);
    await upload.process();
    expect(await upload.read()).toMatchObject({ status: 'ready', sha256: upload.sha256 });
  });
});

describe('an upload while the original that is there already', () => {
  it('has other bytes than its name says is stored whole again', async () => {
    Object.assign(app.platform, { storage: bucket });
    const upload = await send();
    const size = Number((await upload.read())['size']);
    await bucket.put(originalKey(upload.sha256), new Uint8Array(size));
    await upload.process();
    expect((await upload.read())['status']).toBe('ready');
    const stored = standIn.bucket.objects.get(originalKey(upload.sha256));
    expect(stored && sha256Of(stored.bytes)).toBe(upload.sha256);
  });
});

describe('an upload while the disk is full', () => {
  it('waits to be processed, and is ready once there is room', async () => {
    const upload = await send();
    disk.fill();
    await expect(upload.process()).rejects.toThrow();
    expect(await upload.read()).toMatchObject({ status: 'processing', refusal: null });
    disk.empty();
    await upload.process();
    expect(await upload.read()).toMatchObject({ status: 'ready', sha256: upload.sha256 });
    const names: string[] = [];
    for await (const { key } of folder.list(draftPreviewFolder(upload.id))) names.push(key);
    expect(names.length).toBeGreaterThan(2);
  });
});
