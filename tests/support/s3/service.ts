import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../src/platform/storage/s3/settings.ts';
import { createS3Storage } from '../../../src/platform/storage/s3/storage.ts';
import { startS3 } from './server.ts';
import { credentials, REGION } from './signature.ts';

interface TestedService {
  readonly isReal: boolean;
  readonly settings: S3Settings;
  readonly close: () => Promise<void>;
}

const areas = ['originals', 'previews', 'drafts', 'uploads', 'probes'];

/** Creates a bucket at a real service, `https://key:secret@host`, and removes it with its contents afterwards. */
async function openRealService(address: string): Promise<TestedService> {
  const { origin, username, password } = new URL(address);
  const settings = {
    endpoint: origin,
    region: 'us-east-1',
    bucket: `arbor-${randomBytes(6).toString('hex')}`,
    pathStyle: true,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  const close = async (): Promise<void> => {
    const storage = createS3Storage(settings);
    await storage.removeUnfinished(new Date(Date.now() + 60_000));
    for (const area of areas) for await (const { key } of storage.list(area)) await storage.remove(key);
    await client.send(new DeleteBucketCommand({ Bucket: settings.bucket }));
  };
  return { isReal: true, settings, close };
}

/** Opens the service for the tests of storages: the one in `ARBOR_TEST_S3`, or else the stand-in. */
export async function openTestedService(): Promise<TestedService> {
  const address = process.env['ARBOR_TEST_S3'];
  if (address !== undefined) return openRealService(address);
  const standIn = await startS3();
  const settings = {
    ...credentials,
    endpoint: standIn.endpoint,
    region: REGION,
    bucket: standIn.bucketName,
    pathStyle: true,
  };
  return { isReal: false, settings, close: standIn.close };
}
