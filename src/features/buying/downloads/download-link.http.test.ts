import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type S3StandIn, startS3 } from '../../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../../tests/support/s3/signature.ts';
import { originalKey } from '../../../platform/storage/storage.ts';

const bytes = randomBytes(40_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
let standIn: S3StandIn;
let app: TestApp;
let made: Made;
const address = (): string => `/api/v1/content/download/${made.contentId}/${made.variantIds[0]}`;

beforeAll(async () => {
  standIn = await startS3();
  app = await testApp({
    environment: {
      ARBOR_STORAGE: 's3',
      ARBOR_S3_ENDPOINT: standIn.endpoint,
      ARBOR_S3_REGION: REGION,
      ARBOR_S3_BUCKET: standIn.bucketName,
      ARBOR_S3_KEY: credentials.accessKeyId,
      ARBOR_S3_SECRET: credentials.secretAccessKey,
      ARBOR_S3_PATH_STYLE: '1',
    },
  });
  const category = await makeCategory(app, 'fonts');
  const contributor = await makeContributor(app, 'rahim');
  made = await makeContent(app, {
    category,
    contributor,
    title: 'Linked',
    prices: [0, 4900],
    bytes,
    fileName: 'নকশা.svg',
  });
});
afterAll(() => standIn.close());

describe('a download from a bucket', () => {
  it('leads to the file itself, for two minutes', async () => {
    const answer = await app.fetch(address());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    const link = answer.headers.get('location') ?? '';
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('120');
    const file = await fetch(link, { headers: { range: 'bytes=0-39999' } });
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('নকশা.svg'));
    expect(
      createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256);
    standIn.skew = 121_000;
    expect((await fetch(link)).status).toBe(403);
    standIn.skew = 0;
  });

  it('is asked about without a link, and counted as before', async () => {
    const answer = await app.fetch(address(), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '40000']);
    expect(answer.headers.get('location')).toBeNull();
    const { counts } = await app.get<{ counts: { downloads: number } }>(`/api/v1/content/single/${made.contentId}`);
    expect(counts.downloads).toBe(1);
  });

  it('gives no link to what has to be bought, is missing or has lost bytes', async () => {
    const paid = await app.fetch(`/api/v1/content/download/${made.contentId}/${made.variantIds[1]}`);
    expect([paid.status, paid.headers.get('location')]).toEqual([402, null]);
    const key = originalKey(sha256);
    const stored = standIn.bucket.objects.get(key);
    if (stored === undefined) throw new Error('nothing was stored');
    standIn.bucket.objects.set(key, { ...stored, bytes: bytes.subarray(1) });
    expect((await app.fetch(address())).status).toBe(503);
    standIn.bucket.objects.delete(key);
    expect((await app.fetch(address())).status).toBe(503);
    standIn.bucket.objects.set(key, stored);
  });

  it('says in words that files can not be had while the service is down', async () => {
    standIn.fail('HeadObject', '500', 10);
    const answer = await app.fetch(address(), { headers: { 'accept-language': 'bn' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('আবার চেষ্টা') });
    standIn.forgetFaults();
    expect((await app.fetch(address())).status).toBe(302);
  });

  it('needs no service to be ready: pages and lists go on, and the check of the storage names the cause', async () => {
    standIn.fail('HeadObject', '500', 10);
    standIn.fail('PutObject', '500', 10);
    expect((await app.fetch('/api/v1/content/all')).status).toBe(200);
    expect((await app.fetch('/healthz')).status).toBe(200);
    const storage = await app.fetch('/readyz/storage');
    const fault = 'Files can not be stored and read: put: InternalError, 500';
    expect([storage.status, await storage.json()]).toEqual([503, { ready: false, reasons: [fault], warnings: [] }]);
    expect(await app.get('/readyz')).toEqual({ ready: true, reasons: [], warnings: [fault] });
    standIn.forgetFaults();
  });
});
