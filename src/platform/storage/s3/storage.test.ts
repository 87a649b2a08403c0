import { afterAll } from 'vitest';
import { openTestedService } from '../../../../tests/support/s3/service.ts';
import { storageConformance } from '../../../../tests/support/storage-conformance.ts';
import { createS3Storage } from './storage.ts';

const service = await openTestedService();
const patience = { attempts: 4, firstDelayMs: 5, callMs: 10_000, leastRate: 1000 };
const storage = createS3Storage(service.settings, patience);

afterAll(() => service.close());

const follow = (link: string, init?: RequestInit): Promise<Response> => fetch(link, init);
storageConformance(async () => ({ storage, follow, large: 20_000_000, isReal: service.isReal }));
