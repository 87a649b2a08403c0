import { afterAll } from 'vitest';
import { startS3 } from '../../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../../tests/support/s3/signature.ts';
import { storageConformance } from '../../../../tests/support/storage-conformance.ts';
import { createS3Storage } from './storage.ts';

const standIn = await startS3();
const settings = {
  endpoint: standIn.endpoint,
  region: REGION,
  bucket: standIn.bucketName,
  pathStyle: true,
  ...credentials,
};
const storage = createS3Storage(settings, { attempts: 4, firstDelayMs: 5, callMs: 2000, leastRate: 1000 });

afterAll(() => standIn.close());

storageConformance(async () => ({ storage, follow: (link, init) => fetch(link, init), large: 20_000_000 }));
