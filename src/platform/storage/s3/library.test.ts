import { randomBytes } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { startS3 } from '../../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../../tests/support/s3/signature.ts';
import { createS3Storage } from './storage.ts';

const standIn = await startS3();
afterAll(() => standIn.close());

it('the library that speaks S3 is loaded again where that failed once', async () => {
  const { endpoint, bucketName: bucket } = standIn;
  const patience = { attempts: 3, firstDelayMs: 2, callMs: 10_000, leastRate: 20_000_000 };
  const storage = createS3Storage({ endpoint, region: REGION, bucket, pathStyle: true, ...credentials }, patience);
  vi.doMock('@aws-sdk/client-s3', () => {
    throw new Error('too many open files');
  });
  const [key, bytes] = ['originals/ff/loaded-again', randomBytes(3000)];
  await expect(storage.put(key, bytes)).rejects.toThrow();
  vi.doUnmock('@aws-sdk/client-s3');
  await storage.put(key, bytes);
  expect(standIn.bucket.objects.get(key)?.bytes.equals(bytes)).toBe(true);
});
